import type { ReactElement, ReactNode } from 'react'
import { Empty } from '../../../ui/page/empty.tsx'
import styles from './my-courses.module.css'

type CourseSectionProps = {
  id: string
  title: string
  /** Shown without rows. */
  none: string
  rows: readonly ReactElement[]
  children?: ReactNode
}

export function CourseSection({ id, title, none, rows, children }: CourseSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {rows.length === 0 && <Empty>{none}</Empty>}
      {rows.length > 0 && <ul className="plain-list mb-4 gold-above">{rows}</ul>}
      {children}
    </section>
  )
}
