import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { rosterCopy as copy } from '#content/en/office/registrations/dates.ts'
import { weekdayAndDate } from '#content/en/office/times.ts'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import type { OfficeAttendee } from '#contract/dates/office-dates.ts'
import { addDays } from '#domain/dates/days.ts'
import { CertificateLink } from '../../ui/certificate-link.tsx'
import css from './attendance-grid.module.css'
import { hoursOf, nextMark, type Square } from './use-attendance.ts'

type Person = OfficeAttendance['people'][number]
type Props = {
  attendance: OfficeAttendance
  roster: readonly OfficeAttendee[]
  /** The half-day that is on now, or null. */
  current: number | null
  canMark: boolean
  onMark: (halfDay: number, squares: readonly Square[]) => void
}

const arrows: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** One square a half-day. Arrows move between squares; space marks one. */
export function AttendanceGrid(props: Props) {
  const { attendance, roster, current } = props
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<readonly [number, number]>([0, current ?? 0])
  const days = Array.from({ length: attendance.held / 2 }, (_, index) => addDays(attendance.start, index))
  const move = (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    const row = Math.min(attendance.people.length - 1, Math.max(0, place[0] + step[0]))
    const column = Math.min(attendance.held - 1, Math.max(0, place[1] + step[1]))
    setPlace([row, column])
    grid.current?.querySelector<HTMLElement>(`[data-square="${row} ${column}"]`)?.focus()
  }
  return (
    <div className="overflow-x-auto">
      <table ref={grid} className={`table ${css.grid}`} aria-label={copy.title} onKeyDown={move}>
        <Heads days={days} current={current} />
        <tbody>
          {attendance.people.map((person, row) => (
            <PersonRow
              key={person.registrationId}
              {...props}
              days={days}
              row={row}
              place={place}
              person={person}
              attendee={roster.find(({ registrationId }) => registrationId === person.registrationId)}
              onPlace={setPlace}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Heads({ days, current }: { days: readonly string[]; current: number | null }) {
  return (
    <thead>
      <tr>
        <td colSpan={3} />
        {days.map((day, index) => (
          <th
            key={day}
            scope="colgroup"
            colSpan={2}
            className={css.day}
            data-now={(current !== null && Math.floor(current / 2) === index) || undefined}
          >
            {weekdayAndDate(day)}
          </th>
        ))}
        <td colSpan={2} />
      </tr>
      <tr className={css.heads}>
        <th scope="col">{copy.person}</th>
        <th scope="col">{copy.language}</th>
        <th scope="col">{copy.receipt}</th>
        {days.flatMap((day) => [
          <th key={`${day} am`} scope="col" className={css.half} data-first>
            {copy.halves.am}
          </th>,
          <th key={`${day} pm`} scope="col" className={css.half}>
            {copy.halves.pm}
          </th>,
        ])}
        <th scope="col" className={css.right}>
          {copy.hours}
        </th>
        <th scope="col" className={css.right}>
          {copy.certificate}
        </th>
      </tr>
    </thead>
  )
}

type RowProps = Props & {
  days: readonly string[]
  row: number
  place: readonly [number, number]
  person: Person
  attendee: OfficeAttendee | undefined
  onPlace: (place: readonly [number, number]) => void
}

function PersonRow({ attendance, person, attendee, row, place, days, current, ...rest }: RowProps) {
  const { name, registrationId, marks, state } = person
  return (
    <tr className={css.row}>
      <th scope="row" className={`font-medium whitespace-nowrap ${css.name}`}>
        <Link to={`/registrations/${registrationId}`} className={css.link}>
          {name}
        </Link>
      </th>
      <td className={`text-slate whitespace-nowrap ${css.quiet}`}>{attendee?.language.toUpperCase()}</td>
      <td className={`text-slate whitespace-nowrap ${css.quiet}`}>{attendee?.receiptNumber}</td>
      {marks.map((mark, halfDay) => {
        const half = halfDay % 2 === 0 ? copy.halves.am : copy.halves.pm
        const day = weekdayAndDate(days[Math.floor(halfDay / 2)] ?? '')
        const isOff = !rest.canMark || state === 'completed' || halfDay >= attendance.begun
        return (
          <td
            key={`${day} ${half}`}
            className={css.half}
            data-first={halfDay % 2 === 0 || undefined}
            data-now={halfDay === current || undefined}
          >
            <button
              type="button"
              className={css.square}
              data-mark={mark}
              data-square={`${row} ${halfDay}`}
              tabIndex={place[0] === row && place[1] === halfDay ? 0 : -1}
              aria-label={copy.square(name, day, half, copy.marks[mark])}
              aria-disabled={isOff || undefined}
              onFocus={() => rest.onPlace([row, halfDay])}
              onClick={() => {
                if (!isOff) rest.onMark(halfDay, [{ registrationId, was: mark, is: nextMark[mark] }])
              }}
            />
          </td>
        )
      })}
      <td className={css.right}>{copy.ofHours(hoursOf(attendance, person), attendance.ceHours)}</td>
      <td className={css.right}>
        {attendee?.certificate ? <CertificateLink code={attendee.certificate} /> : copy.noneYet}
      </td>
    </tr>
  )
}
