import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { day, instant, line } from '../fields.ts'

const finding = z.object({
  sentence: z.string(),
  /** What POST /api/office/reconciliation/repairs takes; null if staff must decide. */
  repair: z.string().nullable(),
  /** The page of the office that shows more. */
  page: z.string().nullable(),
})
export type OfficeFinding = z.infer<typeof finding>

const result = z.object({
  day,
  doneAt: instant,
  /** False if the payment provider could not be asked. */
  paymentsCompared: z.boolean(),
  found: z.array(finding),
})

export const reconciliationCalls = calls({
  'GET /api/office/reconciliation': {
    summary: 'The result of the last reconciliation; null before the first',
    who: { staff: 'see' },
    answer: z.object({ last: result.nullable() }),
  },
  /** It reads; the result replaces the one of the same day. */
  'POST /api/office/reconciliation/runs': {
    summary: 'Compares registrations, payments, seats, credits and emails now',
    who: { staff: 'refund' },
    records: 'check',
    body: z.object({}),
    answer: z.object({ found: z.int() }),
  },
  /** Nothing is done before the question that it answers is in `agreed`. */
  'POST /api/office/reconciliation/repairs': {
    summary: 'Repairs what the reconciliation found, after its questions were answered',
    who: { staff: 'accounting', fresh: true },
    records: 'repair',
    body: z.object({ what: line(80), agreed: z.array(z.string().max(600)).max(5).default([]) }),
    answer: z.object({
      /** To agree to: send the same call with it. Null when everything is done. */
      question: z.string().nullable(),
      /** What was changed, and what is left to staff. */
      done: z.array(z.string()),
    }),
  },
})
export type ReconciliationCalls = typeof reconciliationCalls
export type OfficeReconciliation = AnswerOf<(typeof reconciliationCalls)['GET /api/office/reconciliation']>
export type RepairAnswer = AnswerOf<(typeof reconciliationCalls)['POST /api/office/reconciliation/repairs']>
