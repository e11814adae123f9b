import type { ReactNode } from 'react'
import styles from './outcome.module.css'

type OutcomeProps = { tone: 'success' | 'failure' | 'waiting'; title: string; children: ReactNode }

/** How a thing ended, announced when it appears: 'Payment Successful!', 'Payment Failed'. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  return (
    <section className={`${styles.outcome} ${styles[tone]}`} role={tone === 'success' ? 'status' : 'alert'}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  )
}
