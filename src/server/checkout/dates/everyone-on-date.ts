import type { Database } from '#database/engine/connection.ts'
import {
  lockCalendar,
  lockSessions,
  lockSessionToMove,
  openSession,
  sessionOn,
} from '#database/tables/course-dates.ts'
import { type Attendee, attendeesOf } from '#database/tables/registration-lines.ts'
import { lockRegistrations } from '#database/tables/registrations.ts'
import type { SessionRow } from '#database/tables/rows/dates.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { type CourseId, courses } from '#domain/catalogue.ts'
import { isPast } from '#domain/course-dates.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { ApiError } from '../../http/errors.ts'
import type { Checkout } from '../checkout.ts'

export type DateOfCourse = { course: CourseId; start: Day }

/** A line on the date, with its registration under lock. */
export type Seated = { line: Attendee; registration: RegistrationRow }

export type SetSession = SessionRow & { startDay: Day; endDay: Day }

export type Everyone = {
  session: SetSession
  /** The open date that was asked for besides, locked with the first. */
  other: SetSession | null
  /** Paid for, and still to come. */
  seated: readonly Seated[]
  /** Still to be paid; not under lock. */
  unpaid: readonly Attendee[]
}

/**
 * Does something to a date and everyone on it, in one transaction. Locks are taken in the order of all locks, registrations
 * before dates; whoever came onto the date in between makes it begin again. Those still to be paid are left unlocked: one
 * may be the edit of another, and those two have an order of their own.
 */
export async function withEveryoneOn<T>(
  { course, start, besides, moves }: DateOfCourse & { besides?: Day | null; moves?: boolean },
  checkout: Checkout,
  work: (trx: Database, everyone: Everyone) => Promise<T>,
): Promise<T> {
  const { database, clocks } = checkout
  for (;;) {
    const done = await database.transaction().execute(async (trx) => {
      if (moves) await lockCalendar(trx, course)
      const found = await sessionOn(trx, course, start)
      if (!found) throw noSuchDate(course, start)
      const another = besides ? await openSession(trx, course, besides) : undefined
      const ids = (await attendeesOf(trx, found.id))
        .filter(isPaid)
        .map(({ registrationId }) => registrationId)
      const registrations = new Map((await lockRegistrations(trx, ids)).map((one) => [one.id, one]))
      const locked = moves
        ? await lockSessionToMove(trx, found.id)
        : await lockSessions(trx, another ? [found.id, another.id] : [found.id])
      const session = setSession(locked, found.id)
      if (session?.startDay !== start) throw noSuchDate(course, start)
      const other = setSession(locked, another?.id)
      if (isPast({ start }, dayOf(clocks.academy.now()))) {
        throw new ApiError(409, 'past', `${courses[course].label.en} of ${start} has begun already.`)
      }
      const attendees = await attendeesOf(trx, session.id)
      const seated: Seated[] = []
      for (const line of attendees.filter(isPaid)) {
        const registration = registrations.get(line.registrationId)
        if (!registration) return undefined
        if (line.completedOn === null) seated.push({ line, registration })
      }
      const unpaid = attendees.filter(({ status }) => status === 'awaiting_payment')
      return { result: await work(trx, { session, other, seated, unpaid }) }
    })
    if (done) return done.result
  }
}

function isPaid({ paidAt }: Attendee): boolean {
  return paidAt !== null
}

function setSession(sessions: readonly SessionRow[], id: string | undefined): SetSession | null {
  const session = sessions.find((candidate) => candidate.id === id)
  if (!session?.startDay || !session.endDay) return null
  return { ...session, startDay: session.startDay, endDay: session.endDay }
}

export function noSuchDate(course: CourseId, start: Day) {
  return new ApiError(404, 'no_such_date', `${courses[course].label.en} has no date that begins on ${start}.`)
}
