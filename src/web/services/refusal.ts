// Separate from api.ts, which is part of every page's first load.
import type { RefusalFacts } from '#contract/api-error.ts'
import { ApiFailure } from './api.ts'

type Translate = (code: string, sentence: string, facts: RefusalFacts) => string

/** The server's refusal in the page's language; null when the answer is not ours, for example a proxy's. */
export function refusalOf(failure: unknown, translate: Translate): string | null {
  if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.code === 'unknown') return null
  return translate(failure.code, failure.message, failure.facts)
}

/** The form field at fault: 'customerData.phone' is `phone`. */
export function fieldsOf(failure: unknown): readonly string[] {
  const field = failure instanceof ApiFailure ? failure.facts.field?.split('.').at(-1) : undefined
  return field === undefined ? [] : [field]
}

/** What a form shows after its message was refused: the sentence for a field, or one for the whole form. */
export function messageRefusal(
  failure: unknown,
  translate: Translate,
  words: { failed: string; tooMany: string },
): { sentence: string; fields?: readonly string[] } {
  const fields = fieldsOf(failure)
  if (fields.length > 0) return { sentence: refusalOf(failure, translate) ?? words.failed, fields }
  const tooMany = failure instanceof ApiFailure && failure.status === 429
  return { sentence: tooMany ? words.tooMany : words.failed }
}
