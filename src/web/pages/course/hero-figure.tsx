import type { Language } from '#domain/people/language.ts'
import type { PanelDate } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { LargeDays } from '../../ui/text/large-days.tsx'
import styles from './hero-figure.module.css'

/** The next date with its days in large type. */
export function HeroDate({ date, language }: { date: PanelDate | null; language: Language }) {
  if (!date) return <HeroFigure figure={wordsIn(language).toBeAnnounced} />
  const parts = wordsIn(language).rangeParts(date.start, date.end)
  if (!parts) return <HeroFigure figure={wordsIn(language).formatRange(date.start, date.end)} />
  return <HeroFigure before={parts.before} figure={parts.days} after={parts.after} />
}

type HeroFigureProps = { figure: string; before?: string; after?: string }

export function HeroFigure({ figure, before, after }: HeroFigureProps) {
  return (
    <p className={`row serif ${styles.line}`} data-figure>
      {before && <span className={styles.word}>{before} </span>}
      <span className={figure.length > 8 ? styles.long : styles.figure}>
        <LargeDays>{figure}</LargeDays>
      </span>
      {after && <span className={styles.word}> {after}</span>}
    </p>
  )
}

export function HeroPrice({ price }: { price: string }) {
  return (
    <p className={`row serif ${styles.line}`} data-figure>
      <span className={`money ${styles.figure}`}>{price}</span>
    </p>
  )
}
