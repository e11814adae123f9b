import { z } from 'zod'
import type { RefusalFacts } from '#domain/refusal.ts'
import { day, instant, storedId } from './fields.ts'

/**
 * The error body of the whole API: a sentence for people, a code for programs, and details: dates for
 * session_full and no_such_date, the field for invalid_request, when to try again.
 */
export const apiError = z.object({
  error: z.string(),
  code: z.string(),
  dates: z.array(z.object({ course: storedId, start: day, end: day.optional() })).optional(),
  field: z.string().optional(),
  retryAt: instant.optional(),
}) satisfies z.ZodType<RefusalFacts>
export type ApiErrorBody = z.infer<typeof apiError>
