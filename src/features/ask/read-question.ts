import { knownStems, knownWords, vocabularyWords } from './vocabulary/concepts.ts'
import { isWithinEdits } from './vocabulary/edit-distance.ts'
import { months } from './vocabulary/months.ts'
import { stem, wordsOf } from './vocabulary/normalize.ts'
import { termsOf } from './vocabulary/read-terms.ts'
import { stopWordsIn } from './vocabulary/stop-words.ts'
import { isLikelySubject } from './vocabulary/subjects.ts'

/** A word of the question. It matches a passage that has one of `terms`. */
export type QuestionTerm = {
  word: string
  terms: readonly string[]
  isConcept: boolean
  /** From 0 to 1: how much the word says about what is asked. A word that no page has counts most. */
  weight: number
  /** Below 1 for a misspelled word, whose correction may be wrong. */
  certainty: number
}

type Corpus = {
  /** The words of all passages, each with its term. */
  termOfWord: ReadonlyMap<string, string>
  /** In how many passages a term is. */
  spreadOf: (term: string) => number
  /** How many passages there are. */
  all: number
}

/** They name what is asked, but not what about. */
const softWeights: Record<string, number> = {
  when: 0.2,
  where: 0.2,
  city: 0.2,
  course: 0.15,
  implant: 0.3,
  accepted: 0.3,
  requirement: 0.3,
  timeZone: 0.3,
  safe: 0.3,
  elsewhere: 0.5,
  later: 0.2,
  duration: 0.25,
  week: 0.3,
  millimeters: 0.3,
}
const monthNames = new Set(months.flat())
const certaintyOfCorrection = 0.7
/** The weight of a word that no page has, if it is not what the question is about. */
const newVerb = 0.5
const mostCompletions = 6

/** Reads a question: corrects misspelled words and, while somebody types, completes the last one. */
export function makeReader({ termOfWord, spreadOf, all }: Corpus) {
  const words = [...termOfWord.keys()].filter((word) => word.length > 3)
  const isKnown = (word: string) =>
    isStopWord(word) ||
    monthNames.has(word) ||
    knownWords.has(word) ||
    termOfWord.has(word) ||
    knownStems.has(stem(word)) ||
    spreadOf(stem(word)) > 0
  const weightOf = (term: string) => softWeights[term] ?? rarity(spreadOf(term), all)

  const completions = (start: string): string[] => {
    if (start.length < 3) return []
    const isLonger = (word: string) => word.startsWith(start)
    const concepts = [...vocabularyWords].filter(([word]) => isLonger(word)).map(([, concept]) => concept)
    const others = words.filter(isLonger).map((word) => termOfWord.get(word) ?? '')
    const found = [...new Set([...concepts, ...others])].slice(0, mostCompletions)
    // "ref" begins refund and refrigerator. What a single page is about is seldom meant.
    const widest = Math.max(0, ...found.map(spreadOf))
    return found.filter((term) => spreadOf(term) * 3 >= widest)
  }

  const correction = makeCorrection([...knownWords, ...words, ...stopWordsIn.en, ...stopWordsIn.es])

  const read = (question: string): QuestionTerm[] => {
    const typed = wordsOf(question)
    const isTyping = /[\p{L}\p{N}]$/u.test(question)
    const completed = isTyping && !isKnown(typed.at(-1) ?? '') ? completions(typed.at(-1) ?? '') : []
    const spelled = typed.map((word, at) => {
      const isCompleted = completed.length > 0 && at === typed.length - 1
      return isKnown(word) || isCompleted ? word : (correction(word) ?? word)
    })
    const terms = termsOf(spelled).map(({ term, word, at, isConcept, parts }) => {
      const isNumber = /^\d+$/.test(word) && !isConcept
      const alternatives = completed.length > 0 && word === typed.at(-1) ? completed : [term, ...parts]
      const isNew = !isConcept && completed.length === 0 && spreadOf(term) === 0
      return {
        word,
        terms: alternatives,
        isConcept,
        weight: isNumber
          ? 0.1
          : isNew && !isLikelySubject(spelled, at)
            ? newVerb
            : weightOf(alternatives[0] ?? term),
        certainty: typed.includes(word) ? 1 : certaintyOfCorrection,
      }
    })
    // A word that is asked twice counts once.
    return [...new Map(terms.map((term) => [term.terms.join(' '), term])).values()]
  }

  return { read, weightOf }
}

function isStopWord(word: string): boolean {
  return stopWordsIn.en.has(word) || stopWordsIn.es.has(word)
}

/** 1 for a word that no passage or one has, less for words of many passages. */
function rarity(spread: number, all: number): number {
  if (spread <= 1) return 1
  return Math.max(0.2, 1 - Math.log(spread) / Math.log(Math.max(all, 3)))
}

function makeCorrection(words: readonly string[]) {
  const candidates = byFirstLetter(words)
  /** A short word is only corrected if letters were swapped or left out: "teh", "bord", but not "Mars". */
  return (word: string): string | undefined => {
    if (/\d/.test(word) || word.length < 3) return undefined
    const isCandidate = (other: string) =>
      word.length > 4 ||
      (other.length === word.length && isStopWord(other)) ||
      (other.length > word.length && (isStopWord(other) || (word.length === 4 && knownWords.has(other))))
    const near = (candidates.get(word[0] ?? '') ?? []).filter(isCandidate)
    const isLike = (edits: number) => (other: string) => isWithinEdits(word, other, edits)
    return near.find(isLike(1)) ?? (word.length < 10 ? undefined : near.find(isLike(2)))
  }
}

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of new Set(words)) {
    const group = groups.get(word[0] ?? '')
    if (word.length < 3) continue
    if (group) group.push(word)
    else groups.set(word[0] ?? '', [word])
  }
  return groups
}
