import { isLanguage, type Language } from '#domain/people/language.ts'
import { readItem, writeItem } from '../storage.ts'

// The choice is stored twice: in local storage, which wins, and in a cookie, by which the server renders the page in
// that language.

const name = 'language'
const oneYear = 60 * 60 * 24 * 365

export function rememberLanguage(language: Language): void {
  writeItem(name, language)
  writeCookie(language)
}

/** Reconciles address, stored choice and cookie. True when the page must reload in the stored language. */
export function settleLanguage(pageLanguage: string | undefined): boolean {
  const requested = new URLSearchParams(location.search).get('lang')
  if (isLanguage(requested)) {
    rememberLanguage(requested)
    return false
  }
  const stored = readItem(name)
  const cookie = readCookie()
  if (!isLanguage(stored) || stored === cookie) return false
  writeCookie(stored)
  // Without cookies a reload would bring the same page, forever.
  return stored !== pageLanguage && readCookie() === stored
}

/** True for an English page in a browser that puts Spanish before English, until the visitor has chosen. */
export function prefersSpanish(pageLanguage: string | undefined): boolean {
  if (pageLanguage !== 'en' || readItem(name) || readCookie()) return false
  return navigator.languages.find((tag) => /^(en|es)\b/.test(tag))?.startsWith('es') ?? false
}

function readCookie(): string | undefined {
  return document.cookie.match(/(?:^|; )language=(\w+)/)?.[1]
}

function writeCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing in supported browsers.
  document.cookie = `${name}=${language}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}
