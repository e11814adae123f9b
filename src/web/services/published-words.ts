import { keepPublished } from '#content/published.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'

/** What the first page came with. */
let publishedKinds: readonly string[] = []

export function keepFirstWords(words: PublishedWords, kinds: readonly string[]): void {
  keepPublished(words)
  publishedKinds = kinds
}

/** Before a page is shown by a link: most sites have nothing to fetch. */
export async function loadWords(page: PageName): Promise<void> {
  if (publishedKinds.length === 0) return
  const { fetchMissingWords } = await import('./missing-words.ts')
  await fetchMissingWords(page, publishedKinds)
}
