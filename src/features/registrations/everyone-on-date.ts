import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import {
  courseDateOn,
  lockCalendar,
  lockCourseDates,
  lockCourseDateToMove,
  openCourseDate,
} from '#features/catalogue/course-dates.queries.ts'
import { StartOver } from '#features/record/staff-change.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { type Attendee, attendeesOf } from './registration-lines.queries.ts'
import { lockRegistrations } from './registrations.queries.ts'

export type DateOfCourse = { course: CourseId; start: Day }

/** A line on the date, with its registration under lock. */
export type Seated = { line: Attendee; registration: RegistrationRow }

export type SetCourseDate = CourseDateRow & { startDay: Day; endDay: Day }

export type Everyone = {
  courseDate: SetCourseDate
  /** The open date of `alsoLock`, locked together with the first. */
  other: SetCourseDate | null
  /** Paid and not yet completed. */
  seated: readonly Seated[]
  /** Not paid yet; not locked. */
  unpaid: readonly Attendee[]
}

/**
 * Locks a date and its registrations. Locks follow the global order, registrations before dates. The change starts over when a
 * registration joined the date meanwhile. Unpaid registrations are not locked: one may be the edit of another, and those two
 * have a lock order of their own.
 */
export async function lockEveryoneOn(
  trx: Database,
  { course, start, alsoLock, moves }: DateOfCourse & { alsoLock?: Day | null; moves?: boolean },
  { clocks }: Pick<Context, 'clocks'>,
): Promise<Everyone> {
  if (moves) await lockCalendar(trx, course)
  const found = await courseDateOn(trx, course, start)
  if (!found) throw noSuchDate(course, start)
  const another = alsoLock ? await openCourseDate(trx, course, alsoLock) : undefined
  const ids = (await attendeesOf(trx, found.id)).filter(isPaid).map(({ registrationId }) => registrationId)
  const registrations = new Map((await lockRegistrations(trx, ids)).map((row) => [row.id, row]))
  const locked = moves
    ? await lockCourseDateToMove(trx, found.id)
    : await lockCourseDates(trx, another ? [found.id, another.id] : [found.id])
  const courseDate = setCourseDate(locked, found.id)
  if (courseDate?.startDay !== start) throw noSuchDate(course, start)
  const other = setCourseDate(locked, another?.id)
  if (isPast({ start }, dayOf(clocks.academy.now()))) throw new Refusal('date_begun', { course, start })
  const attendees = await attendeesOf(trx, courseDate.id)
  const seated: Seated[] = []
  for (const line of attendees.filter(isPaid)) {
    const registration = registrations.get(line.registrationId)
    if (!registration) throw new StartOver()
    if (line.completedOn === null) seated.push({ line, registration })
  }
  const unpaid = attendees.filter(({ status }) => status === 'awaiting_payment')
  return { courseDate, other, seated, unpaid }
}

function isPaid({ paidAt }: Attendee): boolean {
  return paidAt !== null
}

function setCourseDate(courseDates: readonly CourseDateRow[], id: string | undefined): SetCourseDate | null {
  const courseDate = courseDates.find((candidate) => candidate.id === id)
  if (!courseDate?.startDay || !courseDate.endDay) return null
  return { ...courseDate, startDay: courseDate.startDay, endDay: courseDate.endDay }
}

export function noSuchDate(course: CourseId, start: Day) {
  return new Refusal('no_date_on', { course, start })
}
