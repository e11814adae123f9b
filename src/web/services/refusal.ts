// Separate from api.ts, which is part of every page's first load.
import type { RefusalFacts } from '#contract/api-error.ts'
import { ApiFailure } from './api.ts'

/** The server's refusal in the page's language; null when the answer is not ours, for example a proxy's. */
export function refusalOf(
  failure: unknown,
  translate: (code: string, sentence: string, facts: RefusalFacts) => string,
): string | null {
  if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.code === 'unknown') return null
  return translate(failure.code, failure.message, failure.facts)
}

/** The form field at fault: 'customerData.phone' is `phone`. */
export function fieldsOf(failure: unknown): readonly string[] {
  const field = failure instanceof ApiFailure ? failure.facts.field?.split('.').at(-1) : undefined
  return field === undefined ? [] : [field]
}
