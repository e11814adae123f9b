// How a seat that the waiting list offered becomes a registration's. The caller holds the date's lock.
import type { Database } from '#database/engine/connection.ts'
import { attachOfferedSeat, keepOfferedSeats, seatsLeft } from '#database/tables/seats.ts'
import { openOffers, takeOffers, waitingListPlace } from '#database/tables/waiting-list.ts'
import { ApiError } from '../../http/errors.ts'
import type { Checkout } from '../checkout.ts'

/** By the link of the offer's email, for an unpaid registration: the offer stands until it is paid. Gives the offered date. */
export async function answerOffer(
  trx: Database,
  token: string,
  registrationId: string,
  courseDateIds: readonly string[],
  { links, clocks }: Checkout,
): Promise<string> {
  const linked = links.read('waiting-list', token)
  const place = linked ? await waitingListPlace(trx, linked.id) : undefined
  const stands =
    place?.state === 'offered' && place.offeredUntil !== null && place.offeredUntil > clocks.real.now()
  if (!place || !stands || !courseDateIds.includes(place.courseDateId)) {
    throw new ApiError(409, 'offer_over', 'This offer of the waiting list is over.')
  }
  if (!(await attachOfferedSeat(trx, place.id, registrationId))) throw offerInUse()
  return place.courseDateId
}

/**
 * For a registration that is paid, by the address that the offer went to: its owner has shown that it is theirs. Where
 * nothing is offered to it nothing happens, and the date may still have a seat for everybody.
 */
export async function takeOfferedSeat(
  trx: Database,
  email: string,
  registrationId: string,
  courseDateId: string,
  { clocks }: Checkout,
): Promise<void> {
  const offers = await openOffers(trx, email, clocks.real.now())
  const offer = offers.find((candidate) => candidate.courseDateId === courseDateId)
  if (!offer) return
  if (await attachOfferedSeat(trx, offer.id, registrationId)) await keepAnsweredSeats(trx, registrationId)
  else if ((await seatsLeft(trx, courseDateId)) === 0) throw offerInUse()
}

/** The registration is paid: the seats of the offers that it answered are its own, and the offers are done with. */
export async function keepAnsweredSeats(trx: Database, registrationId: string): Promise<void> {
  if (await takeOffers(trx, registrationId)) await keepOfferedSeats(trx, registrationId)
}

function offerInUse() {
  return new ApiError(409, 'offer_in_use', 'This offer is being paid in another window.')
}
