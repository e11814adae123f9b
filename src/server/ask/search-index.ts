// The search index over all passages in both languages. A question matches a passage in either language, and is
// answered with the passage in the visitor's own.
import MiniSearch from 'minisearch'
import type { Language } from '#domain/language.ts'
import { languages } from '#domain/language.ts'
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
  const byKey = new Map<string, Partial<Record<Language, Passage>>>()
  const kinds = new Map<string, PassageKind>()
  const titles = new Map<string, readonly string[]>()
  const keysOfTerm = new Map<string, Set<string>>()
  const termOfWord = new Map<string, string>()
  const mini = new MiniSearch<{ id: string; title: string; page: string; text: string }>({
    fields: ['title', 'page', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  for (const language of languages) {
    for (const passage of passages[language]) {
      const [title, page, text] = [passage.title, passage.page, passage.text].map((one) =>
        termsOnPage(one, language),
      ) as [ReadTerm[], ReadTerm[], ReadTerm[]]
      const id = `${language} ${passage.key}`
      mini.add({ id, title: joined(title), page: joined(page), text: joined(text) })
      byKey.set(passage.key, { ...byKey.get(passage.key), [language]: passage })
      kinds.set(passage.key, passage.kind)
      titles.set(
        id,
        title.map(({ term }) => term),
      )
      for (const { term, word, parts } of [...title, ...page, ...text]) {
        if (!termOfWord.has(word)) termOfWord.set(word, term)
        for (const one of [term, ...parts]) {
          keysOfTerm.set(one, (keysOfTerm.get(one) ?? new Set()).add(passage.key))
        }
      }
    }
  }
  const reader = makeReader({
    termOfWord,
    spreadOf: (term) => keysOfTerm.get(term)?.size ?? 0,
    all: byKey.size,
  })

  const find = (question: string, terms: readonly QuestionTerm[]): Hit[] => {
    const isDefinition = asksForDefinition.test(plain(question))
    const wantsFilm = terms.some((term) => term.terms[0] === 'films')
    const all = terms.reduce((sum, { weight }) => sum + weight, 0)
    if (all === 0) return []
    const best = new Map<string, Hit>()
    for (const { id, score, match } of mini.search(
      { combineWith: 'OR', queries: [...new Set(terms.flatMap((term) => term.terms))] },
      { boost: { title: titleBoost }, boostTerm: (term) => reader.weightOf(term) },
    )) {
      const key = id.slice(id.indexOf(' ') + 1)
      const covered = terms.filter((term) => term.terms.some((one) => match[one]))
      const coverage = covered.reduce((sum, { weight, certainty }) => sum + weight * certainty, 0) / all
      const titled = covered.filter((term) => term.terms.some((one) => match[one]?.includes('title')))
      const isInTitle = titled.length > 0
      const inTitle = titled.reduce((sum, { weight }) => sum + weight, 0) / all
      const kind = kinds.get(key) ?? 'page'
      const isRareTerm = kind === 'term' && covered.some(({ weight }) => weight === 1)
      const weight = covered.reduce((sum, term) => sum + term.weight, 0)
      const isSpecific =
        isInTitle || isRareTerm || covered.length > 1 || covered.some(({ isConcept }) => isConcept)
      const isFirm = isSpecific && weight > leastWeight
      const isWholeTitle = (titles.get(id) ?? []).every((one) => match[one]?.includes('title'))
      const prior =
        isDefinition && isWholeTitle && kind === 'term'
          ? definitionPrior
          : wantsFilm && kind === 'film'
            ? filmPrior
            : priors[kind]
      const hit = { key, score: score * coverage ** 2 * prior, coverage, isFirm, inTitle }
      if ((best.get(key)?.score ?? 0) < hit.score) best.set(key, hit)
    }
    return [...best.values()].sort((one, two) => two.score - one.score)
  }

  return {
    read: reader.read,
    find,
    passage: (key, language) => {
      const found = byKey.get(key)
      return found?.[language] ?? languages.map((other) => found?.[other]).find(Boolean)
    },
    size: byKey.size,
  }
}

/** A page may use the words of a topic that it does not answer. */
function termsOnPage(text: string, language: Language): ReadTerm[] {
  return readTerms(text, language).filter(({ term }) => !isAbsent(term))
}

function joined(terms: readonly ReadTerm[]): string {
  return terms.flatMap(({ term, parts }) => [term, ...parts]).join(' ')
}
