import type { Copy } from '#content/en/frame.ts'
import type { Language } from '#domain/people/language.ts'
import type { PageSources } from './en.ts'

type Copies = { frame: Copy; pages: PageSources }

const sources: Record<Language, () => Promise<Copies>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
}

/** The frame's copy, and how to load that of each page. */
export function loadCopies(language: Language): Promise<Copies> {
  return sources[language]()
}
