// Completing a whole date: certificates by attendance, for everybody who was there.

import { courseOf, hoursOf } from '#content/catalogue.ts'
import { attendedOf, earnedHours } from '#domain/awards/attendance.ts'
import type { Day } from '#domain/dates/days.ts'
import { revisionOf } from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import type { DateOfCourse } from '#features/registrations/everyone-on-date.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { readAttendance } from './attendance.ts'
import { completeCourse } from './complete-course.ts'
import { refuseFuture } from './refuse-future.ts'
import { undoCompletion } from './undo-completion.ts'

type CompletionOfPerson = {
  registrationId: string
  name: string
  email: string
  attended: number
  /** Half-days that nobody marked. They count as attended. */
  unmarked: number
  hours: number
  /** absent: the whole time, so without a certificate. */
  state: 'due' | 'absent' | 'completed'
}

type CompletionOfDate = {
  /** The last day of the date, on every certificate. */
  on: Day
  held: number
  ceHours: number
  people: readonly CompletionOfPerson[]
  revision: string
}

type Parts = Pick<Context, 'database' | 'clocks' | 'outbox' | 'origin' | 'links'>

export async function previewCompletion(
  date: DateOfCourse,
  { database }: { database: Database },
): Promise<CompletionOfDate> {
  const { ceHours } = courseOf(date.course)
  const { date: days, held, people: onDate } = await readAttendance(database, date)
  const people = onDate.map(({ line, marks }): CompletionOfPerson => {
    const { registrationId, name, email, completedOn } = line
    const attended = attendedOf(marks)
    const unmarked = marks.filter((mark) => mark === 'open').length
    const person = { registrationId, name, email, attended, unmarked }
    if (completedOn !== null) return { ...person, hours: hoursOf(line), state: 'completed' }
    const hours = earnedHours(ceHours, { attended, held })
    return { ...person, hours, state: hours === 0 ? 'absent' : 'due' }
  })
  const facts = { on: days.end, held, ceHours, people }
  return { ...facts, revision: revisionOf(facts) }
}

type Certified = { registrationId: string; name: string; email: string; hours: number; code: string }

/** Each person is one transaction: people who are already completed are skipped, so an interrupted run can be repeated. */
export async function completeDate(
  date: DateOfCourse,
  parts: Parts,
  note: Note,
  seen?: string,
): Promise<Certified[]> {
  const { on, people, revision } = await previewCompletion(date, parts)
  if (seen !== undefined && seen !== revision) throw new Refusal('changed_meanwhile')
  refuseFuture(on, parts.clocks)
  const certified: Certified[] = []
  for (const { registrationId, email } of people.filter(({ state }) => state === 'due')) {
    const { name, ceHours, code } = await completeCourse(
      { registrationId, course: date.course, on },
      parts,
      note,
    )
    certified.push({ registrationId, name, email, hours: ceHours, code })
  }
  return certified
}

/** Undoes the completion of these people, or of everybody on the date. Returns how many. */
export async function undoDate(
  { registrationIds, ...date }: DateOfCourse & { registrationIds?: readonly string[] | undefined },
  parts: Parts,
  note: Note,
  seen?: string,
): Promise<number> {
  const { people, revision } = await previewCompletion(date, parts)
  if (seen !== undefined && seen !== revision) throw new Refusal('changed_meanwhile')
  const completed = people.filter(
    ({ registrationId, state }) =>
      state === 'completed' && (registrationIds === undefined || registrationIds.includes(registrationId)),
  )
  if (completed.length === 0) throw new Refusal('nothing_completed')
  for (const { registrationId } of completed) {
    await undoCompletion({ registrationId, course: date.course }, parts, note)
  }
  return completed.length
}
