import type { Database } from '#database/engine/connection.ts'
import { lockCourseDates } from '#database/tables/course-dates.ts'
import type { WaitingListRow } from '#database/tables/rows/dates.ts'
import { detachOffer, hasOfferedSeat, withdrawOfferedSeat } from '#database/tables/seats.ts'
import { changePlace, waitingListPlace } from '#database/tables/waiting-list.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { offerFreeSeats } from '../checkout/seats/waiting-list.ts'

/** An offer and its seat go together: one without the other ends, and the line moves on from there. */
export async function mendOffer(trx: Database, placeId: string, checkout: Checkout): Promise<string[]> {
  const found = await waitingListPlace(trx, placeId)
  const [courseDate] = found ? await lockCourseDates(trx, [found.courseDateId]) : []
  // Again, under the lock: a seat may have been offered in between.
  const place = await waitingListPlace(trx, placeId)
  if (!place || !courseDate) return []
  if (courseDate.canceledAt !== null) return endPlace(trx, place)
  if ((place.state === 'offered') === (await hasOfferedSeat(trx, placeId))) return []
  if (place.state === 'offered') await changePlace(trx, placeId, { state: 'waiting' })
  await detachOffer(trx, placeId)
  await withdrawOfferedSeat(trx, placeId)
  await offerFreeSeats(trx, courseDate, checkout)
  return [`Place ${placeId} of the waiting list is in line again, or done with.`]
}

/** Nobody waits for a date that does not take place. */
async function endPlace(
  trx: Database,
  { id, state }: Pick<WaitingListRow, 'id' | 'state'>,
): Promise<string[]> {
  if (state !== 'waiting' && state !== 'offered') return []
  await changePlace(trx, id, { state: 'left' })
  await detachOffer(trx, id)
  await withdrawOfferedSeat(trx, id)
  return [`Place ${id} of the waiting list has ended with its date.`]
}
