import { useState } from 'react'
import type { Copy } from '#content/en/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { judge } from '../../services/ask.ts'
import { takeFocus } from '../../ui/page/focus.ts'
import styles from './answer-view.module.css'

type HelpfulProps = { copy: Copy; language: Language; question: string }

/** Asks once. A verdict that does not arrive is not worth a message. */
export function Helpful({ copy, language, question }: HelpfulProps) {
  const [isJudged, setJudged] = useState(false)
  const { label, yes, no, thanks } = copy.helpful
  const choose = (helpful: boolean) => {
    setJudged(true)
    judge({ question, lang: language, helpful }).catch(() => undefined)
  }
  if (isJudged) {
    // The focus was on a button that is gone.
    return (
      <p className="flex items-center gap-4 text-slate min-h-target" tabIndex={-1} ref={takeFocus}>
        {thanks}
      </p>
    )
  }
  return (
    <p className="flex items-center gap-4 text-slate min-h-target">
      {label}
      <button
        type="button"
        className={`text-ink min-h-target ${styles.verdict}`}
        onClick={() => choose(true)}
      >
        {yes}
      </button>
      <button
        type="button"
        className={`text-ink min-h-target ${styles.verdict}`}
        onClick={() => choose(false)}
      >
        {no}
      </button>
    </p>
  )
}
