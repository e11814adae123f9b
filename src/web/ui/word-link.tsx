import type { ReactNode } from 'react'
import { PageLink } from './page-link.tsx'
import styles from './word-link.module.css'

/** A link beside a question or a label: "No account yet? Create account". */
export function WordLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <PageLink to={to} state={state} className={styles.link}>
      {children}
    </PageLink>
  )
}
