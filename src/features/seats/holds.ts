// Seats are counted and taken under the locks of their dates. A seat that is given up goes to the waiting list first.

import { hours } from '#domain/dates/days.ts'
import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { insertSeat, releaseSeats, seatingOf } from './seats.queries.ts'
import { offerFreeSeats } from './waiting-list.ts'

/** How long a registration that holds no seat may be paid. */
export const openTime = hours(24)

/**
 * Takes a seat on each date, all or none. Returns the full dates; nothing was taken when there is one. A canceled date counts as
 * full, also for a registration that holds a seat on it.
 */
export async function takeSeats(
  trx: Database,
  registrationId: string,
  courseDateIds: readonly string[],
): Promise<CourseDateRow[]> {
  return takeLockedSeats(trx, registrationId, await lockCourseDates(trx, courseDateIds))
}

/** For a caller that has locked the dates. */
export async function takeLockedSeats(
  trx: Database,
  registrationId: string,
  courseDates: readonly CourseDateRow[],
): Promise<CourseDateRow[]> {
  if (courseDates.length === 0) return []
  const courseDateIds = courseDates.map(({ id }) => id)
  const canceled = courseDates.filter(({ canceledAt }) => canceledAt !== null)
  if (canceled.length > 0) return canceled
  const seating = await seatingOf(trx, courseDateIds, registrationId)
  const missing = seating.filter(({ held }) => !held)
  const full = missing.filter(({ left }) => left < 1).map(({ courseDateId }) => courseDateId)
  if (full.length > 0) return courseDates.filter(({ id }) => full.includes(id))
  for (const { courseDateId } of missing) await insertSeat(trx, { courseDateId, registrationId })
  return []
}

/** Releases a registration's seats on these dates and offers them to the waiting list. */
export async function giveUpSeats(
  trx: Database,
  registrationId: string,
  courseDateIds: readonly string[],
  context: Context,
) {
  const courseDates = await lockCourseDates(trx, courseDateIds)
  await releaseSeats(trx, registrationId, courseDateIds)
  for (const courseDate of courseDates) await offerFreeSeats(trx, courseDate, context)
}
