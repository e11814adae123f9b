import { type Documents, documents as english } from '#content/en/documents.ts'
import { documents as spanish } from '#content/es/documents.ts'
import type { Language } from '#domain/people/language.ts'

export function documentWords(language: Language): Documents {
  return language === 'es' ? spanish : english
}
