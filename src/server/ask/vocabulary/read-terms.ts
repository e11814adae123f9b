import { conceptAt } from './concepts.ts'
import { stem, wordsOf } from './normalize.ts'
import { stopWords } from './stop-words.ts'

/** A word or phrase of a text. */
export type ReadTerm = {
  word: string
  /** What the index stores: a concept of the vocabulary, or the word's stem. */
  term: string
  isConcept: boolean
  /** For a term of the glossary, the terms of its single words. */
  parts: readonly string[]
}

const adverb = /^.{3,}(?:mente|[^aeiou]ly)$/

/** What a text is about, in order: phrases of the vocabulary and other words, without stop words. */
export function readTerms(text: string): ReadTerm[] {
  return termsOf(wordsOf(text))
}

export function termsOf(words: readonly string[]): ReadTerm[] {
  const stems = words.map(stem)
  const terms: ReadTerm[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const found = conceptAt(words, stems, at)
    if (found && (found.length > 1 || !stopWords.has(word))) {
      const inside = found.length > 1 ? words.slice(at, at + found.length) : []
      const parts = found.isOpen ? inside.flatMap((part) => termsOf([part])).map(({ term }) => term) : []
      terms.push({ word, term: found.concept, isConcept: true, parts })
      at += found.length - 1
    } else if (!stopWords.has(word) && !adverb.test(word)) {
      terms.push({ word, term: stems[at] ?? '', isConcept: false, parts: [] })
    }
  }
  return terms
}
