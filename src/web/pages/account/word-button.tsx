import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './word-button.module.css'

type WordButtonProps = {
  children: ReactNode
  /** Tells those who hear it alone what it acts on. */
  about?: string
} & ({ to: string } | ({ to?: never } & ButtonHTMLAttributes<HTMLButtonElement>))

/** An action, or a page of the site, that looks like a link in running text. */
export function WordButton({ about, children, ...target }: WordButtonProps) {
  const words = (
    <>
      {children}
      {about && <span className="visually-hidden">: {about}</span>}
    </>
  )
  if (target.to !== undefined) {
    return (
      <PageLink to={target.to} className={styles.button}>
        {words}
      </PageLink>
    )
  }
  return (
    <button type="button" {...target} className={styles.button}>
      {words}
    </button>
  )
}
