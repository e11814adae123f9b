import type { EntryData } from '#contract/catalogue/kinds.ts'
import { publishedOf } from './published.ts'

/** Entries that pages list in an order: those of the release have the places 10, 20, 30. */
type ListedKind = 'faculty' | 'testimonial' | 'article' | 'resource' | 'promotion'

/** What the release has and staff did not change, together with what staff published and did not hide, in order. */
export function withPublished<Kind extends ListedKind, Item extends { key: string }>(
  kind: Kind,
  release: readonly Item[],
  itemOf: (key: string, entry: EntryData<Kind>) => Item,
): readonly Item[] {
  const edited = Object.entries(publishedOf(kind))
  if (edited.length === 0) return release
  const changed = new Set(edited.map(([key]) => key))
  return [
    ...release
      .map((item, index) => ({ item, position: (index + 1) * 10 }))
      .filter(({ item }) => !changed.has(item.key)),
    ...edited
      .filter(([, { hidden }]) => !hidden)
      .map(([key, entry]) => ({ item: itemOf(key, entry), position: entry.position })),
  ]
    .sort((one, other) => one.position - other.position)
    .map(({ item }) => item)
}
