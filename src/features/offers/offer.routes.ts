import { catalogue } from '#content/catalogue.ts'
import type { OfferView } from '#contract/offers.ts'
import { dayOf } from '#domain/dates/days.ts'
import { planFor } from '#domain/pricing/plan.ts'
import { ordersPerAddress } from '#features/orders/place-order.ts'
import { openPlaced } from '#features/payments/open-payment.ts'
import type { Bearer } from '#features/people/bearer.ts'
import { holderOf } from '#features/seats/hold-caps.ts'
import type { Context } from '#platform/context.ts'
import type { OfferRow } from '#platform/database/rows/offers.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { perNetwork } from '#platform/http/limit-requests.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limiter } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'
import { offerLines } from './offer-lines.ts'
import { linkedOffer } from './offer-link.ts'
import { orderOfOffer } from './offer-order.ts'

type Parts = { context: Context; limiter: Limiter; bearer: Bearer }

export function offerRoutes(app: App, parts: Parts) {
  const { context } = parts

  serve(app, 'GET /api/offers/:token', async ({ params }): Promise<OfferView> => {
    const offer = await linkedOffer(params.token, context)
    const { name, email, items, lines, amount, listed, reason, untilDay, payer, dates, holdsSeats } = offer
    return {
      name,
      email,
      payer,
      items: [...items],
      lines: await offerLines({ lines, dates }, context),
      holdsSeats,
      amount,
      listed,
      reason,
      until: untilDay,
      plan: termsOf(offer, context),
    }
  })

  serve(app, 'POST /api/offers/:token/payment-intent', async ({ params, body, headers, ip }) => {
    const offer = await linkedOffer(params.token, context)
    const { email, planAllowed } = offer
    const plan = body.plan === true
    if (plan && !planAllowed) throw new Refusal('plan_unavailable', { reason: 'not-offered' })
    const opening = {
      plan,
      language: languageOfCookie(headers.cookie),
      holder: holderOf(ip, { uid: null, email, emailVerified: false }),
      counts: {
        opening: perNetwork('offers', ip, ordersPerAddress),
        repeating: perNetwork('offers again', ip, { ...ordersPerAddress, limit: 300 }),
      },
    }
    const order = orderOfOffer(offer, opening, context)
    return openPlaced(order, parts)
  })
}

function termsOf({ items, amount, planAllowed, dates }: OfferRow, { clocks }: Context): OfferView['plan'] {
  if (!planAllowed) return null
  const policy = { ...catalogue().plan, items: 'all' as const }
  const today = dayOf(clocks.academy.now())
  const made = planFor(
    { items, price: amount, today, firstDay: Object.values(dates).sort()[0] ?? null },
    policy,
  )
  return 'fault' in made ? null : [...made.payments]
}
