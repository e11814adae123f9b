import type { Copy } from '#content/en/courses/courses.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { heldUntil, seatsLeft } from '../../services/dates/course-dates.ts'
import { type CourseDates, registerPath } from '../../services/dates/dates-of-course.ts'
import { wordsIn } from '../../services/words/words.ts'
import { Seats } from '../../ui/seats.tsx'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import styles from './other-dates.module.css'

type OtherDatesProps = {
  words: Copy['panel']
  language: Language
  course: CourseId
  further: CourseDates['further']
  past: CourseDates['past']
  seats: readonly CourseDate[] | null
}

/** Further dates with their registration links, and past dates. */
export function OtherDates({ words, language, course, further, past, seats }: OtherDatesProps) {
  const format = ({ start, end }: { start: string; end: string }) => wordsIn(language).formatRange(start, end)
  return (
    <>
      {further.length > 0 && (
        <div className={styles.dates}>
          <h4>{words.furtherDates}</h4>
          <ul>
            {further.map((date) => {
              const left = seatsLeft(date, seats)
              const inPayment = heldUntil(date, seats) !== null
              return (
                <li key={date.start} className={`row ${styles.date}`}>
                  <span className={styles.range}>{format(date)}</span>
                  <Seats words={words} left={left} spots={date.spots} inPayment={inPayment} />
                  <TextLink to={registerPath(course, date)}>
                    {left === 0 && !inPayment ? words.waitingList : words.register}
                    <span className="visually-hidden">
                      {' '}
                      {wordsIn(language).courseLabel(course)}, {format(date)}
                    </span>
                  </TextLink>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {past.length > 0 && (
        <p className="second small mt-5">
          <NoBreaks>{`${words.pastDates}: ${past.map(format).join('; ')}`}</NoBreaks>
        </p>
      )}
    </>
  )
}
