import { keepPublished, published } from '#content/published.ts'
import { wordsOf } from '#contract/catalogue/page-words.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import type { PageName } from '#contract/routes.ts'
import { get } from './api.ts'

/** Words of a page that staff published and that this visit has not loaded yet. */
export async function fetchMissingWords(page: PageName, kinds: readonly string[]): Promise<void> {
  const missing = wordsOf(page).some((kind) => kinds.includes(kind) && !published()[kind])
  if (missing) keepPublished({ ...published(), ...(await get<PublishedWords>(`/api/words/${page}`)) })
}
