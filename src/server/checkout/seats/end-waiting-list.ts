import type { Database } from '#database/engine/connection.ts'
import type { CourseDateRow } from '#database/tables/rows/dates.ts'
import { detachOffer, withdrawOfferedSeat } from '#database/tables/seats.ts'
import { changePlace, waitingOrOffered } from '#database/tables/waiting-list.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfEndedWait } from './waiting-list-notices.ts'

/** Ends every place on the list and notifies its people. The caller holds the date's lock. */
export async function endWaitingList(
  trx: Database,
  courseDate: CourseDateRow,
  why: 'closed' | 'canceled',
  checkout: Checkout,
): Promise<number> {
  const hopefuls = await waitingOrOffered(trx, courseDate.id)
  for (const place of hopefuls) {
    await changePlace(trx, place.id, { state: 'left' })
    await detachOffer(trx, place.id)
    await withdrawOfferedSeat(trx, place.id)
    await notifyOfEndedWait(trx, place, courseDate, why, checkout)
  }
  return hopefuls.length
}
