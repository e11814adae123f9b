import type { Checkout } from '#server/checkout/checkout.ts'
import { checkAll } from '#server/reconciliation/check.ts'

/** What `check` says of everything there is, without patience for what may be under way. */
export async function disagreements(checkout: Checkout): Promise<string[]> {
  const sentences: string[] = []
  for await (const { sentence } of checkAll(checkout, { since: new Date(0), patience: 0 })) {
    sentences.push(sentence)
  }
  return sentences
}
