import { z } from 'zod'

/** The error of the whole API: a sentence for a person, a word for a program. */
export const apiError = z.object({ error: z.string(), code: z.string() })
export type ApiErrorBody = z.infer<typeof apiError>
