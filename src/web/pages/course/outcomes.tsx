import type { ReactNode } from 'react'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './outcomes.module.css'

type OutcomesProps = { title: string; items?: readonly string[]; children?: ReactNode }

/** Statements in large type, with the title on the left. */
export function Outcomes({ title, items = [], children }: OutcomesProps) {
  return (
    <section id="overview" className={`grid section below ${styles.outcomes}`}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>
        {items.length > 0 && (
          <ul className={`plain-list ${styles.list}`}>
            {items.map((item) => (
              <li key={item}>
                <NoBreaks>{item}</NoBreaks>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}
