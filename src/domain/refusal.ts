import type { Day } from './days.ts'

/** What a refusal is about, for a page that says it in words of its own. */
export type RefusalFacts = {
  /** The dates that are full or gone; the last day of one that is gone may not be known. */
  dates?: readonly { course: string; start: Day; end?: Day | undefined }[] | undefined
  /** The field that is not valid, as the caller wrote it: 'customerData.phone'. */
  field?: string | undefined
  /** When to try again, as an instant. */
  retryAt?: string | undefined
}
