export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** The URL of a page in a language; the default language has no ?lang. */
export function addressIn(language: Language, address: string): string {
  if (language === defaultLanguage) return address
  const [page = '', ...fragment] = address.split(/(?=#)/)
  return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${fragment.join('')}`
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
