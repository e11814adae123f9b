import type { Language } from '#domain/people/language.ts'

/** 'Module 1, Module 2 and Clinical 1': British English has no comma before "and", like the rest of the copy. */
const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  es: new Intl.ListFormat('es'),
}

export function listIn(language: Language, items: readonly string[]): string {
  return lists[language].format(items)
}
