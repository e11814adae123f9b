import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import styles from '../course-row.module.css'

/** 'Sept 12–14' with the year below it. */
export function LargeDate({ start, end, language }: { start: Day; end: Day; language: Language }) {
  const [days, year] = wordsIn(language).rangeAndYear(start, end)
  return (
    <p className={styles.date}>
      <span className={styles.days}>{days}</span> <span className={styles.year}>{year}</span>
    </p>
  )
}
