// Attendance by half-day: who was there, and the CE hours that follow.

import { courseOf } from '#content/catalogue.ts'
import { attendedOf, earnedHours, type HalfDayMark, halfDaysOf } from '#domain/awards/attendance.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { courseDateOn, lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import { type DateOfCourse, noSuchDate } from '#features/registrations/everyone-on-date.ts'
import {
  type Attendee,
  attendeesOf,
  type RegistrationLine,
} from '#features/registrations/registration-lines.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { attendanceOf, clearHalfDay, markHalfDay } from './attendance.queries.ts'

type KnownDate = { id: string; start: Day; end: Day }

type PersonOnDate = {
  line: Attendee
  /** One for each half-day, the morning of the first day first. */
  marks: readonly HalfDayMark[]
}

type Attendance = { date: KnownDate; held: number; people: readonly PersonOnDate[] }

/** Everybody with a paid seat, by name. */
export async function readAttendance(db: Database, { course, start }: DateOfCourse): Promise<Attendance> {
  const found = await courseDateOn(db, course, start)
  if (!found?.endDay) throw noSuchDate(course, start)
  const date = { id: found.id, start, end: found.endDay }
  const held = halfDaysOf(date)
  const marked = Map.groupBy(
    await attendanceOf(db, { courseDateId: date.id }),
    ({ registrationId }) => registrationId,
  )
  const attendees = (await attendeesOf(db, date.id)).filter(holdsCourses)
  const people = attendees.map((line) => ({
    line,
    marks: marksOf(marked.get(line.registrationId) ?? [], held),
  }))
  return { date, held, people }
}

function marksOf(marked: readonly { halfDay: number; present: boolean }[], held: number): HalfDayMark[] {
  const present = new Map(marked.map((mark) => [mark.halfDay, mark.present]))
  return Array.from({ length: held }, (_, halfDay) => {
    const was = present.get(halfDay)
    return was === undefined ? 'open' : was ? 'there' : 'absent'
  })
}

/** The hours that a line would earn now; all of the course's without a date. */
export async function hoursEarned(
  trx: Database,
  { registrationId, course, courseDateId, start, end }: RegistrationLine & { course: CourseId },
): Promise<number> {
  const { ceHours } = courseOf(course)
  if (courseDateId === null || start === null || end === null) return ceHours
  const held = halfDaysOf({ start, end })
  const marks = marksOf(await attendanceOf(trx, { courseDateId, registrationId }), held)
  return earnedHours(ceHours, { attended: attendedOf(marks), held })
}

type Marking = DateOfCourse & {
  halfDay: number
  /** What each square showed, and what it becomes. */
  squares: readonly { registrationId: string; was: HalfDayMark; is: HalfDayMark }[]
}

/** Marks a half-day of one or several people. Refused if a square shows something else by now. */
export async function markAttendance(
  { course, start, halfDay, squares }: Marking,
  { database, clocks }: Pick<Context, 'database' | 'clocks'>,
  note: Note,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const found = await courseDateOn(trx, course, start)
    await lockCourseDates(trx, found ? [found.id] : [])
    const { date, held, people } = await readAttendance(trx, { course, start })
    if (halfDay >= held) throw new Refusal('no_half_day')
    const day = addDays(start, Math.floor(halfDay / 2))
    if (day > dayOf(clocks.academy.now())) throw new Refusal('half_day_ahead', { day })
    for (const { registrationId, was, is } of squares) {
      const person = people.find(({ line }) => line.registrationId === registrationId)
      if (!person || person.marks[halfDay] !== was) throw new Refusal('changed_meanwhile')
      if (person.line.completedOn !== null) throw new Refusal('attendance_done')
      const key = { courseDateId: date.id, registrationId, halfDay }
      if (is === 'open') await clearHalfDay(trx, key)
      else await markHalfDay(trx, { ...key, mark: is })
    }
    for (const [mark, marked] of Map.groupBy(squares, ({ is }) => is)) {
      const registrationIds = marked.map(({ registrationId }) => registrationId)
      await note(trx, 'attendance.marked', { date: { course, start }, registrationIds, halfDay, mark })
    }
  })
}
