import { placeOf } from '#content/catalogue.ts'
import { coursePageOf } from '#content/courses/course-pages.ts'
import type { Copy } from '#content/en/site/faculty-member.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { type CourseId, spotsPerDate } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { PageLink } from '../../router/page-link.tsx'
import { heldUntil, seatsLeft } from '../../services/dates/course-dates.ts'
import { panelDates, registerPath } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Seats } from '../../ui/seats.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import styles from './faculty-member-page.module.css'

type CourseDatesProps = {
  words: Copy['dates']
  language: Language
  courses: readonly CourseId[]
  dates: readonly CourseDateSummary[]
  seats: readonly CourseDate[] | null
}

/** The next date of each course, with its seats. */
export function CourseDates({ words, language, courses, dates, seats }: CourseDatesProps) {
  const rows = courses
    .map((course) => ({ course, next: panelDates(course, dates).next }))
    .sort((one, other) => (one.next?.start ?? '9').localeCompare(other.next?.start ?? '9'))
  return (
    <section className="dark section later">
      <div className={`grid ${styles.dates}`}>
        <h2 className={styles.aside}>{words.title}</h2>
        <ul className={`plain-list ${styles.list}`}>
          {rows.map(({ course, next }, index) => {
            const { courseLabel, courseTitle, rangeAndYear, toBeAnnounced } = wordsIn(language)
            const left = next && seatsLeft(next, seats)
            const inPayment = next !== null && heldUntil(next, seats) !== null
            const [days, year] = next ? rangeAndYear(next.start, next.end) : [toBeAnnounced]
            return (
              <li key={course} className={styles.date}>
                <p className={styles.days}>
                  <NoBreaks>{days}</NoBreaks> {year && <span className={styles.ofDate}>{year}</span>}
                </p>
                <div>
                  <h3 className={styles.item}>
                    <PageLink to={coursePageOf(course)}>
                      <NoBreaks>{`${courseLabel(course)}: ${courseTitle(course)}`}</NoBreaks>
                    </PageLink>
                  </h3>
                  <p className={`second small row ${styles.place}`}>
                    <NoBreaks>{next?.location ?? placeOf(course)}</NoBreaks>
                    <Seats
                      words={words.seats}
                      left={left}
                      spots={next?.spots ?? spotsPerDate}
                      inPayment={inPayment}
                    />
                  </p>
                </div>
                <Button kind={index === 0 ? 'main' : 'outline'} size="small" to={registerPath(course, next)}>
                  {left === 0 && !inPayment ? words.waitingList : words.register}
                  <span className="visually-hidden">: {courseLabel(course)}</span>
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
