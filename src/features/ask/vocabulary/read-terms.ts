import type { Language } from '#domain/people/language.ts'
import { conceptAt } from './concepts.ts'
import { stem, wordsOf } from './normalize.ts'
import { languageOf, stopWordsIn } from './stop-words.ts'

/** A word or phrase of a text. */
export type ReadTerm = {
  word: string
  /** Its place among the words of the text. */
  at: number
  /** What the index stores: a concept of the vocabulary, or the word's stem. */
  term: string
  isConcept: boolean
  /** For a term of the glossary, the terms of its single words. */
  parts: readonly string[]
}

const adverb = /^.{3,}(?:mente|[^aeiou]ly)$/

/** What a text is about, in order: phrases of the vocabulary and other words, without stop words. */
export function readTerms(text: string, language?: Language): ReadTerm[] {
  return termsOf(wordsOf(text), language)
}

/** Without a language, that of the stop words is used. */
export function termsOf(words: readonly string[], language = languageOf(words)): ReadTerm[] {
  const stops = language ? [stopWordsIn[language]] : [stopWordsIn.en, stopWordsIn.es]
  const isStop = (word: string) => stops.some((set) => set.has(word))
  const stems = words.map(stem)
  const terms: ReadTerm[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const found = conceptAt(words, stems, at)
    if (found && (found.length > 1 || !isStop(word))) {
      const inside = found.isOpen && found.length > 1 ? words.slice(at, at + found.length) : []
      const parts = inside.flatMap((part) => termsOf([part], language)).map(({ term }) => term)
      terms.push({ word, at, term: found.concept, isConcept: true, parts })
      at += found.length - 1
    } else if (!isStop(word) && !adverb.test(word)) {
      terms.push({ word, at, term: stems[at] ?? '', isConcept: false, parts: [] })
    }
  }
  return terms
}
