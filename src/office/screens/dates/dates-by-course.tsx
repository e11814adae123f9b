import { Link } from '@tanstack/react-router'
import { calendarCopy as copy } from '#content/en/office/registrations/dates.ts'
import { daySpan } from '#content/en/office/times.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDates } from '#contract/dates/office-dates.ts'
import { Section } from '../../ui/screen/section.tsx'
import { Seats, SeatsLegend } from '../../ui/seats.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './dates-by-course.module.css'

/** The year on the phone: a list for each course. */
export function DatesByCourse({ dates: { courses, today } }: { dates: OfficeDates }) {
  return (
    <>
      <SeatsLegend />
      {courses.map(({ course, ceHours, price, withoutDate, dates }) => (
        <Section
          key={course}
          title={words.courseLabel(course)}
          note={copy.price(ceHours, price)}
          line="below"
        >
          {withoutDate > 0 && (
            <p className="py-12">
              <TextLink to={`/dates/${course}/none`}>{copy.withoutDate(withoutDate)}</TextLink>
            </p>
          )}
          <ul>
            {dates.map((date) => (
              <DateRow key={date.id} date={date} course={course} today={today} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

type Course = OfficeDates['courses'][number]
type DateRowProps = { date: Course['dates'][number]; course: Course['course']; today: OfficeDates['today'] }

function DateRow({ date, course, today }: DateRowProps) {
  const { start, end, state, waiting, paid, atCheckout: held, offered, free } = date
  const facts = [copy.states[state], waiting > 0 && copy.waiting(waiting)].filter(Boolean)
  return (
    <li className="line-below">
      {start && end && (
        <Link to={`/dates/${course}/${start}`} className={css.link}>
          <strong>{daySpan(start, end, today)}</strong>
          <Seats {...{ paid, held, offered, free }} />
          {facts.length > 0 && <span className={`text-note text-slate ${css.note}`}>{facts.join(', ')}</span>}
        </Link>
      )}
    </li>
  )
}
