import type { Copy } from '#content/en/home.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { SetDate } from '#domain/course-dates.ts'
import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { wordsIn } from '../../services/words.ts'
import styles from './dates.module.css'

type DatesProps = { copy: Copy['dates']; language: Language; dates: readonly SetDate<CourseDateSummary>[] }

export function Dates({ copy, language, dates }: DatesProps) {
  const allPast = dates.every(({ past }) => past)
  const ranges = ({ start, end }: { start: Day; end: Day }) => wordsIn(language).rangeAndYear(start, end)
  const isLong = dates.some((date) => ranges(date)[0].length > largeLength)
  return (
    <div className={`grid ${styles.dates}`}>
      <h2 className={allPast ? styles.announcement : 'visually-hidden'}>
        {allPast ? copy.toBeAnnounced : copy.title}
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {dates.map((date) => {
          const [days, year] = ranges(date)
          return (
            <li key={`${date.course} ${date.start}`} className={styles.item}>
              <PageLink to={`/courses#${date.course}`} className={styles.link}>
                <span className={styles.course}>{wordsIn(language).courseLabel(date.course)}</span>
                <span className={classesOf(isLong, date)}>{days}</span>
                <span className={styles.year}>
                  {year}
                  {date.past && <span className={styles.mark}>{copy.past}</span>}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
      {dates.some(({ past, sample }) => sample && !past) && (
        <p className={`second small ${styles.sample}`}>{copy.sample}</p>
      )}
    </div>
  )
}

/** 'Nov 28–Dec 3' fits in large type. Spanish months are longer. All dates have one size. */
const largeLength = 12

function classesOf(isLong: boolean, { past }: { past: boolean }): string {
  return [styles.days, isLong && styles.long, past && styles.past].filter(Boolean).join(' ')
}
