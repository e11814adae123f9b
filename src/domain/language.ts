export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
