import { keepPublished } from '#content/published.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import type { Language } from '#domain/people/language.ts'

type Edited = typeof import('./edited-words.ts') & typeof import('#content/edited-texts.ts')

/** The code for what staff published. Most sites need none, and the first load is near its limit. */
let edited: Edited | undefined

export function keepEdited(code: Edited): void {
  edited = code
}

/** What the first page came with. */
export async function keepFirstWords(words: PublishedWords, kinds: readonly string[]): Promise<void> {
  keepPublished(words)
  if (kinds.length === 0) return
  const [fetching, texts] = await Promise.all([
    import('./edited-words.ts'),
    import('#content/edited-texts.ts'),
  ])
  edited = { ...fetching, ...texts }
  edited.keepFirst(location.pathname, kinds)
}

/** What a page waits for when a link leads to it; undefined if it has all of its words. */
export function missingWords(path: string): Promise<void> | undefined {
  return edited?.missingWords(path)
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
