import { checkAll } from '#features/reconciliation/check.ts'
import type { Context } from '#platform/context.ts'

/** The findings of `check` for all records, without the grace period for recent changes. */
export async function disagreements(context: Context): Promise<string[]> {
  const sentences: string[] = []
  for await (const { sentence } of checkAll(context, { since: new Date(0), patience: 0 })) {
    sentences.push(sentence)
  }
  return sentences
}
