import type { EntryData, EntryKindName } from '#contract/catalogue/kinds.ts'
import type { PublishedEntries, PublishedWords } from '#contract/page-data.ts'

/** What staff published of the words, by kind and key. What they did not touch came with the release. */
export type Published = PublishedWords

let current: Published = {}

export function keepPublished(next: Published): void {
  current = next
}

export function published(): Published {
  return current
}

export function publishedOf<Kind extends EntryKindName>(
  kind: Kind,
): Readonly<Record<string, EntryData<Kind>>> {
  const entries: PublishedEntries = published()
  return entries[kind] ?? ({} as Readonly<Record<string, EntryData<Kind>>>)
}

export function publishedKinds({ pictures: _, ...kinds }: Published): string[] {
  return Object.entries(kinds).flatMap(([kind, entries]) => (Object.keys(entries).length > 0 ? [kind] : []))
}
