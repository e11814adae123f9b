import type { Language } from '#domain/people/language.ts'
import type { PageData } from './page-data.ts'
import type { PageName } from './routes.ts'

/** What the browser build provides to every document. */
export type Assets = {
  /** The rules of the stylesheet. A document contains those of its first screen. */
  styles: readonly StyleRule[]
  /** The URL of the full stylesheet, which loads after the first paint. */
  sheet: string
  /** The boot script, inlined and allowed by its hash. */
  boot: string
  /** The same for lessons, in addition. */
  lessonBoot: string
  /** The URL of the script that loads after the first paint. */
  afterPaint: string
  /** The same for a document with fields or a carousel. */
  afterPaintControls: string
  /** URLs of the scripts that hydrate a page, in order. */
  scripts: readonly string[]
  /** URLs of the imports of one page: its component, its copy and their dependencies. */
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
      /** For print or forced colors, for rare characters, or for a state that only a visitor can cause. */
      later?: true
    }
  | { condition: string; rules: readonly StyleRule[] }

type RenderRequest = {
  path: string
  language: Language
  data: PageData
  assets: Assets
  /** The site's public origin, for canonical and alternate links. */
  origin: string
}

/** The render bundle's only export for the server: the whole HTML document. */
export type RenderPage = (request: RenderRequest) => string

/** The inline scripts of a document, in order. */
export function bootsOf(page: PageName, { boot, lessonBoot }: Assets): [string, ...string[]] {
  return page === 'learn-lesson' ? [boot, lessonBoot] : [boot]
}

/** The document's only inline stylesheet; the policy needs its hash. */
export function inlineStyleOf(html: string): string {
  return html.match(/<style>(.*?)<\/style>/s)?.[1] ?? ''
}

/** The JSON under `pageStateId` in the document, so that hydration starts from the same data. */
export type PageState = { language: Language; data: PageData }
export const pageStateId = 'page-state'
