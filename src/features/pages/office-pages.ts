// The office's one document. Its router shows the screen of the address.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { documentTitle } from '#content/en/office/shell.ts'
import { isLoopbackHost } from '#domain/people/network.ts'
import { tokenOfCookie } from '#features/staff/cookie.ts'
import type { Config } from '#platform/config.ts'
import type { OfficeAssets } from '#platform/http/built-site.ts'
import { withSandboxBanner } from '#platform/http/sandbox-banner.ts'
import { officeHeaders } from '#platform/http/security-headers.ts'
import { makeDocument, writeDocument } from './document.ts'
import type { Pages } from './pages.ts'

/** Answers with the other pages first, then the office. */
export function withOffice(
  pages: Pages,
  { config, assets }: { config: Config; assets: OfficeAssets },
): Pages {
  const headers = officeHeaders(config)
  const documentWith = (calls?: readonly string[]) =>
    makeDocument(withSandboxBanner(officeHtml(assets, calls), config), 200, headers)
  const signedOut = documentWith()
  const signedIn = documentWith(firstCalls)
  return {
    ...pages,
    answer(request, response) {
      if (pages.answer(request, response)) return true
      const [path = ''] = (request.url ?? '').split('?', 1)
      if (!isOfficePath(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const location = officeRedirect(request, config)
      if (location) redirect(response, { ...headers, location })
      else writeDocument(hasSession(request, path, config) ? signedIn : signedOut, request, response)
      return true
    },
  }
}

/** Those of the entry. The browser makes them while it loads the scripts, which saves a phone a round trip. */
const firstCalls = ['/api/office/session', '/api/office/catalogue', '/api/office/today']

/** The session may have ended: the calls are then refused, as they would be from the entry. */
function hasSession({ headers }: IncomingMessage, path: string, { origin }: Config): boolean {
  if (/^\/office\/(?:sign-in|invitation)(?:\/|$)/.test(path)) return false
  return tokenOfCookie(origin, headers.cookie) !== undefined
}

function redirect(response: ServerResponse, headers: Record<string, string>) {
  response.writeHead(302, { ...headers, 'content-length': '0' }).end()
}

/** Not the built files: one that is gone is not found, or a browser would read the document as a script. */
export function isOfficePath(path: string): boolean {
  return path === '/office' || (path.startsWith('/office/') && !path.startsWith('/office/assets/'))
}

/** WebAuthn accepts no IP address, so the sandbox's office is at localhost. Behind a proxy, ORIGIN has a name. */
export function officeRedirect({ headers, url }: IncomingMessage, config: Config): string | null {
  const host = URL.parse(`http://${headers.host}`)
  if (!host || !isLoopbackAddress(host) || !isLoopbackAddress(new URL(config.origin))) return null
  return `http://localhost${host.port && `:${host.port}`}${url}`
}

function isLoopbackAddress({ hostname }: URL): boolean {
  return hostname !== 'localhost' && isLoopbackHost(hostname)
}

export function officeHtml({ scripts, sheets }: OfficeAssets, calls: readonly string[] = []): string {
  const entry = scripts.at(-1)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#fbf8f3">',
    `<title>${documentTitle}</title>`,
    '<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">',
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    ...scripts.slice(0, -1).map((script) => `<link rel="modulepreload" href="${script}">`),
    ...calls.map((call) => `<link rel="preload" as="fetch" href="${call}" crossorigin>`),
    `<script type="module" src="${entry}"></script>`,
  ]
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="office"></div></body></html>`
}
