import type { ReactNode } from 'react'
import type { Copy } from '#content/en/courses/course.ts'
import { PageLink } from '../../router/page-link.tsx'
import styles from './section-bar.module.css'

export type SectionId = Exclude<keyof Copy['sections'], 'label'>

type SectionBarProps = {
  words: Copy['sections']
  sections: readonly SectionId[]
  price: string
  /** The page's main action again: the bar stays while the page scrolls. */
  children?: ReactNode
}

/** Links to the sections of the page, its price and its action. */
export function SectionBar({ words, sections, price, children }: SectionBarProps) {
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
        <div className={styles.end}>
          <p className={`money ${styles.price}`}>{price}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
