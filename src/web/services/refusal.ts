// What a page makes of the server's refusals. Apart from the client of the API, which is part of every page's first load.
import type { RefusalFacts } from '#domain/refusal.ts'
import { ApiFailure } from './api.ts'

/** What the server said of its refusal, in the page's language; null where no answer of ours came: a proxy's is no sentence. */
export function refusalOf(
  failure: unknown,
  inWords: (code: string, sentence: string, facts: RefusalFacts) => string,
): string | null {
  if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.code === 'unknown') return null
  return inWords(failure.code, failure.message, failure.facts)
}

/** For the form that was sent: 'customerData.phone' is its phone. */
export function fieldsOf(failure: unknown): readonly string[] {
  const field = failure instanceof ApiFailure ? failure.facts.field?.split('.').at(-1) : undefined
  return field === undefined ? [] : [field]
}
