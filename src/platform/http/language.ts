// The language of a page: ?lang, then the cookie, then English.
import { defaultLanguage, isLanguage, type Language } from '#domain/people/language.ts'

export function chosenLanguage(query: string): Language | undefined {
  if (!query.includes('lang=')) return undefined
  const value = new URLSearchParams(query).get('lang')
  return isLanguage(value) ? value : undefined
}

const languageCookie = /(?:^|;\s*)language=(\w+)/

export function languageOfCookie(cookie: string | undefined): Language {
  const value = cookie && languageCookie.exec(cookie)?.[1]
  return isLanguage(value) ? value : defaultLanguage
}
