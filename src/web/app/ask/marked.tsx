import { Fragment } from 'react'
import styles from './result-list.module.css'

/** Underlines what was typed, where words begin with it. Accents and case do not matter. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const starts = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))
  const words = text.split(/(\s+)/)
  return words.map((word, index) => {
    // A figure must be whole: the 2 of Module 2 is not the 2 of 2025.
    const isBegun = (one: string) =>
      /\d/.test(one) ? plain(word).replace(/\W/g, '') === one : plain(word).startsWith(one)
    const start = starts.find(isBegun)
    const key = `${index} ${word}`
    if (!start) return <Fragment key={key}>{word}</Fragment>
    return (
      <Fragment key={key}>
        <span className={styles.mark}>{word.slice(0, start.length)}</span>
        {word.slice(start.length)}
      </Fragment>
    )
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
