import type { Language } from '#domain/people/language.ts'
import { words as en, type Words } from './en/words.ts'
import { words as es } from './es/words.ts'

const all: Record<Language, Words> = { en, es }

/** For the server and the command line. Pages use web/services/words/words.ts, which loads one language only. */
export function wordsIn(language: Language): Words {
  return all[language]
}
