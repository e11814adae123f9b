import type { Dates as DateWords } from '#content/en/courses/dates.ts'
import type { Copy } from '#content/en/site/home.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import type { SetDate } from '#domain/catalogue/course-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { wordsIn } from '../../services/words/words.ts'
import styles from './dates.module.css'

type DatesProps = { copy: Copy['dates']; language: Language; dates: readonly SetDate<CourseDateSummary>[] }

export function Dates({ copy, language, dates }: DatesProps) {
  const allPast = dates.every(({ past }) => past)
  return (
    <div className={`grid ${styles.dates}`}>
      <h2 className={allPast ? styles.announcement : 'visually-hidden'}>
        {allPast ? copy.toBeAnnounced : copy.title}
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {dates.map((date) => {
          const [days, rest] = largeAndSmall(wordsIn(language), date)
          return (
            <li key={`${date.course} ${date.start}`} className={styles.item}>
              <PageLink to={`/courses#${date.course}`} className={styles.link}>
                <span className={styles.course}>{wordsIn(language).courseLabel(date.course)}</span>
                <span className={`row ${styles.date}`}>
                  <span className={classesOf(days, date)}>{days}</span>
                  <span className={styles.rest}>
                    {rest}
                    {date.past && <span className={styles.mark}>{copy.past}</span>}
                  </span>
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

/** 'Sept 12–14' and '2025', '12–14' and 'de septiembre de 2025'. A date in two months is large as a whole. */
function largeAndSmall(words: DateWords, { start, end }: { start: Day; end: Day }): [string, string] {
  const parts = words.rangeParts(start, end)
  if (!parts) return words.rangeAndYear(start, end)
  return [`${parts.before} ${parts.days}`.trim().replace(',', ''), parts.after]
}

/** 'Nov 28–Dec 3' fits in large type. Two Spanish months are longer. */
const largeLength = 12

function classesOf(days: string, { past }: { past: boolean }): string {
  return [styles.days, days.length > largeLength && styles.long, past && styles.past]
    .filter(Boolean)
    .join(' ')
}
