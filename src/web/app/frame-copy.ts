import type { Copy } from '#content/en/frame.ts'
import type { Language } from '#domain/people/language.ts'
import { keepWords } from '../services/words/words.ts'
import { loadCopies } from './copies/load-copies.ts'

const loaded: Partial<Record<Language, Copy>> = {}
const loading: Partial<Record<Language, Promise<Copy>>> = {}

/** The frame's copy if it has been loaded. */
export function loadedFrameCopy(language: Language): Copy | undefined {
  return loaded[language]
}

/** A failure is kept, or React would ask again forever. */
export function loadFrameCopy(language: Language): Promise<Copy> {
  loading[language] ??= load(language)
  return loading[language]
}

/** Loads again after a failure. */
export function reloadFrameCopy(language: Language): Promise<Copy> {
  delete loading[language]
  return loadFrameCopy(language)
}

async function load(language: Language): Promise<Copy> {
  const { frame } = await loadCopies(language)
  keepWords(language, frame.words)
  loaded[language] = frame
  return frame
}
