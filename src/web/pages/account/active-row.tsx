import type { Copy } from '#content/en/account.ts'
import type { ActiveCourse } from '#contract/account.ts'
import type { CourseDate } from '#contract/course-dates.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { displayName, location } from '#domain/catalogue.ts'
import { formatCourseDate, type SetDate } from '#domain/course-dates.ts'
import type { Language } from '#domain/language.ts'
import { seatsLeft } from '../../services/course-dates.ts'
import { Button } from '../../ui/button.tsx'
import { passFocusOn } from '../../ui/focus.ts'
import { NoBreaks } from '../../ui/no-breaks.tsx'
import { WordButton } from '../../ui/word-button.tsx'
import styles from './course-row.module.css'
import { LargeDate } from './large-date.tsx'

type ActiveRowProps = {
  copy: Copy
  language: Language
  course: string
  entry: ActiveCourse
  /** The dates of the course that are still ahead. */
  dates: readonly SetDate<CourseDateSummary>[]
  live: readonly CourseDate[] | null
  /** None for a course that the catalogue does not have: the academy keeps it. */
  actions: { onDate: () => void; onCancel: () => void; onCalendar: () => void } | null
}

export function ActiveRow(props: ActiveRowProps) {
  const { copy, language, course, entry, dates, live, actions } = props
  const { start, end, dateOpen, offeredDates } = entry
  const name = displayName(course, language)
  const isDated = start !== null && end !== null
  const mayChoose = dateOpen && dates.some((date) => date.start !== start)
  return (
    <li ref={passFocusOn} className={styles.row}>
      {isDated ? (
        <LargeDate start={start} end={end} language={language} />
      ) : (
        <p className={styles.noDate}>{copy.courses.noDate}</p>
      )}
      <div>
        <h3 className={styles.name}>
          <NoBreaks>{name}</NoBreaks>
        </h3>
        <p className={styles.note}>{isDated ? <NoBreaks>{place()}</NoBreaks> : nextDate()}</p>
      </div>
      {actions && (
        <div className={styles.actions}>
          {isDated && (
            <WordButton about={name} onClick={actions.onCalendar}>
              {copy.courses.toCalendar}
            </WordButton>
          )}
          {isDated && mayChoose && (
            <WordButton about={name} onClick={actions.onDate}>
              {copy.courses.change}
            </WordButton>
          )}
          {!isDated && mayChoose && (
            <Button kind="ink" size="small" onClick={actions.onDate}>
              {copy.courses.choose}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
          <WordButton about={name} onClick={actions.onCancel}>
            {copy.courses.cancel}
          </WordButton>
        </div>
      )}
    </li>
  )

  function place(): string {
    const chosen = dates.find((date) => date.start === start)
    return chosen?.sample ? `${copy.date.sample}, ${location}` : location
  }

  /** 'Oct 16–21 2025: 5 seats left of 6'; a date with a seat that is kept for the owner comes before the others. */
  function nextDate(): string {
    const kept = dates.find((date) => offeredDates.includes(date.start))
    const next = kept ?? dates[0]
    if (!next) return formatCourseDate({ start: null, end: null }, language)
    const date = [formatCourseDate(next, language), next.sample && copy.date.sample]
      .filter(Boolean)
      .join(', ')
    const left = seatsLeft(next, live)
    const seats = kept ? copy.date.offered : left !== null && copy.date.seats(left, next.spots)
    return [date, seats].filter(Boolean).join(': ')
  }
}
