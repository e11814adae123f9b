import { z } from 'zod'
import { day, instant, storedId } from './fields.ts'
import { recordedAction } from './record.ts'

/** Details for pages that show their own sentence. */
const facts = z.object({
  /** The dates that are full or gone; the last day of a deleted date may be unknown. */
  dates: z.array(z.object({ course: storedId, start: day, end: day.optional() })).optional(),
  /** The invalid field, as the caller wrote it: 'customerData.phone'. */
  field: z.string().optional(),
  /** When to try again. */
  retryAt: instant.optional(),
  /** Why a link can no longer be used: 'paid', 'withdrawn'. */
  state: z.string().optional(),
  /** In the office: how many more codes may be tried. */
  triesLeft: z.int().optional(),
  /** In the office: the last change of a row, whose form is stale. */
  change: z.object({ by: z.string(), at: instant, action: recordedAction }).nullable().optional(),
})
export type RefusalFacts = z.infer<typeof facts>

/** The error body of the whole API: a sentence for people, a code for programs, and its facts. */
export const apiError = z.object({ error: z.string(), code: z.string(), ...facts.shape })
export type ApiErrorBody = z.infer<typeof apiError>
