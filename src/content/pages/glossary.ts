import type { Language } from '#domain/people/language.ts'
import { publishedOf } from '../published.ts'
import { saidIn } from '../said.ts'
import { type GlossaryTerm, glossaryKey, glossaryTerms } from './glossary-terms.ts'

/** `id` is its anchor. */
export type Term = { id: string; names: Record<Language, string>; meaning: string }

/** The terms as staff published them, or as they came with the release. */
export function glossaryIn(language: Language, release: Record<GlossaryTerm, string>): readonly Term[] {
  const published = publishedOf('glossary')
  const ids = Object.keys(glossaryTerms) as GlossaryTerm[]
  const anchors = new Map<string, string>(ids.map((id) => [glossaryKey(id), id]))
  return [
    ...ids
      .filter((id) => !published[glossaryKey(id)])
      .map((id) => ({ id, names: glossaryTerms[id], meaning: release[id] })),
    ...Object.entries(published)
      .filter(([, { hidden }]) => !hidden)
      .map(([key, { term, meaning }]) => ({
        id: anchors.get(key) ?? key,
        names: { en: term.en, es: term.es ?? term.en },
        meaning: saidIn(meaning, language),
      })),
  ]
}
