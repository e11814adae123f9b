import { heldSpans } from '#domain/catalogue/entries.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { versionsOf } from './entries.queries.ts'
import { soldPerSpan } from './sold-items.queries.ts'

/** How many paid registrations of an item were placed while each version of its price held. */
export async function countSold(
  item: string,
  { database }: CatalogueParts,
): Promise<{ version: number; count: number }[]> {
  const spans = heldSpans(await versionsOf(database, { kind: 'price', key: item }))
  const counts = await soldPerSpan(database, item, spans)
  const sold = new Map<number, number>()
  // A version may hold again after the one that followed it was taken back.
  for (const [index, { version }] of spans.entries()) {
    sold.set(version, (sold.get(version) ?? 0) + (counts[index] ?? 0))
  }
  return [...sold].map(([version, count]) => ({ version, count }))
}
