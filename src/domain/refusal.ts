import type { Day } from './days.ts'

/** Details of a refusal, for pages that show their own message. */
export type RefusalFacts = {
  /** The dates that are full or gone; the last day of a deleted date may be unknown. */
  dates?: readonly { course: string; start: Day; end?: Day | undefined }[] | undefined
  /** The invalid field, as the caller wrote it: 'customerData.phone'. */
  field?: string | undefined
  /** When to try again. */
  retryAt?: string | undefined
}
