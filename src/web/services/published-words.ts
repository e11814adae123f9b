import { keepPublished } from '#content/published.ts'
import { wordsOf } from '#contract/catalogue/page-words.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'

type Edited = typeof import('#content/edited-texts.ts')

/** What the first page came with. */
let publishedKinds: readonly string[] = []
/** The code that puts edited texts into a page's copy. Most sites need none. */
let edited: Edited | undefined
/** By path; undefined once they have arrived. */
const loading = new Map<string, Promise<void> | undefined>()

export function keepEditedTexts(code: Edited): void {
  edited = code
}

export async function keepFirstWords(
  path: string,
  words: PublishedWords,
  kinds: readonly string[],
): Promise<void> {
  keepPublished(words)
  publishedKinds = kinds
  loading.set(path, undefined)
  if (kinds.length > 0) edited = await import('#content/edited-texts.ts')
}

/** What a page waits for when a link leads to it; undefined if it has all of its words. */
export function missingWords(path: string): Promise<void> | undefined {
  const kinds = wordsOf(matchRoute(path).route.page)
  if (loading.has(path) || !kinds.some((kind) => publishedKinds.includes(kind))) return loading.get(path)
  const arriving = import('./missing-words.ts')
    .then(({ fetchMissingWords }) => fetchMissingWords(path))
    .then(
      () => loading.set(path, undefined),
      // The page shows the words of the release; the next visit tries again.
      () => setTimeout(() => loading.delete(path)),
    )
    .then(() => {})
  loading.set(path, arriving)
  return arriving
}

/** The copy with the texts that staff published. */
export function withEditedTexts<Copy extends object>(page: string, copy: Copy, language: Language): Copy {
  return edited ? edited.withPageTexts(page, copy, language) : copy
}

type Card = { title: string; sentence: string; link: string; path?: string }

/** Null: staff hid it. */
export function editedPromotion<Copy extends Card>(copy: Copy, language: Language): Copy | null {
  return edited ? edited.promotionIn(copy, language) : copy
}
