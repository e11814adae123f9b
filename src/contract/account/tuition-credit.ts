import { z } from 'zod'
import { creditSources } from '#domain/money/tuition-credit.ts'
import { calls } from '../calls.ts'
import { cents, day, instant } from '../fields.ts'

// Credit in dollars that pays a registration. Credits of continuing education are in credits.ts.

export const tuitionCreditView = z.object({
  /** What can be used today. */
  total: cents,
  /** Newest first. */
  credits: z.array(
    z.object({
      id: z.uuid(),
      source: z.enum(creditSources),
      amount: cents,
      /** What is left of it. */
      left: cents,
      /** The last day on which it can be used. */
      expiresOn: day,
      givenAt: instant,
      state: z.enum(['usable', 'used', 'expired', 'reversed']),
    }),
  ),
})
export type TuitionCreditView = z.infer<typeof tuitionCreditView>

export const tuitionCreditCalls = calls({
  'GET /api/account/tuition-credit': {
    summary: 'The credit of the account’s verified email, with its last days',
    who: 'registrant',
    answer: tuitionCreditView,
  },
})
export type TuitionCreditCalls = typeof tuitionCreditCalls
