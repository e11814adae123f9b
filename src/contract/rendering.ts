import type { Language } from '#domain/language.ts'
import type { PageData } from './page-data.ts'
import type { PageName } from './routes.ts'

/** What the built browser code hands to every document. */
export type Assets = {
  /** The rules of the stylesheet. A document contains those that it uses. */
  styles: readonly StyleRule[]
  /** The address of the full stylesheet, which loads before hydration. */
  sheet: string
  /** The boot script, inlined under its hash. */
  boot: string
  /** The addresses of the scripts that hydrate a page, in their order. */
  scripts: readonly string[]
  /** The addresses of what those import for one page: its component, its words and what they stand on. */
  importsOf: (page: PageName, language: Language) => readonly string[]
}

/** A rule of the stylesheet, or a condition such as '@media (width>=48rem)' around rules. */
export type StyleRule =
  | {
      css: string
      /** Lists of classes. The rule is used on pages that have all classes of one list, and on all pages without lists. */
      needs?: readonly (readonly string[])[]
      /** The name of keyframes. */
      animation?: string
    }
  | { condition: string; rules: readonly StyleRule[] }

export type RenderRequest = {
  path: string
  language: Language
  data: PageData
  assets: Assets
  /** The site's public address, for canonical and alternate links. */
  origin: string
}

/** The one export of the render bundle that the server calls: the whole HTML document. */
export type RenderPage = (request: RenderRequest) => string

/** The one inline sheet of a document: the policy has to know its hash. */
export function inlineStyleOf(html: string): string {
  return html.match(/<style>(.*?)<\/style>/s)?.[1] ?? ''
}

/** The JSON that lies in the document under `pageStateId`, so that hydration starts from the same facts. */
export type PageState = { language: Language; data: PageData }
export const pageStateId = 'page-state'
