import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { detachOffer, withdrawOfferedSeat } from './seats.queries.ts'
import { changePlace, waitingOrOffered } from './waiting-list.queries.ts'
import { notifyOfEndedWait } from './waiting-list-notices.ts'

/** Ends every place on the list and notifies its people. The caller holds the date's lock. */
export async function endWaitingList(
  trx: Database,
  courseDate: CourseDateRow,
  why: 'closed' | 'canceled',
  context: Context,
): Promise<number> {
  const hopefuls = await waitingOrOffered(trx, courseDate.id)
  for (const place of hopefuls) {
    await changePlace(trx, place.id, { state: 'left' })
    await detachOffer(trx, place.id)
    await withdrawOfferedSeat(trx, place.id)
    await notifyOfEndedWait(trx, place, courseDate, why, context)
  }
  return hopefuls.length
}
