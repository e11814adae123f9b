// The pages of the site: rendered into memory at start, again when dates change and at midnight in Los Angeles.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageData } from '#contract/page-data.ts'
import { type Assets, inlineStyleOf, type RenderPage } from '#contract/rendering.ts'
import { matchRoute, routes } from '#contract/routes.ts'
import type { Language } from '#domain/language.ts'
import type { Config } from '#server/config.ts'
import { type Document, makeDocument, writeDocument } from './document.ts'
import { chosenLanguage, languageOfCookie } from './language.ts'
import type { LookUps } from './look-ups.ts'
import { behindTls, pageHeaders } from './security-headers.ts'

export type Pages = {
  /** Answers the address of a page or of a built file; false leaves the request to the API and the pictures. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  notFound(request: IncomingMessage, response: ServerResponse): void
  /** Renders everything anew from the database. */
  refresh(): Promise<void>
}

type PagesParts = {
  config: Config
  renderPage: RenderPage
  assets: Assets
  readData: () => Promise<PageData>
  /** The values of a pattern's :part that are pages of their own: the slugs of articles. */
  knownPaths: Record<string, readonly string[]>
  lookUps: LookUps
}

/** A page for any value of its :parts, which may name nothing. */
type LookedUp = { document: Document; exists: () => Promise<boolean> }

const notFoundPath = '/404'

export async function makePages({
  config,
  renderPage,
  assets,
  readData,
  knownPaths,
  lookUps,
}: PagesParts): Promise<Pages> {
  const headersOf = (html: string) =>
    pageHeaders(config, { scripts: [assets.boot], styles: [inlineStyleOf(html)] })
  const headers = headersOf('')
  const secure = behindTls(config) ? '; Secure' : ''
  let documents: Record<Language, Map<string, Document>>

  async function refresh() {
    const data = await readData()
    const renderAll = (language: Language) => {
      const rendered = routes.flatMap((route) =>
        (knownPaths[route.path] ?? [route.path]).map((path) => {
          const html = renderPage({ path, language, data, assets, origin: config.origin })
          return [path, makeDocument(html, route.status ?? 200, headersOf(html))] as const
        }),
      )
      return new Map(rendered)
    }
    documents = { en: renderAll('en'), es: renderAll('es') }
  }
  await refresh()

  function find(path: string, language: Language): Document | LookedUp | { redirect: string } | undefined {
    const document = documents[language].get(path)
    if (document) return document
    if (path.length > 1 && path.endsWith('/') && !path.startsWith('//')) {
      const bare = withoutEndingSlashes(path)
      return find(bare, language) && { redirect: bare }
    }
    const { route, params } = matchRoute(path)
    if (route.path === notFoundPath) return undefined
    if (knownPaths[route.path]) return { redirect: notFoundPath }
    const forAny = documents[language].get(route.path)
    const lookUp = lookUps[route.path]
    return forAny && lookUp ? { document: forAny, exists: () => lookUp(params) } : forAny
  }

  return {
    refresh,
    answer(request, response) {
      const { path, query } = split(request.url ?? '/')
      const chosen = chosenLanguage(query)
      const found = find(path, chosen ?? languageOfCookie(request.headers.cookie))
      if (!found) return false
      if ('redirect' in found) {
        response.writeHead(302, { ...headers, location: found.redirect + query, 'content-length': '0' }).end()
        return true
      }
      const cookie = chosen && `language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
      const write = (document: Document) => writeDocument(document, request, response, cookie)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        // A form that was sent without script: its page says that it needs it.
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

/** Without the database nothing can be said of it: the page asks the API, and tells what came of that. */
async function writeLookedUp({ document, exists }: LookedUp, write: (document: Document) => void) {
  const isThere = await exists().catch(() => true)
  write(isThere ? document : { ...document, status: 404 })
}

/** By hand: a pattern that looks for an ending reads a path of slashes once for each of them. */
function withoutEndingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function split(url: string) {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}
