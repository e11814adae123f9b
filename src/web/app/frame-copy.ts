import { type Copy, copy as english } from '#content/en/frame.ts'
import type { Language } from '#domain/language.ts'

const loaded: Partial<Record<Language, Copy>> = { en: english }
let loading: Promise<Copy> | undefined

/** The frame's words, if they are here already. */
export function loadedFrameCopy(language: Language): Copy | undefined {
  return loaded[language]
}

/**
 * English is always here, since a label that Spanish does not have is shown in English. A failure stays, or React would
 * ask again for ever.
 */
export function loadFrameCopy(language: Language): Promise<Copy> {
  if (language === 'en') return Promise.resolve(english)
  loading ??= import('#content/es/frame.ts').then(({ copy }) => {
    loaded.es = { ...copy, menu: { ...english.menu, ...copy.menu } }
    return loaded.es
  })
  return loading
}

/** Gives what failed another chance. */
export function loadFrameCopyAnew(language: Language): Promise<Copy> {
  loading = undefined
  return loadFrameCopy(language)
}
