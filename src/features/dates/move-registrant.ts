import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import {
  isOpenOn,
  listCourseDates,
  lockCourseDates,
  openCourseDate,
} from '#features/catalogue/course-dates.queries.ts'
import { notifyOfDate } from '#features/notices/course-notices.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import type { Note } from '#features/record/staff-note.ts'
import { isDateOpen, stepsAfterMove } from '#features/registrations/date-open.ts'
import {
  linesOf,
  moveLine,
  type RegistrationLine,
} from '#features/registrations/registration-lines.queries.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationById,
} from '#features/registrations/registrations.queries.ts'
import { giveUpSeats, takeSeats } from '#features/seats/holds.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'

type Move = { registrationId: string; course: CourseId; start: Day }

/**
 * Staff move one course of a registration to another date, as agreed with the registrant. Unlike a date that the academy
 * moves, it gives no right to a full refund: see `stepsAfterMove`. Run it in a transaction.
 */
export async function moveRegistrant(
  trx: Database,
  { registrationId, course, start }: Move,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  const today = dayOf(context.clocks.academy.now())
  const registration = await lockRegistration(trx, registrationId)
  if (!registration) throw new Refusal('unknown_registration', { id: registrationId })
  if (registration.email === '') throw new Refusal('person_erased')
  const line = (await linesOf(trx, [registrationId])).find((one) => one.course === course)
  if (!line || !isActive(registration, line)) throw new Refusal('not_held')
  const found = await openCourseDate(trx, course, start)
  if (!found || isPast({ start }, today)) throw new Refusal('no_date_on', { course, start })
  if (found.id === line.courseDateId) throw new Refusal('registrant_date_same')
  const given = line.courseDateId === null ? [] : [line.courseDateId]
  const locked = await lockCourseDates(trx, [found.id, ...given])
  const courseDate = locked.find(({ id }) => id === found.id)
  if (!courseDate || !isOpenOn(courseDate, start)) throw new Refusal('no_date_on', { course, start })
  const full = await takeSeats(trx, registrationId, [courseDate.id])
  if (full.length > 0) throw new Refusal('too_few_seats', { course, start, left: 0, needed: 1 })
  const stepsFrom = stepsAfterMove(registration, line, start, today)
  await moveLine(trx, line, { courseDateId: courseDate.id, stepsFrom }, context.clocks.academy.now())
  await giveUpSeats(trx, registrationId, given, context)
  const changed = await changeRegistration(trx, registration, {})
  const movedFrom = line.asked?.start ?? null
  const moved = { ...line, start: courseDate.startDay, movedFrom, stepsFrom, asked: null }
  const mayChange = isDateOpen(changed, moved, today)
  await notifyOfDate(trx, changed, { courseDate, mayChange }, context)
  if (line.holder) {
    const news = {
      kind: 'moved',
      line: { ...moved, end: courseDate.endDay },
      key: `${changed.revision}`,
    } as const
    await notifyHolder(trx, line.holder, news, context)
  }
  await note(trx, 'registration.moved', { registrationId, course, from: line.start, to: start })
  return changed
}

export function isActive(
  registration: RegistrationRow,
  { canceledAt, completedOn }: RegistrationLine,
): boolean {
  return holdsCourses(registration) && canceledAt === null && completedOn === null
}

/** The dates with a free seat that each active course can be moved to. */
export async function datesToMoveTo(registrationId: string, { database, clocks }: Context) {
  const registration = await registrationById(database, registrationId)
  if (!registration) throw new Refusal('unknown_registration', { id: registrationId })
  const today = dayOf(clocks.academy.now())
  const dates = await listCourseDates(database, today)
  const active = (await linesOf(database, [registrationId])).filter((line) => isActive(registration, line))
  return active.map((line) => ({
    course: line.course,
    start: line.start,
    end: line.end,
    dates: dates.flatMap((date) =>
      date.course === line.course &&
      date.start &&
      date.end &&
      date.left > 0 &&
      !date.past &&
      date.start !== line.start
        ? [
            {
              start: date.start,
              end: date.end,
              left: date.left,
              stepsFrom: stepsAfterMove(registration, line, date.start, today),
            },
          ]
        : [],
    ),
  }))
}
