import type { Language } from '#domain/people/language.ts'
import { withPublished } from '../published-list.ts'
import { saidIn } from '../said.ts'

/** What a graduate says. */
export type Testimonial = { key: string; text: string; author: string }

/** In the order of the pages: as staff published them, or as they came with the release. */
export function testimonialsIn(language: Language, release: readonly Testimonial[]): readonly Testimonial[] {
  return withPublished('testimonial', release, (key, { text, author }) => ({
    key,
    text: saidIn(text, language),
    author: saidIn(author, language),
  }))
}
