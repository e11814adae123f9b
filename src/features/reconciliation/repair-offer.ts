import { repaired } from '#content/en/office/reconciliation/repairs.ts'
import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { detachOffer, hasOfferedSeat, withdrawOfferedSeat } from '#features/seats/seats.queries.ts'
import { changePlace, waitingListPlace } from '#features/seats/waiting-list.queries.ts'
import { offerFreeSeats } from '#features/seats/waiting-list.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { WaitingListRow } from '#platform/database/rows/dates.ts'

/**
 * An offer needs its seat and a seat its offer. Whichever is alone ends, and the seat is offered to the next in
 * line.
 */
export async function repairOffer(trx: Database, placeId: string, context: Context): Promise<string[]> {
  const found = await waitingListPlace(trx, placeId)
  const [courseDate] = found ? await lockCourseDates(trx, [found.courseDateId]) : []
  // Read again under the lock: a seat may have been offered since.
  const place = await waitingListPlace(trx, placeId)
  if (!place || !courseDate) return []
  if (courseDate.canceledAt !== null) return endPlace(trx, place)
  if ((place.state === 'offered') === (await hasOfferedSeat(trx, placeId))) return []
  if (place.state === 'offered') await changePlace(trx, placeId, { state: 'waiting' })
  await detachOffer(trx, placeId)
  await withdrawOfferedSeat(trx, placeId)
  await offerFreeSeats(trx, courseDate, context)
  return [repaired.placeInLine(place)]
}

/** Ends the place because its date is canceled. */
async function endPlace(
  trx: Database,
  { id, state }: Pick<WaitingListRow, 'id' | 'state'>,
): Promise<string[]> {
  if (state !== 'waiting' && state !== 'offered') return []
  await changePlace(trx, id, { state: 'left' })
  await detachOffer(trx, id)
  await withdrawOfferedSeat(trx, id)
  return [repaired.placeEnded({ id })]
}
