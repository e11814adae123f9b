import type { ReactNode } from 'react'
import type { Copy } from '#content/en/courses/course.ts'
import { type CoursePageId, openingPhoto, widePhoto } from '#content/media/course-photos.ts'
import { chosenPhoto } from '#content/media/item-photos.ts'
import { Moving, pictureName } from '../../ui/media/moving.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { tied } from '../../ui/text/tied.ts'
import styles from './course-hero.module.css'

type WordsProps = {
  id: CoursePageId
  copy: Copy
  /** The small capitals above the title. */
  marks: readonly string[]
}

type HeroProps = WordsProps & {
  /** The date or figure, and what it takes to register. */
  children: ReactNode
}

/** On a phone the dark picture may be a fifth wider than its file: the next larger file is painted 150 ms later. */
const wideSizes = '(width < 48rem) 548px, (width < 64rem) 124vw, 104vw'
const lightSizes = '(width < 48rem) 456px, (width < 64rem) 100vw, max(56vw, 990px)'

/** Release pictures that are placed in their own way. */
const placed: Partial<Record<CoursePageId, string | undefined>> = {
  mastership: styles.mastership,
  residency: styles.residency,
}

export function Hero({ id, copy, marks, children }: HeroProps) {
  // The wide pictures of the release are dark where the words are.
  const isLight = id === 'fellowship' || id === 'mastership' || chosenPhoto(id) !== undefined
  const look = [styles.backdrop, isLight && styles.light, placed[id]].filter(Boolean).join(' ')
  return (
    <section className={`dark deep ${styles.hero}`}>
      <div className={look}>
        <Moving name={pictureName(id)}>
          <Picture of={widePhoto(id)} alt="" sizes={isLight ? lightSizes : wideSizes} first />
        </Moving>
      </div>
      <div className={`grid ${styles.words}`}>
        <Words id={id} copy={copy} marks={marks} />
        <div className={styles.foot}>{children}</div>
      </div>
    </section>
  )
}

/** The words are on paper and the picture is below them, above the days. */
export function PaperHero({ id, copy, marks }: WordsProps) {
  return (
    <section className={`grid ${styles.paper}`}>
      <Words id={id} copy={copy} marks={marks} />
      <div className={`covered ${styles.opening}`}>
        <Moving name={pictureName(id)}>
          <Picture of={openingPhoto(id)} alt="" sizes="(width < 48rem) 70vw, 100vw" first />
        </Moving>
      </div>
    </section>
  )
}

function Words({ id, copy, marks }: WordsProps) {
  const [before, emphasis, after] = copy.title(id)
  return (
    <>
      <p className={`row ${styles.marks}`}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <h1 className={styles.title}>
        {before} <em className={before.endsWith(':') ? styles.subtitle : undefined}>{tied(emphasis)}</em>
        {after && ` ${after}`}
      </h1>
      <p className={`lead ${styles.lead}`}>
        <NoBreaks>{copy.lead(id)}</NoBreaks>
      </p>
    </>
  )
}
