import { useState } from 'react'
import { rosterCopy as copy } from '#content/en/office/registrations/dates.ts'
import { weekdayAndDate } from '#content/en/office/times.ts'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import { addDays } from '#domain/dates/days.ts'
import { TextButton } from '../../ui/text-link.tsx'
import css from './phone-attendance.module.css'
import { hoursOf, nextMark, openSquares, type Square } from './use-attendance.ts'

type Props = {
  attendance: OfficeAttendance
  current: number | null
  canMark: boolean
  onMark: (halfDay: number, squares: readonly Square[]) => void
}

/** A day at a time, with a morning and an afternoon button a person. */
export function PhoneAttendance({ attendance, current, canMark, onMark }: Props) {
  const [day, setDay] = useState(Math.floor((current ?? 0) / 2))
  const days = Array.from({ length: attendance.held / 2 }, (_, index) => addDays(attendance.start, index))
  const halves = [2 * day, 2 * day + 1] as const
  const now = halves.find((half) => half === current) ?? halves[0]
  const half = now % 2 === 0 ? copy.halves.am : copy.halves.pm
  const left = openSquares(attendance, now)
  return (
    <>
      <div className="flex overflow-x-auto line-below">
        {days.map((name, index) => (
          <button
            key={name}
            type="button"
            className={`note ${css.day}`}
            aria-pressed={index === day}
            onClick={() => setDay(index)}
          >
            {weekdayAndDate(name)}
          </button>
        ))}
      </div>
      {canMark && now < attendance.begun && left.length > 0 && (
        <p className={css.all}>
          <TextButton onClick={() => onMark(now, left)}>{copy.everyone(half)}</TextButton>
        </p>
      )}
      <ul>
        {attendance.people.map((person) => (
          <li key={person.registrationId} className={`flex items-center gap-6 line-below ${css.person}`}>
            <p className="stack flex-1">
              <strong>{person.name}</strong>
              <span className="text-note text-slate">
                {copy.ofHours(hoursOf(attendance, person), attendance.ceHours)}
              </span>
            </p>
            {halves.map((halfDay) => (
              <HalfButton
                key={halfDay}
                {...{ attendance, person, halfDay, canMark, onMark }}
                day={days[day] ?? ''}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

type HalfProps = Omit<Props, 'current'> & {
  person: OfficeAttendance['people'][number]
  halfDay: number
  day: string
}

function HalfButton({ attendance, person, halfDay, day, canMark, onMark }: HalfProps) {
  const { registrationId, name, marks, state } = person
  const mark = marks[halfDay] ?? 'open'
  const half = halfDay % 2 === 0 ? copy.halves.am : copy.halves.pm
  const isOff = !canMark || state === 'completed' || halfDay >= attendance.begun
  return (
    <button
      type="button"
      className={`flex-none bg-white field-frame ${css.half}`}
      data-mark={mark}
      aria-disabled={isOff || undefined}
      aria-label={copy.square(name, weekdayAndDate(day), half, copy.marks[mark])}
      onClick={() => {
        if (!isOff) onMark(halfDay, [{ registrationId, was: mark, is: nextMark[mark] }])
      }}
    >
      {half}
      {mark === 'there' && ' ✓'}
      {mark === 'absent' && ' –'}
    </button>
  )
}
