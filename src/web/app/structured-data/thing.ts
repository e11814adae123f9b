import type { PageData } from '#contract/page-data.ts'
import type { Language } from '#domain/language.ts'

/** What a page's description is made from. */
export type PageFacts = {
  language: Language
  data: PageData
  origin: string
  params: Record<string, string>
}

/** Something of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>
