import { z } from 'zod'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { calls } from '../calls.ts'
import { emailsToCome } from '../dates/date-changes.ts'
import { email, lines, sentDay, sentInstant } from '../fields.ts'

const params = z.object({ id: z.uuid() })

const decision = z.object({
  state: z.enum(['approved', 'declined']),
  /** The dentist gets it by email. A declined entry needs one. */
  reason: lines(4000).nullable(),
  /** When the entry was made, as staff saw it. Refused as `stale` if the dentist has changed it since. */
  enteredAt: sentInstant,
})

export const awardChangeCalls = calls({
  'POST /api/office/awards/entries/:id/decision/preview': {
    summary: 'The email that a decision on hours or a case would send',
    who: { staff: 'awards' },
    params,
    body: decision,
    answer: z.object(emailsToCome),
  },
  'POST /api/office/awards/entries/:id/decision': {
    summary: 'Approves or declines hours or a case; the dentist gets an email',
    who: { staff: 'awards' },
    records: 'awards decide',
    params,
    body: decision,
  },
  /** The account is named by its address. */
  'POST /api/office/awards/tests': {
    summary: 'Records an attempt at the Fellowship’s test',
    who: { staff: 'awards' },
    records: 'awards record-test',
    body: z.object({ email, score: z.int().min(0).max(100), takenOn: sentDay }),
    answer: z.object({ passed: z.boolean() }),
  },
  /** It stands for money, like a wire. */
  'POST /api/office/awards/fees': {
    summary: 'Records that the fee of an award was paid',
    who: { staff: 'offers' },
    records: 'awards record-fee',
    body: z.object({ email, award: z.enum(programIds), doneOn: sentDay }),
  },
  'POST /api/office/awards/defenses': {
    summary: 'Records that a dentist passed the oral defense of the Mastership',
    who: { staff: 'awards' },
    records: 'awards record-defense',
    body: z.object({ email, doneOn: sentDay }),
  },
})
export type AwardChangeCalls = typeof awardChangeCalls
