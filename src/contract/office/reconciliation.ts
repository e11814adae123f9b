import { z } from 'zod'
import { day, instant, line } from '../fields.ts'

const finding = z.object({
  sentence: z.string(),
  /** The command that repairs it or shows more. */
  command: z.string(),
  /** What POST /api/office/reconciliation/repairs takes; null if staff must decide. */
  repair: z.string().nullable(),
  /** The registration that the finding is about, if there is one. */
  registrationId: z.uuid().nullable(),
})
export type OfficeFinding = z.infer<typeof finding>

const result = z.object({
  day,
  doneAt: instant,
  /** False if the payment provider could not be asked. */
  paymentsCompared: z.boolean(),
  found: z.array(finding),
})

/** GET /api/office/reconciliation */
export const reconciliation = {
  summary: 'The result of the last reconciliation; null before the first',
  response: { 200: z.object({ last: result.nullable() }) },
}
export type OfficeReconciliation = z.infer<(typeof reconciliation.response)[200]>

/** POST /api/office/reconciliation/runs. It reads; the result replaces the one of the same day. */
export const runReconciliation = {
  summary: 'Compares registrations, payments, seats, credits and emails now',
  body: z.object({}),
  response: { 200: z.object({ found: z.int() }) },
}

/** POST /api/office/reconciliation/repairs. Nothing is done before the question that it answers is in `agreed`. */
export const repairFinding = {
  summary: 'Repairs what the reconciliation found, after its questions were answered',
  body: z.object({ what: line(80), agreed: z.array(z.string().max(600)).max(5).default([]) }),
  response: {
    200: z.object({
      /** To agree to: send the same call with it. Null when everything is done. */
      question: z.string().nullable(),
      /** What was changed, and what is left to staff. */
      done: z.array(z.string()),
    }),
  },
}
export type RepairAnswer = z.infer<(typeof repairFinding.response)[200]>
