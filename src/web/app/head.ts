import { academy } from '#content/academy.ts'
import type { PageMeta } from '#contract/page-data.ts'
import { isIndexed, type Route } from '#contract/routes.ts'
import { addressIn, type Language, languages } from '#domain/people/language.ts'

/** The head of a page: rendered by the server, updated in the browser. */
export type Head = {
  title: string
  description: string
  canonical: string
  alternates: readonly { language: Language | 'x-default'; href: string }[]
  indexed: boolean
}

export function headOf(page: {
  meta: PageMeta
  route: Route
  path: string
  language: Language
  origin: string
}): Head {
  const { meta, route, path, language, origin } = page
  const address = (of: Language) => addressIn(of, `${origin}${path}`)
  return {
    title: route.page === 'home' ? meta.title : titleOf(meta.title),
    description: meta.description,
    canonical: address(language),
    alternates: [
      ...languages.map((other) => ({ language: other, href: address(other) })),
      { language: 'x-default' as const, href: address('en') },
    ],
    indexed: isIndexed(route),
  }
}

/** Search engines cut longer titles off. */
const maxTitleLength = 60

function titleOf(page: string): string {
  const title = `${page} | ${academy.name}`
  return title.length <= maxTitleLength ? title : `${page} | ${academy.abbreviation}`
}

/** Updates the head after a client-side change of page or language. */
export function applyHead(head: Head, language: Language): void {
  document.documentElement.lang = language
  document.title = head.title
  setAttribute('meta[name="description"]', 'content', head.description)
  setAttribute('meta[name="robots"]', 'content', head.indexed ? 'index, follow' : 'noindex')
  setAttribute('link[rel="canonical"]', 'href', head.canonical)
  for (const { language, href } of head.alternates) {
    setAttribute(`link[rel="alternate"][hreflang="${language}"]`, 'href', href)
  }
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
