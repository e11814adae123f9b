import { openRegistration } from '#features/orders/open-registration.ts'
import type { Context } from '#platform/context.ts'
import type { OfferRow } from '#platform/database/rows/offers.ts'
import { Refusal } from '#platform/refusal.ts'
import { orderOfOffer } from './offer-order.ts'
import { withdrawOffer } from './offers.queries.ts'

/** Staff are nobody's network: no limit of buyers applies to what they hold. */
const byStaff = { holder: { network: 'staff', buyer: 'staff' }, counts: { opening: [], repeating: [] } }

const unlimited = {
  limiter: { takeAll: async () => ({ allowed: true as const }), giveBack: async () => {} },
  bearer: { hold: async () => false },
}

/** Opens the registration of an offer at once, so that its seats are held until the offer ends. */
export async function holdSeatsOfOffer(offer: OfferRow, context: Context): Promise<void> {
  try {
    await openOfferByStaff(offer, context)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await withdrawOffer(context.database, offer.id, context.clocks.real.now())
    throw new Refusal('offer_seats_full')
  }
}

/** The registration of an offer, paid at once, without a card form. */
export function openOfferByStaff(offer: OfferRow, context: Context) {
  const order = orderOfOffer(offer, { plan: false, language: 'en', ...byStaff }, context)
  return openRegistration(order, { context, ...unlimited })
}
