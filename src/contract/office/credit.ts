// Credit of a person that pays for courses.
import { z } from 'zod'
import { cents, day, line, sentCents, sentDay } from '../fields.ts'
import { tuitionCreditView } from '../tuition-credit.ts'
import { personId } from './people.ts'

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

/** GET /api/office/people/:id/credit */
export const personCredit = {
  summary: 'The credit of a person with its entries, newest first',
  params: z.object({ id: personId }),
  response: {
    200: z.object({
      total: cents,
      /** What staff gave in the last 30 days. */
      lately: cents,
      /** With more than that, giving needs a second person. */
      limit: cents,
      credits: z.array(officeCredit),
    }),
  },
}
export type PersonCredit = z.infer<(typeof personCredit.response)[200]>

/** POST /api/office/people/:id/credit */
export const giveCredit = {
  summary: 'Gives credit to a person, who gets an email',
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
  response: { 200: z.object({ id: z.uuid(), until: day }) },
}

/** POST /api/office/credit/:id/reverse */
export const reverseCredit = {
  summary: 'Takes back what is left of credit that staff gave',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: line(300) }),
  response: { 200: z.object({ amount: cents }) },
}
