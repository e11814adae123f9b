import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { calendarCopy as copy } from '#content/en/office/registrations/dates.ts'
import { daySpan, longMonth, monthHead } from '#content/en/office/times.ts'
import { words } from '#content/en/words.ts'
import type { OfficeDate, OfficeDates } from '#contract/dates/office-dates.ts'
import type { Day } from '#domain/dates/days.ts'
import { Seats } from '../../ui/seats.tsx'
import type { Cell } from './calendar-cell.ts'
import css from './year-calendar.module.css'

type Props = { dates: OfficeDates; onAdd: ((cell: Cell) => void) | null }

const arrows: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Courses by twelve months. A cell has its dates, or the button that adds one. */
export function YearCalendar({ dates, onAdd }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<readonly [number, number]>([0, 0])
  const { courses, months, today } = dates
  const move = (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    const row = Math.min(courses.length - 1, Math.max(0, place[0] + step[0]))
    const column = Math.min(months.length - 1, Math.max(0, place[1] + step[1]))
    setPlace([row, column])
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"] :is(a, button)`)?.focus()
  }
  return (
    <div className="overflow-x-auto">
      <table ref={table} className={`table ${css.calendar}`} aria-label={copy.grid} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className="only-read">{copy.course}</span>
            </th>
            {months.map((month) => (
              <MonthHead key={month} month={month} today={today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map(({ course, price, ceHours, withoutDate, dates: all }, row) => (
            <tr key={course} className="line-below">
              <th scope="row" className={css.course}>
                {words.courseLabel(course)}
                <span className={css.note}>{copy.price(ceHours, price)}</span>
                {withoutDate > 0 && (
                  <Link to={`/dates/${course}/none`} className={css.without}>
                    {copy.withoutDate(withoutDate)}
                  </Link>
                )}
              </th>
              {months.map((month, column) => (
                <td
                  key={month}
                  className={css.cell}
                  data-cell={`${row} ${column}`}
                  onFocus={() => setPlace([row, column])}
                >
                  <MonthCell course={course} month={month} dates={all} today={today} onAdd={onAdd} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The elapsed part of this month is the orange line. */
function MonthHead({ month, today }: { month: Day; today: Day }) {
  const isNow = month.slice(0, 7) === today.slice(0, 7)
  const elapsed = `${(Number(today.slice(8)) / 31) * 100}%`
  return (
    <th scope="col" className={css.month} data-now={isNow || undefined}>
      {isNow ? `${monthHead(month)} ${Number(today.slice(8))}` : monthHead(month)}
      {isNow && <i className={css.elapsed} style={{ width: elapsed }} aria-hidden="true" />}
    </th>
  )
}

type CellProps = {
  course: string
  month: Day
  dates: readonly OfficeDate[]
  today: Day
  onAdd: Props['onAdd']
}

function MonthCell({ course, month, dates, today, onAdd }: CellProps) {
  const own = dates.filter(({ start }) => start?.slice(0, 7) === month.slice(0, 7))
  return (
    <>
      {own.map((date) => (
        <DateLink key={date.id} date={date} today={today} />
      ))}
      {onAdd && month.slice(0, 7) >= today.slice(0, 7) && (
        <button
          type="button"
          className={`stack w-full ${css.add}`}
          data-alone={own.length === 0 || undefined}
          onClick={() => onAdd({ course, month })}
        >
          <span className="only-read">{copy.addIn(words.courseLabel(course), longMonth(month))}</span>
          <span aria-hidden="true">+</span>
        </button>
      )}
    </>
  )
}

function DateLink({ date, today }: { date: OfficeDate; today: Day }) {
  const { course, start, end, paid, atCheckout: held, offered, free, waiting, state } = date
  if (!start || !end) return null
  const span = daySpan(start, end, start).replace(/^\w+ /, '')
  const note = [
    waiting > 0 && copy.waiting(waiting),
    state === 'past' && start >= today ? '' : copy.states[state],
    date.sample && copy.sample,
  ]
  return (
    <Link to={`/dates/${course}/${start}`} className={css.date} data-off={state === 'canceled' || undefined}>
      <strong>{span}</strong>
      <Seats {...{ paid, held, offered, free }} />
      <span className={css.note}>{note.filter(Boolean).join(', ')}</span>
    </Link>
  )
}
