import { z } from 'zod'
import { programIds } from '#domain/catalogue/catalogue.ts'
import { email, lines, sentDay, sentInstant } from '../fields.ts'
import { emailsToCome } from './date-changes.ts'

const nothing = { 204: z.undefined() }
const params = z.object({ id: z.uuid() })

const decision = z.object({
  state: z.enum(['approved', 'declined']),
  /** The dentist gets it by email. A declined entry needs one. */
  reason: lines(4000).nullable(),
  /** When the entry was made, as staff saw it. Refused as `stale` if the dentist has changed it since. */
  enteredAt: sentInstant,
})

/** POST /api/office/awards/entries/:id/decision/preview */
export const previewDecision = {
  summary: 'The email that a decision on hours or a case would send',
  params,
  body: decision,
  response: { 200: z.object(emailsToCome) },
}

/** POST /api/office/awards/entries/:id/decision */
export const decideEntry = {
  summary: 'Approves or declines hours or a case; the dentist gets an email',
  params,
  body: decision,
  response: nothing,
}

/** POST /api/office/awards/tests. The account is named by its address. */
export const recordTest = {
  summary: 'Records an attempt at the Fellowship’s test',
  body: z.object({ email, score: z.int().min(0).max(100), takenOn: sentDay }),
  response: { 200: z.object({ passed: z.boolean() }) },
}

/** POST /api/office/awards/fees */
export const recordFee = {
  summary: 'Records that the fee of an award was paid',
  body: z.object({ email, award: z.enum(programIds), doneOn: sentDay }),
  response: nothing,
}

/** POST /api/office/awards/defenses */
export const recordDefense = {
  summary: 'Records that a dentist passed the oral defense of the Mastership',
  body: z.object({ email, doneOn: sentDay }),
  response: nothing,
}
