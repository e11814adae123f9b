import { keepPublished, published } from '#content/published.ts'
import { wordsOf } from '#contract/catalogue/page-words.ts'
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
  const missing = wordsOf(page).some((kind) => publishedKinds.includes(kind) && !published()[kind])
  if (!missing) return
  const { get } = await import('./api.ts')
  keepPublished({ ...published(), ...(await get<PublishedWords>(`/api/words/${page}`)) })
}
