import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The title and lead of a page on the light background. */
export function PageHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={`grid ${styles.head}`}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </div>
  )
}
