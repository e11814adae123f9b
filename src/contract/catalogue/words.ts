// The words of the public pages that staff edit.
import { z } from 'zod'
import { hidden, position, saidLine, saidText } from './entry-fields.ts'

export const faqGroups = ['courses', 'awards', 'payment'] as const

/** A question of /faqs. Its key is its anchor. Figures come from the catalogue: {price:fellowship}. */
export const faq = z.object({
  group: z.enum(faqGroups),
  position,
  question: saidLine(200),
  /** Paragraphs, with an empty line between them. */
  answer: saidText(4000),
  /** The refund scale is shown below. */
  refundScale: z.boolean(),
  hidden,
})
export type Faq = z.infer<typeof faq>
