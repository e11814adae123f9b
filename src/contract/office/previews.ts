// Emails that a change would send, shown before it is made.
import { z } from 'zod'
import type { Call, CallKey, StaffAccess } from '../calls.ts'
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

export const previewed = z.object({ emails: z.array(emailPreview) })
export type Previewed = z.infer<typeof previewed>

type Change = Call & { who: StaffAccess; body: z.ZodType }
type PreviewOf<C extends Change> = Pick<C, keyof C & ('params' | 'body')> & {
  summary: string
  who: Omit<C['who'], 'fresh'>
  answer: typeof previewed
}

/** A change whose emails are shown before it is made: the call at /preview takes the same, and changes nothing. */
export function withPreview<const Key extends CallKey, const C extends Change>(
  key: Key,
  change: C,
): { [_ in Key]: C } & { [_ in `${Key}/preview`]: PreviewOf<C> } {
  const { summary, who, params, body } = change
  const { fresh: _, ...mayPreview }: StaffAccess = who
  const preview = { summary: `Preview: ${summary}`, who: mayPreview, ...(params && { params }), body }
  return { [key]: change, [`${key}/preview`]: { ...preview, answer: previewed } } as never
}
