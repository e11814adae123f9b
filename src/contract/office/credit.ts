// Credit of a person that pays for courses.

import { z } from 'zod'
import { tuitionCreditView } from '../account/tuition-credit.ts'
import { type AnswerOf, calls } from '../calls.ts'
import { cents, day, line, sentCents, sentDay } from '../fields.ts'
import { personId } from './people.ts'
import { withPreview } from './previews.ts'

const creditEntry = z.object({
  key: z.string(),
  day,
  /** Positive when credit was given or returned, negative when it was used or reversed. */
  amount: z.int(),
  /** The registration that it paid, or that it came back from. */
  registrationId: z.uuid().nullable(),
})

const officeCredit = tuitionCreditView.shape.credits.element.extend({
  reason: z.string().nullable(),
  entries: z.array(creditEntry),
  /** Staff gave it, something is left, and no order holds it. */
  reversible: z.boolean(),
})
export type OfficeCredit = z.infer<typeof officeCredit>

export const officeCreditCalls = calls({
  'GET /api/office/people/:id/credit': {
    summary: 'The credit of a person with its entries, newest first',
    who: { staff: 'see' },
    params: z.object({ id: personId }),
    answer: z.object({
      total: cents,
      /** What staff gave in the last 30 days. */
      lately: cents,
      /** With more than that, giving needs a second person. */
      limit: cents,
      credits: z.array(officeCredit),
    }),
  },
  ...withPreview('POST /api/office/people/:id/credit', {
    summary: 'Gives credit to a person, who gets an email',
    who: { staff: 'refundBeyond', fresh: true },
    records: 'credit give',
    params: z.object({ id: personId }),
    body: z.object({
      source: z.enum(['goodwill', 'product']),
      amount: sentCents.min(100),
      /** As it was read. Refused with `stale` if somebody has given credit since. */
      lately: cents.max(2 ** 31 - 1),
      /** Null for the usual term. */
      until: sentDay.nullable(),
      reason: line(300),
    }),
    answer: z.object({ id: z.uuid(), until: day }),
  }),
  'POST /api/office/credit/:id/reverse': {
    summary: 'Takes back what is left of credit that staff gave',
    who: { staff: 'refundBeyond', fresh: true },
    records: 'credit reverse',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: line(300) }),
    answer: z.object({ amount: cents }),
  },
})
export type OfficeCreditCalls = typeof officeCreditCalls
export type PersonCredit = AnswerOf<(typeof officeCreditCalls)['GET /api/office/people/:id/credit']>
