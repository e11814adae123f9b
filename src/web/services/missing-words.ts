import { keepPublished, published } from '#content/published.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import { get } from './api.ts'

/** Words of a path that staff published and that this visit has not loaded yet. */
export async function fetchMissingWords(path: string): Promise<void> {
  const found = await get<PublishedWords>(`/api/words?path=${encodeURIComponent(path)}`)
  const kept: Record<string, Record<string, object>> = { ...published() }
  for (const [kind, entries] of Object.entries<Record<string, object>>(found)) {
    // Another page may have more fields of an entry.
    const merged = Object.entries(entries).map(([key, entry]) => [key, { ...kept[kind]?.[key], ...entry }])
    kept[kind] = { ...kept[kind], ...Object.fromEntries(merged) }
  }
  keepPublished(kept as PublishedWords)
}
