import { Link } from '@tanstack/react-router'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { daySpan, daysUntil } from '#content/en/office/times.ts'
import { todayCopy as copy } from '#content/en/office/today.ts'
import type { OfficeDate } from '#contract/dates/office-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import { Section } from '../../ui/screen/section.tsx'
import { Empty } from '../../ui/screen/states.tsx'
import { Seats, SeatsLegend } from '../../ui/seats.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import css from './next-dates.module.css'

export function NextDates({ dates, today }: { dates: readonly OfficeDate[]; today: Day }) {
  return (
    <Section title={copy.dates} aside={<SeatsLegend />} line="above">
      {dates.length === 0 ? (
        <Empty title={copy.noDates}>
          <TextLink to="/dates">{copy.addDate}</TextLink>
        </Empty>
      ) : (
        <ul>
          {dates.map((date) => (
            <DateRow key={date.id} date={date} today={today} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function DateRow({ date, today }: { date: OfficeDate; today: Day }) {
  const { course, start, end, paid, atCheckout, offered, free, waiting } = date
  if (!start || !end) return null
  const when = start > today ? daysUntil(start, today) : end === today ? copy.endsToday : copy.now
  return (
    <li>
      <Link to={`/dates/${course}/${start}`} className={css.row}>
        <span className="font-medium">{daySpan(start, end, today)}</span>
        <span>{itemLabel(course)}</span>
        <span>
          <Seats paid={paid} held={atCheckout} offered={offered} free={free} />
        </span>
        <span className={css.waiting}>{waiting > 0 && copy.waiting(waiting)}</span>
        <span className={css.when}>{when}</span>
      </Link>
    </li>
  )
}
