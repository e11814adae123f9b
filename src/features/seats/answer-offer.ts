// Turns a seat that the waiting list offered into a registration's seat. Callers hold the lock of the date.

import { creditRefilledSeat } from '#features/credit/credit-refilled.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { answeredOffer, attachOfferedSeat, keepOfferedSeats, seatsLeft } from './seats.queries.ts'
import { openOffers, takeOffers, waitingListPlace } from './waiting-list.queries.ts'

/** Attaches an offer, by the link in its email, to an unpaid registration. The offer stays open until that is paid. */
export async function answerOffer(
  trx: Database,
  token: string,
  registrationId: string,
  courseDateIds: readonly string[],
  { links, clocks }: Context,
): Promise<string> {
  const linked = links.read('waiting-list', token)
  const place = linked ? await waitingListPlace(trx, linked.id) : undefined
  const isOpen =
    place?.state === 'offered' && place.offeredUntil !== null && place.offeredUntil > clocks.real.now()
  if (!place || !isOpen || !courseDateIds.includes(place.courseDateId)) {
    throw new Refusal('offer_over')
  }
  if (!(await attachOfferedSeat(trx, place.id, registrationId))) throw offerInUse()
  return place.courseDateId
}

/**
 * Takes an offer for a paid registration by its verified email address. Without an offer nothing happens: the date may still
 * have a free seat.
 */
export async function takeOfferedSeat(
  trx: Database,
  email: string,
  registrationId: string,
  courseDateId: string,
  context: Context,
): Promise<void> {
  const offers = await openOffers(trx, email, context.clocks.real.now())
  const offer = offers.find((candidate) => candidate.courseDateId === courseDateId)
  if (!offer) return
  if (await attachOfferedSeat(trx, offer.id, registrationId))
    await keepAnsweredSeats(trx, registrationId, context)
  else if ((await seatsLeft(trx, courseDateId)) === 0) throw offerInUse()
}

/** Once a registration is paid it owns its offered seats, and the offers end. */
export async function keepAnsweredSeats(
  trx: Database,
  registrationId: string,
  context: Context,
): Promise<void> {
  const answered = await answeredOffer(trx, registrationId)
  if (!answered || !(await takeOffers(trx, registrationId))) return
  await keepOfferedSeats(trx, registrationId)
  await creditRefilledSeat(trx, answered.courseDateId, context)
}

function offerInUse() {
  return new Refusal('offer_in_use')
}
