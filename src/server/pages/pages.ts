// The pages of the site: rendered into memory at start, when dates change and at midnight in Los Angeles.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageData } from '#contract/page-data.ts'
import { type Assets, inlineStyleOf, type RenderPage } from '#contract/rendering.ts'
import { matchRoute, type PageName, type Route, routes } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'
import type { Config } from '#server/config.ts'
import { type Document, makeDocument, writeDocument } from './document.ts'
import { chosenLanguage, languageOfCookie } from './language.ts'
import type { LookUps } from './look-ups.ts'
import { behindTls, pageHeaders } from './security-headers.ts'
import { wordsOn } from './words-route.ts'

export type Pages = {
  /** Answers a page or a built file; false passes the request to Fastify. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  notFound(request: IncomingMessage, response: ServerResponse): void
  /** Re-renders every page from the database, or only some. A page that fails keeps its last good state. */
  refresh(isChanged?: (page: PageName) => boolean): Promise<void>
}

type PagesParts = {
  config: Config
  renderPage: RenderPage
  assets: Assets
  readData: () => Promise<PageData>
  /** Patterns whose :part has a fixed set of values, such as the slugs of articles. */
  knownPaths: Readonly<Record<string, () => readonly string[]>>
  lookUps: LookUps
  /** A page could not be re-rendered. */
  onFailure: (path: string, error: unknown) => void
}

/** A page rendered once for all values of its :parts; the value may not exist. */
type LookedUp = { document: Document; exists: () => Promise<boolean> }

type Documents = Record<Language, ReadonlyMap<string, Document>>
type Found = Document | LookedUp | { redirect: string }

const notFoundPath = '/404'

export async function makePages(parts: PagesParts): Promise<Pages> {
  const { config } = parts
  const redirectHeaders = headersOf('', parts)
  const secure = behindTls(config) ? '; Secure' : ''
  let documents = await renderDocuments(parts)

  return {
    async refresh(isChanged) {
      documents = await renderDocuments(parts, { documents, isChanged })
    },
    answer(request, response) {
      const { path, query } = split(request.url ?? '/')
      const chosen = chosenLanguage(query)
      const language = chosen ?? languageOfCookie(request.headers.cookie)
      const found = find(path, documents[language], parts)
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
      const document = documents[language].get(notFoundPath)
      if (document) writeDocument(document, request, response)
    },
  }
}

type Former = { documents: Documents; isChanged: ((page: PageName) => boolean) | undefined }

async function renderDocuments(parts: PagesParts, former?: Former): Promise<Documents> {
  const data = await parts.readData()
  const renderAll = (language: Language) => {
    const rendered = routes.flatMap((route) => {
      const own = { ...data, published: wordsOn(route.page, data.published) }
      return (parts.knownPaths[route.path]?.() ?? [route.path]).map((path) => {
        const last = former?.documents[language].get(path)
        if (last && former?.isChanged?.(route.page) === false) return [path, last] as const
        return [path, renderOrKeep({ route, path, language, data: own }, parts, last)] as const
      })
    })
    return new Map(rendered)
  }
  return { en: renderAll('en'), es: renderAll('es') }
}

type Rendering = { route: Route; path: string; language: Language; data: PageData }

/** At start a page that fails ends the start; later its last good state stays. */
function renderOrKeep(
  { route, path, language, data }: Rendering,
  parts: PagesParts,
  last: Document | undefined,
): Document {
  const { config, renderPage, assets, onFailure } = parts
  try {
    const html = renderPage({ path, language, data, assets, origin: config.origin })
    return makeDocument(html, route.status ?? 200, headersOf(html, parts))
  } catch (error) {
    if (!last) throw error
    onFailure(path, error)
    return last
  }
}

function headersOf(html: string, { config, assets }: PagesParts) {
  return pageHeaders(config, { scripts: [assets.boot], styles: [inlineStyleOf(html)] })
}

function find(path: string, documents: Documents[Language], parts: PagesParts): Found | undefined {
  const document = documents.get(path)
  if (document) return document
  if (path.length > 1 && path.endsWith('/') && !path.startsWith('//')) {
    const bare = withoutEndingSlashes(path)
    return find(bare, documents, parts) && { redirect: bare }
  }
  const { route, params } = matchRoute(path)
  if (route.path === notFoundPath) return undefined
  if (parts.knownPaths[route.path]) return { redirect: notFoundPath }
  const forAny = documents.get(route.path)
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
