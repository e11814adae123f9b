import { dayOf } from '#domain/dates/days.ts'
import { registrationOfOffer } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { OfferRow } from '#platform/database/rows/offers.ts'
import { Refusal } from '#platform/refusal.ts'
import { offerById } from './offers.queries.ts'

export function linkOf(
  { id }: Pick<OfferRow, 'id'>,
  { links, origin }: Pick<Context, 'links' | 'origin'>,
): string {
  return `${origin}/offer/${links.sign('offer', id)}`
}

type OfferState = 'open' | 'ended' | 'withdrawn' | 'paid'

export async function stateOf(offer: OfferRow, { database, clocks }: Context): Promise<OfferState> {
  const registration = await registrationOfOffer(database, offer.id)
  if (registration?.paidAt) return 'paid'
  if (offer.withdrawnAt !== null) return 'withdrawn'
  return dayOf(clocks.academy.now()) > offer.untilDay ? 'ended' : 'open'
}

/** The offer of a link; 404 for an unknown one, 409 when it can no longer be paid. */
export async function linkedOffer(token: string, context: Context): Promise<OfferRow> {
  const linked = context.links.read('offer', token)
  const offer = linked && (await offerById(context.database, linked.id))
  if (!offer) throw new Refusal('not_found', { missing: 'offer' })
  const state = await stateOf(offer, context)
  if (state !== 'open') throw new Refusal('offer_closed', { state })
  return offer
}
