import { keepPublished, published } from '#content/published.ts'
import { wordsOf } from '#contract/catalogue/page-words.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import { matchRoute } from '#contract/routes.ts'
import { call } from '../call.ts'

let publishedKinds: readonly string[] = []
/** By path; undefined once they have arrived. */
const loading = new Map<string, Promise<void> | undefined>()

/** The first page has its words. */
export function keepFirst(path: string, kinds: readonly string[]): void {
  publishedKinds = kinds
  loading.set(path, undefined)
}

export function missingWords(path: string): Promise<void> | undefined {
  const kinds = wordsOf(matchRoute(path).route.page)
  if (loading.has(path) || !kinds.some((kind) => publishedKinds.includes(kind))) return loading.get(path)
  const arriving = fetchWords(path).then(
    () => void loading.set(path, undefined),
    // The page shows the words of the release; the next visit tries again.
    () => void setTimeout(() => loading.delete(path)),
  )
  loading.set(path, arriving)
  return arriving
}

async function fetchWords(path: string): Promise<void> {
  const found = (await call('GET /api/words', { query: { path } })) as PublishedWords
  const kept: Record<string, Record<string, object>> = { ...published() }
  for (const [kind, entries] of Object.entries<Record<string, object>>(found)) {
    // Another page may have more fields of an entry.
    const merged = Object.entries(entries).map(([key, entry]) => [key, { ...kept[kind]?.[key], ...entry }])
    kept[kind] = { ...kept[kind], ...Object.fromEntries(merged) }
  }
  keepPublished(kept as PublishedWords)
}
