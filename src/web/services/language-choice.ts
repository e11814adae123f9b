import { isLanguage, type Language } from '#domain/language.ts'
import { readItem, writeItem } from './storage.ts'

// The choice is stored under 'language' twice: in local storage, which has the last word, and in a cookie, which lets
// the server send the page in that language.

const name = 'language'
const oneYear = 60 * 60 * 24 * 365

export function rememberLanguage(language: Language): void {
  writeItem(name, language)
  writeCookie(language)
}

/**
 * Settles what the address, the stored choice and the cookie say. True when the page came in another language than
 * the stored one and has to be asked for again.
 */
export function settleLanguage(pageLanguage: string | undefined): boolean {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) {
    rememberLanguage(asked)
    return false
  }
  const stored = readItem(name)
  const cookie = readCookie()
  if (!isLanguage(stored) || stored === cookie) return false
  writeCookie(stored)
  // Where cookies are refused, asking again would bring the same page, for ever.
  return stored !== pageLanguage && readCookie() === stored
}

function readCookie(): string | undefined {
  return document.cookie.match(/(?:^|; )language=(\w+)/)?.[1]
}

function writeCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve, and asynchronous.
  document.cookie = `${name}=${language}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}
