// Staff move one course of several registrations to another date, all of them or nobody.

import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import { listCourseDates, lockCourseDates, openCourseDate } from '#features/catalogue/course-dates.queries.ts'
import {
  type Consequences,
  makeChange,
  previewChange,
  type StaffChange,
} from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import { stepsAfterMove } from '#features/registrations/date-open.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { lockRegistrations, registrationsById } from '#features/registrations/registrations.queries.ts'
import { seatsLeft } from '#features/seats/seats.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { isActive, moveRegistrant } from './move-registrant.ts'

type Moves = { registrationIds: readonly string[]; course: CourseId; start: Day }
type Person = { registrationId: string; name: string }

type Moved = {
  moved: (Person & { from: Day | null; stepsFrom: Day | null })[]
  /** They do not hold the course, or have this date already. */
  stay: Person[]
  /** Seats left on the date afterwards. */
  left: number
}

export function previewMoves(moves: Moves, context: Context): Promise<Consequences<Moved>> {
  return previewChange(moving(moves), context)
}

export function moveRegistrants(
  moves: Moves,
  context: Context,
  note: Note,
  seen: string,
): Promise<Consequences<Moved>> {
  return makeChange(moving(moves), context, note, seen)
}

function moving({ registrationIds, course, start }: Moves): StaffChange<Context, Moved> {
  return async (trx, context, note) => {
    const registrations = await lockRegistrations(trx, registrationIds)
    const courseDate = await openCourseDate(trx, course, start)
    if (!courseDate) throw new Refusal('no_date_on', { course, start })
    const held = await heldLines(trx, registrations, course)
    const given = held.flatMap(({ line }) => line.courseDateId ?? [])
    // All at once and in their order: moving one by one would lock dates in any order.
    await lockCourseDates(trx, [...new Set([courseDate.id, ...given])])
    const moving = held.filter(({ line }) => line.courseDateId !== courseDate.id)
    if (moving.length === 0) throw new Refusal('nobody_to_move')
    for (const { registration } of moving) {
      await moveRegistrant(trx, { registrationId: registration.id, course, start }, context, note)
    }
    const today = dayOf(context.clocks.academy.now())
    const ids = new Set(moving.map(({ registration }) => registration.id))
    return {
      moved: moving.map(({ registration, line }) => ({
        ...personOf(registration),
        from: line.start,
        stepsFrom: stepsAfterMove(registration, line, start, today),
      })),
      stay: registrations.filter(({ id }) => !ids.has(id)).map(personOf),
      left: await seatsLeft(trx, courseDate.id),
    }
  }
}

const personOf = ({ id, name }: RegistrationRow): Person => ({ registrationId: id, name })

async function heldLines(trx: Database, registrations: readonly RegistrationRow[], course: CourseId) {
  const lines = await linesOf(
    trx,
    registrations.map(({ id }) => id),
  )
  return registrations.flatMap((registration) => {
    const line = lines.find((one) => one.registrationId === registration.id && one.course === course)
    return line && registration.email !== '' && isActive(registration, line) ? [{ registration, line }] : []
  })
}

/** The courses that the registrations hold, with how many of them, and the dates with a free seat. */
export async function datesForSeveral(registrationIds: readonly string[], { database, clocks }: Context) {
  const registrations = new Map(
    (await registrationsById(database, registrationIds)).map((row) => [row.id, row]),
  )
  const active = (await linesOf(database, registrationIds)).filter((line) => {
    const registration = registrations.get(line.registrationId)
    return registration && registration.email !== '' && isActive(registration, line)
  })
  const dates = await listCourseDates(database, dayOf(clocks.academy.now()))
  return [...Map.groupBy(active, ({ course }) => course)].map(([course, lines]) => ({
    course,
    people: lines.length,
    dates: dates.flatMap((date) =>
      date.course === course && date.start && date.end && date.left > 0 && !date.past
        ? [{ start: date.start, end: date.end, left: date.left }]
        : [],
    ),
  }))
}
