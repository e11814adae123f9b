import { type Documents, documents as english } from '#content/en/emails/documents.ts'
import { documents as spanish } from '#content/es/emails/documents.ts'
import type { Language } from '#domain/people/language.ts'

export function documentWords(language: Language): Documents {
  return language === 'es' ? spanish : english
}
