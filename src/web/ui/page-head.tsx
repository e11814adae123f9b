import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** How a page on paper opens: its title, and a lead beside it, or under it where there is no room. */
export function PageHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={`grid ${styles.head}`}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </div>
  )
}
