import { glossaryTerms } from '#content/pages/glossary-terms.ts'
import { absentWords } from './absent-words.ts'
import { attributeWords, entityWords } from './academy-words.ts'
import { clinicalWords } from './clinical-words.ts'
import { stem, wordsOf } from './normalize.ts'

type Entity = keyof typeof entityWords
type Attribute = keyof typeof attributeWords
export type Concept = Entity | Attribute | keyof typeof clinicalWords

type Phrase = {
  stems: readonly string[]
  concept: string
  /** Terms of the glossary, whose single words also say something: abutment screw, screw. */
  isOpen: boolean
}

type FoundConcept = Pick<Phrase, 'concept' | 'isOpen'> & { length: number }

/** Every word of the vocabulary, also inside its phrases. */
export const knownWords = new Set<string>()
export const knownStems = new Set<string>()
/** Phrases by their first stem, longest first. */
const phrases = new Map<string, Phrase[]>()
/** The single words of the vocabulary. A listed word comes before another word with its stem: plazas, plazos. */
export const vocabularyWords = new Map<string, string>()

for (const [concept, text] of Object.entries({
  ...absentWords,
  ...entityWords,
  ...attributeWords,
  ...clinicalWords,
})) {
  for (const phrase of text.split(', ')) addPhrase(phrase, concept, false)
}
// "Sinus lift" is a term of the glossary and a word above: the words above come first and keep their phrases.
for (const [key, { en, es }] of Object.entries(glossaryTerms)) {
  addPhrase(en, key, true)
  addPhrase(es.replace(/ \(.*\)$/, ''), key, true)
}
for (const found of phrases.values()) found.sort((one, two) => two.stems.length - one.stems.length)

function addPhrase(phrase: string, concept: string, isOpen: boolean): void {
  const words = wordsOf(phrase)
  for (const word of words) knownWords.add(word)
  for (const word of words) knownStems.add(stem(word))
  const stems = words.map(stem)
  const [first = ''] = stems
  const others = phrases.get(first) ?? []
  const [word = ''] = words
  if (words.length === 1 && !vocabularyWords.has(word)) vocabularyWords.set(word, concept)
  if (others.some((other) => other.stems.join(' ') === stems.join(' '))) return
  phrases.set(first, [...others, { stems, concept, isOpen }])
}

/** The longest phrase of the vocabulary that starts at a position. */
export function conceptAt(
  words: readonly string[],
  stems: readonly string[],
  at: number,
): FoundConcept | null {
  const found = phrases
    .get(stems[at] ?? '')
    ?.find((phrase) => phrase.stems.every((part, offset) => stems[at + offset] === part))
  if (found && found.stems.length > 1) return { ...found, length: found.stems.length }
  const concept = vocabularyWords.get(words[at] ?? '') ?? found?.concept
  return concept === undefined ? null : { concept, isOpen: false, length: 1 }
}

export function isAbsent(concept: string): boolean {
  return concept in absentWords
}
