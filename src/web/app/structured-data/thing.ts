import type { PageData } from '#contract/page-data.ts'
import type { Language } from '#domain/people/language.ts'

export type PageFacts = {
  language: Language
  data: PageData
  origin: string
  params: Record<string, string>
}

/** A schema.org object. */
export type Thing = { '@type': string } & Record<string, unknown>
