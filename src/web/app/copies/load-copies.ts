import type { Copy } from '#content/en/frame.ts'
import type { Menu } from '#content/en/menu.ts'
import type { Language } from '#domain/language.ts'
import type { PageSources } from './en.ts'

/** `menu` may lack labels: Spanish has none for some items. */
type Copies = { frame: Omit<Copy, 'menu'> & { menu: Partial<Menu> }; pages: PageSources }

const sources: Record<Language, () => Promise<Copies>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
}

/** The frame's copy, and how to load that of each page. */
export function loadCopies(language: Language): Promise<Copies> {
  return sources[language]()
}
