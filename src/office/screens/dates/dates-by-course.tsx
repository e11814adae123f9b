import { Link } from '@tanstack/react-router'
import { calendarCopy as copy } from '#content/en/office/dates.ts'
import { daySpan } from '#content/en/office/times.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDates } from '#contract/office/dates.ts'
import { Seats, SeatsLegend } from '../../ui/seats.tsx'
import { Section } from '../../ui/section.tsx'
import css from './dates-by-course.module.css'

/** The year on the phone: a list for each course. */
export function DatesByCourse({ dates: { courses, today } }: { dates: OfficeDates }) {
  return (
    <>
      <SeatsLegend />
      {courses.map(({ course, ceHours, price, dates }) => (
        <Section
          key={course}
          title={words.courseLabel(course)}
          note={copy.price(ceHours, price)}
          line="below"
        >
          <ul>
            {dates.map(({ id, start, end, state, waiting, paid, atCheckout: held, offered, free }) => (
              <li key={id} className={css.row}>
                {start && end && (
                  <Link to={`/dates/${course}/${start}`} className={css.link}>
                    <strong>{daySpan(start, end, today)}</strong>
                    <Seats {...{ paid, held, offered, free }} />
                    <span className={css.note}>
                      {[copy.states[state], waiting > 0 && copy.waiting(waiting)].filter(Boolean).join(', ')}
                    </span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
