import type { ReactNode } from 'react'
import { type CoursePageId, widePhoto } from '#content/course-photos.ts'
import type { Copy } from '#content/en/course.ts'
import { chosenPhoto } from '#content/item-photos.ts'
import { Moving, pictureName } from '../../ui/moving.tsx'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './course-hero.module.css'

type HeroProps = {
  id: CoursePageId
  copy: Copy
  /** The small capitals above the title. */
  marks: readonly string[]
  /** The date or figure, and what it takes to register. */
  children: ReactNode
}

export function Hero({ id, copy, marks, children }: HeroProps) {
  const [before, emphasis, after] = copy.title(id)
  // The wide pictures of the release are dark where the words are.
  const isLight = id === 'fellowship' || id === 'mastership' || chosenPhoto(id) !== undefined
  return (
    <section className={`dark deep ${styles.hero}`}>
      <div className={styles.backdrop} data-light={isLight || undefined}>
        <Moving name={pictureName(id)}>
          <Picture of={widePhoto(id)} alt="" sizes="(width < 48rem) 680px, 100vw" first />
        </Moving>
      </div>
      <div className={`grid ${styles.words}`}>
        <p className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
        <h1 className={styles.title}>
          {before} <em>{emphasis}</em>
          {after && ` ${after}`}
        </h1>
        <p className={`lead ${styles.lead}`}>
          <NoBreaks>{copy.lead(id)}</NoBreaks>
        </p>
        <div className={styles.foot}>{children}</div>
      </div>
    </section>
  )
}
