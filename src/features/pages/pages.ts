// The pages of the site: rendered into memory at start, when dates change and at midnight in Los Angeles.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { PageData, PublishedWords } from '#contract/page-data.ts'
import { type Assets, bootsOf, inlineStyleOf, type RenderPage } from '#contract/rendering.ts'
import { matchRoute, type PageName, type Route, routes } from '#contract/routes.ts'
import type { Language } from '#domain/people/language.ts'
import type { Config } from '#platform/config.ts'
import { chosenLanguage, languageOfCookie } from '#platform/http/language.ts'
import { withSandboxBanner } from '#platform/http/sandbox-banner.ts'
import { behindTls, pageHeaders } from '#platform/http/security-headers.ts'
import { type Document, makeDocument, writeDocument } from './document.ts'
import type { LookUps } from './look-ups.ts'
import type { FailedPage } from './report-failures.ts'
import { wordsOfPath } from './words-of-path.ts'

export type Pages = {
  /** Answers a page or a built file; false passes the request to Fastify. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  notFound(request: IncomingMessage, response: ServerResponse): void
  /**
   * Re-renders the pages whose data changed. A page that fails keeps its last good state, and the next call renders it
   * again. Answers every page that failed.
   */
  refresh(): Promise<FailedPage[]>
}

type PagesParts = {
  config: Config
  renderPage: RenderPage
  assets: Assets
  readData: () => Promise<PageData>
  /** Patterns whose :part has a fixed set of values, such as the slugs of articles. */
  knownPaths: Readonly<Record<string, () => readonly string[]>>
  lookUps: LookUps
}

/** A page rendered once for all values of its :parts; the value may not exist. */
type LookedUp = { document: Document; exists: () => Promise<boolean> }

/** With the words that it was rendered with. `isStale`: its last rendering failed. */
type Rendered = { document: Document; words: PublishedWords; isStale?: true }
type Documents = Record<Language, ReadonlyMap<string, Rendered>>
type Found = Document | LookedUp | { redirect: string }

const notFoundPath = '/404'

export async function makePages(parts: PagesParts): Promise<Pages> {
  const { config } = parts
  const redirectHeaders = pageHeaders(config, { scripts: [], styles: [] })
  const secure = behindTls(config) ? '; Secure' : ''
  let current: Current = await renderDocuments(parts)

  return {
    async refresh() {
      const { failed, ...rendered } = await renderDocuments(parts, current)
      current = rendered
      return failed
    },
    answer(request, response) {
      const { path, query } = split(request.url ?? '/')
      const chosen = chosenLanguage(query)
      const language = chosen ?? languageOfCookie(request.headers.cookie)
      const found = find(path, current.documents[language], parts)
      if (!found) return false
      if ('redirect' in found) {
        const location = found.redirect + query
        response.writeHead(302, { ...redirectHeaders, location, 'content-length': '0' }).end()
        return true
      }
      const cookie = chosen && `language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
      const write = (document: Document) => writeDocument(document, request, response, cookie)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        // A form submitted without JavaScript: its page explains that it needs it.
        response.setHeader('allow', 'GET, HEAD')
        write({ ...('exists' in found ? found.document : found), status: 405 })
      } else if ('exists' in found) writeLookedUp(found, write)
      else write(found)
      return true
    },
    notFound(request, response) {
      const { query } = split(request.url ?? '/')
      const language = chosenLanguage(query) ?? languageOfCookie(request.headers.cookie)
      const page = current.documents[language].get(notFoundPath)
      if (page) writeDocument(page.document, request, response)
    },
  }
}

/** With the data that they were rendered from. */
type Current = { documents: Documents; data: PageData }

async function renderDocuments(
  parts: PagesParts,
  former?: Current,
): Promise<Current & { failed: FailedPage[] }> {
  const data = await parts.readData()
  const onlyWords = former !== undefined && isSameButWords(former.data, data)
  const failed: FailedPage[] = []
  const renderAll = (language: Language) => {
    const rendered = routes.flatMap((route) => {
      return (parts.knownPaths[route.path]?.() ?? [route.path]).flatMap((path) => {
        const last = former?.documents[language].get(path)
        const words = wordsOfPath(path, data.published)
        const isGood = last && !last.isStale
        if (isGood && onlyWords && isDeepStrictEqual(last.words, words)) return [[path, last] as const]
        const own = { ...data, published: words }
        const next = renderOrKeep({ route, path, language, data: own }, parts, former && { last, failed })
        return next ? [[path, next] as const] : []
      })
    })
    return new Map(rendered)
  }
  return { documents: { en: renderAll('en'), es: renderAll('es') }, data, failed }
}

/** Every page may show a date, a name or a price. Words are compared page by page. */
function isSameButWords({ published: _before, ...former }: PageData, data: PageData): boolean {
  const { published: _now, ...rest } = data
  return isDeepStrictEqual(former, rest)
}

type Rendering = { route: Route; path: string; language: Language; data: PageData }

/** At start a page that fails ends the start; later its last good state stays. A new page without one is left out. */
function renderOrKeep(
  { route, path, language, data }: Rendering,
  parts: PagesParts,
  former: { last: Rendered | undefined; failed: FailedPage[] } | undefined,
): Rendered | undefined {
  const { config, renderPage, assets } = parts
  try {
    const page = renderPage({ path, language, data, assets, origin: config.origin })
    const html = withSandboxBanner(page, config)
    const document = makeDocument(html, route.status ?? 200, headersOf(html, route.page, parts))
    return { document, words: data.published }
  } catch (error) {
    if (!former) throw error
    former.failed.push({ path, error })
    return former.last && { ...former.last, isStale: true }
  }
}

function headersOf(html: string, page: PageName, { config, assets }: PagesParts) {
  return pageHeaders(config, { scripts: bootsOf(page, assets), styles: [inlineStyleOf(html)] })
}

function find(path: string, documents: Documents[Language], parts: PagesParts): Found | undefined {
  const known = documents.get(path)
  if (known) return known.document
  if (path.length > 1 && path.endsWith('/') && !path.startsWith('//')) {
    const bare = withoutEndingSlashes(path)
    return find(bare, documents, parts) && { redirect: bare }
  }
  const { route, params } = matchRoute(path)
  if (route.path === notFoundPath) return undefined
  if (parts.knownPaths[route.path]) return { redirect: notFoundPath }
  const forAny = documents.get(route.path)?.document
  const lookUp = parts.lookUps[route.path]
  return forAny && lookUp ? { document: forAny, exists: () => lookUp(params) } : forAny
}

/** During an outage the page is served: it asks the API and shows the result. */
async function writeLookedUp({ document, exists }: LookedUp, write: (document: Document) => void) {
  const isFound = await exists().catch(() => true)
  write(isFound ? document : { ...document, status: 404 })
}

/** A loop, because a regular expression takes quadratic time on a path of slashes. */
function withoutEndingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function split(url: string) {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}
