import type { Copy } from '#content/en/home.ts'
import { courses, isCourseId } from '#domain/catalogue.ts'
import { formatRange } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './dates.module.css'
import type { DatedSession } from './next-dates.ts'

type DatesProps = { copy: Copy['dates']; language: Language; dates: readonly DatedSession[] }

export function Dates({ copy, language, dates }: DatesProps) {
  const allPast = dates.every(({ past }) => past)
  return (
    <div className={`grid ${styles.dates}`}>
      <h2 className={allPast ? styles.announcement : 'visually-hidden'}>
        {allPast ? copy.toBeAnnounced : copy.title}
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {dates.map((date) => {
          const [days, year] = splitYear(formatRange(date.start, date.end, language))
          const mark = date.past ? copy.past : date.sample ? copy.sample : undefined
          return (
            <li key={`${date.course} ${date.start}`} className={styles.item}>
              <PageLink to={`/courses#${date.course}`} className={styles.link}>
                <span className={styles.course}>
                  {isCourseId(date.course) ? courses[date.course].label[language] : date.course}
                </span>
                <span className={date.past ? `${styles.days} ${styles.past}` : styles.days}>{days}</span>
                <span className={styles.year}>
                  {year}
                  {mark && <span className={styles.mark}>{mark}</span>}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** 'Sept 12–14 2025' in two: the year stands smaller. */
function splitYear(range: string): [days: string, year: string] {
  const at = range.lastIndexOf(' ')
  return [range.slice(0, at), range.slice(at + 1)]
}
