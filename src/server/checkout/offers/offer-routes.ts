import { type OfferView, payOffer, readOffer } from '#contract/offers.ts'
import type { Limiter } from '#database/tables/limits.ts'
import type { OfferRow } from '#database/tables/rows/offers.ts'
import { readPlanPolicy } from '#database/tables/settings.ts'
import { dayOf } from '#domain/days.ts'
import { planFor } from '#domain/plan.ts'
import type { App } from '../../http/app-type.ts'
import { ApiError } from '../../http/errors.ts'
import { perNetwork } from '../../http/limit-requests.ts'
import type { Bearer } from '../../identity/bearer.ts'
import { languageOfCookie } from '../../pages/language.ts'
import type { Checkout } from '../checkout.ts'
import { openPlaced } from '../payments/open-payment.ts'
import { ordersPerAddress } from '../payments/place-order.ts'
import { holderOf } from '../seats/hold-caps.ts'
import { formKeyOf, linkedOffer } from './offer-link.ts'

type Parts = { checkout: Checkout; limiter: Limiter; bearer: Bearer }

export function offerRoutes(app: App, parts: Parts) {
  const { checkout } = parts

  app.get('/api/offers/:token', { schema: readOffer }, async ({ params }): Promise<OfferView> => {
    const offer = await linkedOffer(params.token, checkout)
    const { name, email, items, lines, amount, listed, reason, untilDay } = offer
    return {
      name,
      email,
      items: [...items],
      lines: lines.map((line) => ({ item: line.course, amount: line.amount })),
      amount,
      listed,
      reason,
      until: untilDay,
      plan: await termsOf(offer, checkout),
    }
  })

  app.post(
    '/api/offers/:token/payment-intent',
    { schema: payOffer },
    async ({ params, body, headers, ip }) => {
      const offer = await linkedOffer(params.token, checkout)
      const { name, email, items, lines, amount, planAllowed } = offer
      const plan = body.plan === true
      if (plan && !planAllowed) throw new ApiError(409, 'plan_unavailable', { reason: 'not-offered' })
      const registrant = { name, email, phone: '' }
      const order = {
        ...registrant,
        selectedItems: [],
        dates: {},
        plan,
        agreed: { items, lines, total: amount },
        uid: null,
        user: null,
        language: languageOfCookie(headers.cookie),
        firstPage: null,
        country: null,
        formKey: formKeyOf(offer),
        holder: holderOf(ip, { uid: null, email, emailVerified: false }),
        counts: {
          opening: perNetwork('offers', ip, ordersPerAddress),
          repeating: perNetwork('offers again', ip, { ...ordersPerAddress, limit: 300 }),
        },
      }
      return openPlaced(order, parts)
    },
  )
}

async function termsOf(
  { items, amount, planAllowed }: OfferRow,
  { database, clocks }: Checkout,
): Promise<OfferView['plan']> {
  if (!planAllowed) return null
  const policy = { ...(await readPlanPolicy(database)), items: 'all' as const }
  const today = dayOf(clocks.academy.now())
  const made = planFor({ items, price: amount, today, firstDay: null }, policy)
  return 'fault' in made ? null : [...made.payments]
}
