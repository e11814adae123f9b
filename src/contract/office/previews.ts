// Emails that a change would send, shown before it is made.
import { z } from 'zod'
import { language } from '../fields.ts'

/** An email as it will be sent. The first line of the text is its title. */
export const emailPreview = z.object({
  kind: z.string(),
  to: z.string(),
  language,
  subject: z.string(),
  text: z.string(),
})
export type EmailPreview = z.infer<typeof emailPreview>

export const previewed = { 200: z.object({ emails: z.array(emailPreview) }) }
export type Previewed = z.infer<(typeof previewed)[200]>

/** A call whose emails are shown before it is made. */
export type Change = { summary: string; params?: z.ZodType; body: z.ZodType }

/** The call at the same address with /preview: it takes what the change takes, and changes nothing. */
export function previewOf({ summary, params, body }: Change) {
  return { summary: `Preview: ${summary}`, ...(params && { params }), body, response: previewed }
}
