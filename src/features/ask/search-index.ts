// The search index over all passages in both languages. A question matches a passage in either language, and is
// answered with the passage in the visitor's own.
import MiniSearch from 'minisearch'
import type { Language } from '#domain/people/language.ts'
import { languages } from '#domain/people/language.ts'
import type { Passage, PassageKind } from './corpus/passage.ts'
import { makeReader, type QuestionTerm } from './read-question.ts'
import { isAbsent } from './vocabulary/concepts.ts'
import { plain } from './vocabulary/normalize.ts'
import { type ReadTerm, readTerms } from './vocabulary/read-terms.ts'

export type Passages = Record<Language, readonly Passage[]>

export type Hit = {
  key: string
  score: number
  /** The share of the question, by weight, that the passage has words for. */
  coverage: number
  /** Whether more than a single ordinary word of the text matches. */
  isFirm: boolean
  /** The share of the question, by weight, that the title has words for. */
  inTitle: number
}

export type SearchIndex = {
  read(question: string): QuestionTerm[]
  find(question: string, terms: readonly QuestionTerm[]): Hit[]
  /** In the other language if it does not exist in this one. */
  passage(key: string, language: Language): Passage | undefined
  size: number
  /** What a search looks through, for a visitor. */
  extent: { pages: number; courses: number; answers: number }
}

const titleBoost = 2.5
/** An answer to a question comes before a passage with the same words, and a film's step after it. */
const priors: Record<PassageKind, number> = {
  question: 1.4,
  course: 1.1,
  page: 1,
  term: 1,
  article: 0.9,
  film: 0.5,
}
/** Words such as the city's name are on many pages and answer nothing alone. */
const leastWeight = 0.2
const definitionPrior = 3
const filmPrior = 2
const asksForDefinition =
  /^\W*(?:whats|what is|what are|what does .* mean|define|explain|meaning of|que es|que son|que significa|que quiere decir|definicion|definir|defina|explique)\b/

export function buildIndex(passages: Passages): SearchIndex {
  const library = readPassages(passages)
  const { byKey, spread, termOfWord } = library
  const reader = makeReader({ termOfWord, spreadOf: (term) => spread.get(term) ?? 0, all: byKey.size })
  return {
    read: reader.read,
    find: (question, terms) => find(question, terms, { ...library, weightOf: reader.weightOf }),
    passage: (key, language) => {
      const found = byKey.get(key)
      return found?.[language] ?? languages.map((other) => found?.[other]).find(Boolean)
    },
    size: byKey.size,
    extent: extentOf(
      [...byKey.values()].flatMap((one) => languages.flatMap((language) => one[language] ?? [])),
    ),
  }
}

