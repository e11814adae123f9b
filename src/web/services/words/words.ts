import type { Words } from '#content/en/words.ts'
import type { Language } from '#domain/people/language.ts'

const loaded: Partial<Record<Language, Words>> = {}

/** Called by the loader of the frame's copy, before any page renders in the language. */
export function keepWords(language: Language, words: Words): void {
  loaded[language] = words
}

/** The shared words of a language that has been loaded. */
export function wordsIn(language: Language): Words {
  const words = loaded[language]
  if (!words) throw new Error(`The words for "${language}" have not been loaded`)
  return words
}
