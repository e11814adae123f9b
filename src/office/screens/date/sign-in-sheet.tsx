import { sheetCopy as copy, rosterCopy } from '#content/en/office/registrations/dates.ts'
import { weekdayAndDate } from '#content/en/office/times.ts'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import { addDays } from '#domain/dates/days.ts'
import css from './sign-in-sheet.module.css'

/** Only on paper: a line for everybody with a seat, a box a half-day. */
export function SignInSheet({ name, attendance }: { name: string; attendance: OfficeAttendance }) {
  const { start, held, people } = attendance
  const days = Array.from({ length: held / 2 }, (_, index) => addDays(start, index))
  const halves = [rosterCopy.halves.am, rosterCopy.halves.pm]
  return (
    <div className={css.sheet} aria-hidden="true">
      <p className={css.title}>{name}</p>
      <p>{copy.title(start)}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{copy.name}</th>
            {days.flatMap((day) =>
              halves.map((half) => (
                <th key={`${day} ${half}`}>
                  {weekdayAndDate(day)} {half}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.registrationId}>
              <th>{person.name}</th>
              {days.flatMap((day) => halves.map((half) => <td key={`${day} ${half}`} />))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.signature}>{copy.instructor}</p>
    </div>
  )
}