function extentOf(passages: readonly Passage[]): SearchIndex['extent'] {
  const count = (start: string) =>
    new Set(passages.filter(({ key }) => key.startsWith(start)).map(({ key }) => key)).size
  return {
    pages: new Set(passages.map(({ href }) => href.replace(/#.*$/, ''))).size,
    courses: count('course '),
    answers: count('faq '),
  }
}

type IndexedPassage = { id: string; title: string; page: string; text: string }

type Library = {
  mini: MiniSearch<IndexedPassage>
  byKey: Map<string, Partial<Record<Language, Passage>>>
  kinds: Map<string, PassageKind>
  /** The terms of each title, by the id of the passage in its language. */
  titles: Map<string, readonly string[]>
  /** In how many passages a term is, counting both languages once. */
  spread: Map<string, number>
  termOfWord: Map<string, string>
}

function readPassages(passages: Passages): Library {
  const library: Library = {
    mini: new MiniSearch<IndexedPassage>({
      fields: ['title', 'page', 'text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    }),
    byKey: new Map(),
    kinds: new Map(),
    titles: new Map(),
    spread: new Map(),
    termOfWord: new Map(),
  }
  for (const language of languages) {
    for (const passage of passages[language]) {
      const translations = library.byKey.get(passage.key) ?? {}
      translations[language] = passage
      library.byKey.set(passage.key, translations)
      library.kinds.set(passage.key, passage.kind)
    }
  }
  for (const [key, translations] of library.byKey) {
    const found = new Set<string>()
    for (const [language, passage] of Object.entries(translations) as [Language, Passage][]) {
      addPassage(library, `${language} ${key}`, passage, language, found)
    }
    for (const term of found) library.spread.set(term, (library.spread.get(term) ?? 0) + 1)
  }
  return library
}

/** `found` collects the terms of the passage in all languages. */
function addPassage(library: Library, id: string, passage: Passage, language: Language, found: Set<string>) {
  const title = termsOnPage(passage.title, language)
  const page = termsOnPage(passage.page, language)
  const text = termsOnPage(passage.text, language)
  library.mini.add({ id, title: joined(title), page: joined(page), text: joined(text) })
  library.titles.set(
    id,
    title.map(({ term }) => term),
  )
  for (const terms of [title, page, text]) {
    for (const { term, word, parts } of terms) {
      if (!library.termOfWord.has(word)) library.termOfWord.set(word, term)
      found.add(term)
      for (const part of parts) found.add(part)
    }
  }
}

type Searched = Library & { weightOf: (term: string) => number }

function find(question: string, terms: readonly QuestionTerm[], library: Searched): Hit[] {
  const { mini, kinds, titles, weightOf } = library
  const isDefinition = asksForDefinition.test(plain(question))
  const wantsFilm = terms.some((term) => term.terms[0] === 'films')
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return []
  const best = new Map<string, Hit>()
  for (const { id, score, match } of mini.search(
    { combineWith: 'OR', queries: [...new Set(terms.flatMap((term) => term.terms))] },
    { boost: { title: titleBoost }, boostTerm: weightOf },
  )) {
    const key = id.slice(id.indexOf(' ') + 1)
    const kind = kinds.get(key) ?? 'page'
    const isWholeTitle = (titles.get(id) ?? []).every((one) => match[one]?.includes('title'))
    const isDefined = isDefinition && isWholeTitle && kind === 'term'
    const prior = isDefined ? definitionPrior : wantsFilm && kind === 'film' ? filmPrior : priors[kind]
    const matched = matchOf(terms, match, all, kind)
    const hit = { key, ...matched, score: score * matched.coverage ** 2 * prior }
    if ((best.get(key)?.score ?? 0) < hit.score) best.set(key, hit)
  }
  return [...best.values()].sort((one, two) => two.score - one.score)
}

function matchOf(
  terms: readonly QuestionTerm[],
  match: Record<string, string[]>,
  all: number,
  kind: PassageKind,
): Pick<Hit, 'coverage' | 'isFirm' | 'inTitle'> {
  const covered = terms.filter((term) => term.terms.some((one) => match[one]))
  const titled = covered.filter((term) => term.terms.some((one) => match[one]?.includes('title')))
  const isRareTerm = kind === 'term' && covered.some(({ weight }) => weight === 1)
  const isSpecific =
    titled.length > 0 || isRareTerm || covered.length > 1 || covered.some(({ isConcept }) => isConcept)
  return {
    coverage: sumOf(covered, ({ weight, certainty }) => weight * certainty) / all,
    isFirm: isSpecific && sumOf(covered, ({ weight }) => weight) > leastWeight,
    inTitle: sumOf(titled, ({ weight }) => weight) / all,
  }
}

function sumOf(terms: readonly QuestionTerm[], value: (term: QuestionTerm) => number): number {
  return terms.reduce((sum, term) => sum + value(term), 0)
}

/** A page may use the words of a topic that it does not answer. */
function termsOnPage(text: string, language: Language): ReadTerm[] {
  return readTerms(text, language).filter(({ term }) => !isAbsent(term))
}

function joined(terms: readonly ReadTerm[]): string {
  return terms.flatMap(({ term, parts }) => [term, ...parts]).join(' ')
}
