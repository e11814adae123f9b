// The pages of `npm run dev`: rendered from source on each request, with Vite's fast refresh. Without the
// strict content security policy, because fast refresh needs inline scripts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { PageData } from '#contract/page-data.ts'
import type { RenderPage } from '#contract/rendering.ts'
import { matchRoute } from '#contract/routes.ts'
import type { Config } from '#platform/config.ts'
import { readBuiltSite } from '#platform/http/built-site.ts'
import { chosenLanguage, languageOfCookie } from '#platform/http/language.ts'
import { isOfficePath, officeHtml, officeRedirect } from './office-pages.ts'
import type { Pages } from './pages.ts'

export async function makeDevPages(config: Config, readData: () => Promise<PageData>): Promise<Pages> {
  const { boot, lessonBoot, afterPaint, afterPaintControls } = (await readBuiltSite()).assets
  const vite = await startVite()

  async function render(request: IncomingMessage, response: ServerResponse, path: string) {
    const url = new URL(request.url ?? '/', config.origin)
    const language = chosenLanguage(url.search) ?? languageOfCookie(request.headers.cookie)
    const { renderPage }: { renderPage: RenderPage } = (await vite.ssrLoadModule(
      '/src/web/app/render.tsx',
    )) as never
    const html = renderPage({
      path,
      language,
      data: await readData(),
      assets: {
        ...{ styles: [], sheet: '', boot, lessonBoot, afterPaint, afterPaintControls },
        ...{ scripts: ['/src/web/app/entry.tsx'], importsOf: () => [] },
      },
      origin: config.origin,
    })
    const status = matchRoute(path).route.status ?? 200
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(await vite.transformIndexHtml(path, html))
  }

  async function renderOffice(request: IncomingMessage, response: ServerResponse, path: string) {
    const location = officeRedirect(request, config)
    if (location) return response.writeHead(302, { location, 'content-length': '0' }).end()
    const html = officeHtml({ scripts: ['/src/office/app/entry.tsx'], sheets: [] })
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    return response.end(await vite.transformIndexHtml(path, html))
  }

  /** Source errors are normal during development: log them and keep serving. */
  async function renderOrSay(request: IncomingMessage, response: ServerResponse, path: string) {
    try {
      await render(request, response, path)
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(stripVTControlCharacters(String(error)))
    }
  }

  return {
    refresh: async () => [],
    answer(request, response) {
      const { pathname } = new URL(request.url ?? '/', config.origin)
      if (isOfficePath(pathname)) {
        renderOffice(request, response, pathname)
        return true
      }
      if (matchRoute(pathname).route.status === 404 && pathname !== '/404') return false
      renderOrSay(request, response, pathname)
      return true
    },
    notFound(request, response) {
      vite.middlewares(request, response, () => renderOrSay(request, response, '/404'))
    },
  }
}

async function startVite() {
  const { createLogger, createServer } = await import('vite')
  const customLogger = createLogger()
  const { warn } = customLogger
  // The player also imports the clips' step files as text, which makes Vite print sixteen warnings a page.
  customLogger.warn = (message, options) => message.includes('/public/clips/') || warn(message, options)
  return createServer({ server: { middlewareMode: true }, appType: 'custom', customLogger })
}
