import type { Copy } from '#content/en/frame.ts'
import { menu as englishMenu, type Menu } from '#content/en/menu.ts'
import type { Language } from '#domain/language.ts'
import { keepWords } from '../services/words.ts'

const sources: Record<Language, () => Promise<{ copy: Omit<Copy, 'menu'> & { menu: Partial<Menu> } }>> = {
  en: () => import('#content/en/frame.ts'),
  es: () => import('#content/es/frame.ts'),
}

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
  const { copy } = await sources[language]()
  keepWords(language, copy.words)
  // A label that Spanish does not have is shown in English.
  const menu = language === 'en' ? englishMenu : { ...englishMenu, ...copy.menu }
  loaded[language] = { ...copy, menu }
  return loaded[language]
}
