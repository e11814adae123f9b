import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { PageLink } from '../router/page-link.tsx'
import styles from './word-button.module.css'

type WordButtonProps = {
  children: ReactNode
  /** What it acts on, for screen readers. */
  about?: string
  /** The answer to a question or label next to it: "No account yet? Create account". */
  strong?: boolean
} & ({ to: string; state?: unknown } | ({ to?: never } & ButtonHTMLAttributes<HTMLButtonElement>))

/** A button or page link that looks like a link in running text. */
export function WordButton({ about, strong, children, ...target }: WordButtonProps) {
  const className = strong ? `${styles.word} ${styles.strong}` : styles.word
  const words = (
    <>
      {children}
      {about && <span className="visually-hidden">: {about}</span>}
    </>
  )
  if (target.to !== undefined) {
    return (
      <PageLink {...target} className={className}>
        {words}
      </PageLink>
    )
  }
  return (
    <button type="button" {...target} className={className}>
      {words}
    </button>
  )
}
