// A draft at its real address, for staff only: /faqs?draft=faq/parking. Everybody else gets the published page.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { catalogue, keepCatalogue } from '#content/catalogue.ts'
import { draftPreview } from '#content/en/office/catalogue/catalogue.ts'
import { keepPublished, published, publishedKinds } from '#content/published.ts'
import { draftParameter } from '#contract/catalogue/entry-address.ts'
import type { PageData } from '#contract/page-data.ts'
import { type Assets, inlineStyleOf, type RenderPage } from '#contract/rendering.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import type { EntryName } from '#features/catalogue/entries.queries.ts'
import { type Loaded, loadWithDraft } from '#features/catalogue/load-catalogue.ts'
import { mayReadDraft } from '#features/catalogue/may-read-draft.ts'
import { readSession } from '#features/staff/sessions.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import { chosenLanguage, languageOfCookie } from '#platform/http/language.ts'
import { withSandboxBanner } from '#platform/http/sandbox-banner.ts'
import { pageHeaders } from '#platform/http/security-headers.ts'
import type { Pages } from './pages.ts'
import { wordsOfPath } from './words-of-path.ts'

type PreviewParts = {
  config: Config
  database: Database
  clocks: Clocks
  renderPage: RenderPage
  assets: Assets
  readData: () => Promise<PageData>
  knownPaths: Readonly<Record<string, () => readonly string[]>>
}

type Asked = { path: string; query: string; name: EntryName }

/** Answers staff with drafts first, then the pages. */
export function withDrafts(pages: Pages, parts: PreviewParts): Pages {
  return {
    ...pages,
    answer(request, response) {
      const asked = request.method === 'GET' && draftIn(request.url ?? '')
      if (!asked) return pages.answer(request, response)
      preview(asked, request, parts)
        .catch((error) => ({ status: 500, html: null, reason: String(error) }))
        .then((found) => {
          if (found) writePreview(found, response, parts)
          else if (!pages.answer(request, response)) pages.notFound(request, response)
        })
      return true
    },
  }
}

function draftIn(url: string): Asked | undefined {
  if (!url.includes(`${draftParameter}=`)) return undefined
  const [path = '', query = ''] = url.split('?', 2)
  if (matchRoute(path).route.status === 404) return undefined
  const [kind = '', key = ''] = (new URLSearchParams(query).get(draftParameter) ?? '').split('/')
  return kind && key ? { path, query: `?${query}`, name: { kind, key } } : undefined
}

type Preview = { status: number; html: string } | { status: number; html: null; reason: string }

/** Undefined for visitors, for drafts that the member does not read, and for a draft or a page that does not exist. */
async function preview(
  { path, query, name }: Asked,
  request: IncomingMessage,
  parts: PreviewParts,
): Promise<Preview | undefined> {
  const session = await readSession(request, parts)
  if (!session || !mayReadDraft(name, session.staff)) return undefined
  const loaded = await loadWithDraft(name, parts)
  if (!loaded) return undefined
  const words = asIf(loaded, () => wordsOn(path, loaded, parts))
  if (!words) return undefined
  const language = chosenLanguage(query) ?? languageOfCookie(request.headers.cookie)
  const data = { ...(await parts.readData()), catalogue: loaded.catalogue, ...words }
  const { renderPage, assets, config } = parts
  const page = renderPage({ path, language, data, assets, origin: config.origin })
  const html = withSandboxBanner(page, config)
  return { status: 200, html: html.replace('<title>', () => `<title>${draftPreview.title}`) }
}

function wordsOn(path: string, { published: all }: Loaded, { knownPaths }: PreviewParts) {
  const known = knownPaths[matchRoute(path).route.path]?.()
  if (known && !known.includes(path)) return undefined
  return { published: wordsOfPath(path, all), publishedKinds: publishedKinds(all) }
}

/** Runs at once, with the draft in the catalogue of this process. No other request can see it. */
function asIf<Result>(loaded: Loaded, run: () => Result): Result {
  const [courses, words] = [catalogue(), published()]
  keepCatalogue(loaded.catalogue)
  keepPublished(loaded.published)
  try {
    return run()
  } finally {
    keepCatalogue(courses)
    keepPublished(words)
  }
}

function writePreview(found: Preview, response: ServerResponse, { config, assets }: PreviewParts) {
  const text = found.html ?? draftPreview.fails(found.reason)
  const styles = found.html === null ? [] : [inlineStyleOf(found.html)]
  response.writeHead(found.status, {
    ...pageHeaders(config, { scripts: [assets.boot], styles }),
    'content-type': `text/${found.html === null ? 'plain' : 'html'}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  response.end(text)
}
