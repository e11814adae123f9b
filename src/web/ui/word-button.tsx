import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { PageLink } from './page-link.tsx'
import styles from './word-button.module.css'

type WordButtonProps = {
  children: ReactNode
  /** Tells those who hear it alone what it acts on. */
  about?: string
  /** Stands beside a question or a label and answers it: "No account yet? Create account". */
  strong?: boolean
} & ({ to: string; state?: unknown } | ({ to?: never } & ButtonHTMLAttributes<HTMLButtonElement>))

/** An action, or a page of the site, that looks like a link in running text. */
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
