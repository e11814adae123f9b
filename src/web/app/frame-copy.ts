import { type Copy, copy as english } from '#content/en/frame.ts'
import type { Language } from '#domain/language.ts'

const loaded: Partial<Record<Language, Copy>> = { en: english }
let loading: Promise<Copy> | undefined

/** The frame's words if they have loaded. */
export function loadedFrameCopy(language: Language): Copy | undefined {
  return loaded[language]
}

/**
 * English is part of the entry: a label that Spanish lacks is shown in English. A failure is cached, or React would retry
 * forever.
 */
export function loadFrameCopy(language: Language): Promise<Copy> {
  if (language === 'en') return Promise.resolve(english)
  loading ??= import('#content/es/frame.ts').then(({ copy }) => {
    loaded.es = { ...copy, menu: { ...english.menu, ...copy.menu } }
    return loaded.es
  })
  return loading
}

/** Retries after a failure. */
export function reloadFrameCopy(language: Language): Promise<Copy> {
  loading = undefined
  return loadFrameCopy(language)
}
