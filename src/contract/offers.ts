import { z } from 'zod'
import { type AnswerOf, calls } from './calls.ts'
import { openedPayment } from './checkout.ts'
import { cents, day, storedId, token } from './fields.ts'
import { refundStep } from './registrations.ts'

export const offerEnds = ['ended', 'withdrawn', 'paid'] as const

const byToken = z.object({ token })

export const offerCalls = calls({
  'GET /api/offers/:token': {
    summary: 'An offer that staff made, by its link; 409 when it has ended, was withdrawn or is paid',
    who: 'link',
    params: byToken,
    answer: z.object({
      name: z.string(),
      email: z.string(),
      items: z.array(storedId),
      /** Who pays, if it is not the person. */
      payer: z.object({ name: z.string(), email: z.string() }).nullable(),
      lines: z.array(
        z.object({
          item: storedId,
          amount: cents,
          start: day.nullable(),
          end: day.nullable(),
          /** What a cancellation returns, by the last day of each step. */
          calendar: z.array(refundStep),
        }),
      ),
      /** The seats are held until the offer ends. */
      holdsSeats: z.boolean(),
      amount: cents,
      /** The price by the list. */
      listed: cents,
      reason: z.string().nullable(),
      /** The last day on which it can be paid. */
      until: day,
      /** Every payment in parts, deposit first; null where that is not possible. */
      plan: z.array(z.object({ due: day, amount: cents })).nullable(),
    }),
  },
  'POST /api/offers/:token/payment-intent': {
    summary: 'Opens the payment of an offer; sent again it is the same one',
    who: 'link',
    params: byToken,
    body: z.object({ plan: z.boolean().optional() }),
    answer: openedPayment,
  },
})
export type OfferCalls = typeof offerCalls
export type OfferView = AnswerOf<(typeof offerCalls)['GET /api/offers/:token']>
