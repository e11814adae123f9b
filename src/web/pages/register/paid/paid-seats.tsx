import type { Copy } from '#content/en/registration/register.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { datesOf } from '#domain/catalogue/course-dates.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { LargeDays } from '../../../ui/text/large-days.tsx'
import { type RegistrationForm, selectedCourses } from '../registration-form.ts'
import styles from './paid-seats.module.css'

type PaidSeatsProps = {
  copy: Copy['succeeded']
  language: Language
  dates: readonly CourseDateSummary[]
  form: RegistrationForm
}

/** The days of every paid course in large type, like an invitation; its name if no date is chosen. */
export function PaidSeats({ copy, language, dates, form }: PaidSeatsProps) {
  const words = wordsIn(language)
  const courses = selectedCourses(form)
  return (
    <section aria-labelledby="seats">
      <h2 id="seats" className={styles.title}>
        {copy.seats(courses.length)}
      </h2>
      <ul className="plain-list">
        {courses.map((course) => {
          const date = datesOf(course, dates).upcoming.find(({ start }) => start === form.dates[course])
          const parts = date && words.rangeParts(date.start, date.end)
          return (
            <li key={course} className={styles.seat}>
              <p className={parts ? styles.date : styles.across}>
                {parts ? (
                  <>
                    {parts.before && <span className={styles.month}>{parts.before} </span>}
                    <span className={styles.days}>
                      <LargeDays>{parts.days}</LargeDays>
                    </span>
                    <span className={styles.month}> {parts.after}</span>
                  </>
                ) : date ? (
                  words.formatRange(date.start, date.end)
                ) : (
                  words.courseLabel(course)
                )}
              </p>
              <p className="mt-4 serif text-item leading-item">
                {date && `${words.courseLabel(course)}: `}
                {words.courseTitle(course)}
              </p>
              <p className="second">{date ? date.location : copy.dateLater}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
