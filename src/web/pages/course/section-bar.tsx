import type { ReactNode } from 'react'
import type { Copy } from '#content/en/course.ts'
import { PageLink } from '../../router/page-link.tsx'
import styles from './section-bar.module.css'

export type SectionId = Exclude<keyof Copy['sections'], 'label'>

type SectionBarProps = { words: Copy['sections']; sections: readonly SectionId[]; children: ReactNode }

/** Links to the sections of the page, and its price. */
export function SectionBar({ words, sections, children }: SectionBarProps) {
  return (
    <div className={styles.bar}>
      <div className={`page ${styles.inside}`}>
        <nav className={styles.links} aria-label={words.label}>
          {sections.map((section) => (
            <PageLink key={section} to={`#${section}`} className={styles.link}>
              {words[section]}
            </PageLink>
          ))}
        </nav>
        <p className={`money ${styles.price}`}>{children}</p>
      </div>
    </div>
  )
}
