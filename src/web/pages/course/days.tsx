import type { ReactNode } from 'react'
import { courseOf } from '#content/catalogue.ts'
import { saidIn } from '#content/said.ts'
import { partsOf } from '#domain/dates/day-parts.ts'
import { addDays } from '#domain/dates/days.ts'
import section from '../../ui/page/section.module.css'
import { NoBreaks } from '../../ui/text/no-breaks.tsx'
import type { CourseView } from './course-view.ts'
import styles from './days.module.css'

type DaysProps = {
  view: CourseView
  /** Opens the section instead of its title. */
  children?: ReactNode
}

/** The units of the classroom on a line, then the days of the course in large numerals, from 1 while the date is not set. */
export function Days({ view, children }: DaysProps) {
  const { id, copy, language, next } = view
  const { ceKind: kind, dailyHours } = courseOf(id)
  const words = copy.days
  const { days } = copy.programOf(id)
  return (
    <section id="days" className={children ? `dark ${styles.opening}` : 'dark section later'}>
      <div className="grid gap-y-7">
        {children ?? (
          <>
            <h2 className={section.title}>{words[kind]}</h2>
            <p className={`lead ${section.lead}`}>
              <NoBreaks>{words.lead[kind]}</NoBreaks>
            </p>
          </>
        )}
        <Units view={view} />
        <ol className={`plain-list ${styles.days}`} data-kind={kind}>
          {days.map(({ title, parts }, index) => {
            const day = next && addDays(next.start, index)
            return (
              <li key={title} className={styles.day}>
                <p className={`serif ${styles.numeral}`}>{day ? partsOf(day).date : index + 1}</p>
                <div className={styles.head}>
                  <p className="text-gold">{day ? words.weekdays[weekdayOf(day)] : words.day}</p>
                  <h3 className={styles.title}>{title}</h3>
                </div>
                <ul className={`plain-list ${styles.parts}`}>
                  {parts.map((part) => (
                    <li key={part}>
                      <NoBreaks>{part}</NoBreaks>
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ol>
        {dailyHours && (
          <p className="second">
            {copy.panel.dailyHours}: {saidIn(dailyHours, language)}
          </p>
        )}
        <p className="second small">{words.sample}</p>
      </div>
    </section>
  )
}

/** Only modules have units. */
function Units({ view: { id, copy } }: { view: CourseView }) {
  const units = copy.unitsOf(id)
  if (units.length === 0) return null
  return (
    <ol className={`plain-list ${styles.units}`}>
      {units.map(({ title, lessons }, index) => (
        <li key={title} className={styles.unit}>
          <p className={`serif ${styles.number}`} aria-hidden="true">
            {index + 1}
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p className="second small">{copy.days.lessons(lessons)}</p>
        </li>
      ))}
    </ol>
  )
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
