import type { ReactNode } from 'react'
import { tied } from '../text/tied.ts'
import styles from './titled-section.module.css'

type TitledSectionProps = { title: string; children: ReactNode; id?: string }

/** A section with its title in a column on the left. */
export function TitledSection({ title, children, id }: TitledSectionProps) {
  return (
    <section id={id} className={`grid ${styles.section}`}>
      <h2 className={styles.title}>{tied(title)}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
