import { readFile } from 'node:fs/promises'
import { createServer, type Server, request as send } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { clientFolder, officeFolder, readBuiltOffice } from '#platform/http/built-site.ts'
import { withOffice } from './office-pages.ts'
import type { Pages } from './pages.ts'
import { sitemap } from './sitemap.ts'

const product: Pages = { answer: () => false, notFound: () => {}, refresh: async () => [] }
const assets = {
  scripts: ['/office/assets/shared.js', '/office/assets/entry.js'],
  sheets: ['/office/assets/entry.css'],
}

let sandbox: Server
let live: Server

async function serve(environment: Record<string, string>): Promise<Server> {
  const pages = withOffice(product, { config: readConfig(environment, 'a@academy.example'), assets })
  const server = createServer((request, response) => {
    if (!pages.answer(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** fetch does not let a caller choose the Host. */
function ask(server: Server, path: string, host = 'localhost:3000', method = 'GET', cookie = '') {
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const asked = send({ host: '127.0.0.1', port, path, method, headers: { host, cookie } }, (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
      })
      asked.on('error', reject).end()
    },
  )
}

beforeAll(async () => {
  sandbox = await serve({})
  live = await serve({ ORIGIN: 'https://academy.example', SANDBOX: 'public' })
})
afterAll(() => {
  sandbox.close()
  live.close()
})

test.each(['/office', '/office/', '/office/registrations?status=completed', '/office/people/guest.1'])(
  '%s is the office',
  async (path) => {
    const { status, body, headers } = await ask(sandbox, path)
    expect(status).toBe(200)
    expect(body).toContain('<script type="module" src="/office/assets/entry.js"></script>')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(headers['x-robots-tag']).toBe('noindex')
  },
)

test.each([
  ['/offices', 'GET'],
  ['/office/assets/gone.js', 'GET'],
  ['/api/office/session', 'GET'],
  ['/office', 'POST'],
])('%s with %s is not the document of the office', async (path, method) => {
  expect((await ask(sandbox, path, 'localhost:3000', method)).status).toBe(418)
})

test('the policy of the office allows its own files and our API, and nothing inline', async () => {
  const { headers, body } = await ask(sandbox, '/office')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toMatch(/unsafe|sha256|https:/)
  expect(body).not.toMatch(/<style|style=|<script(?![^>]* src=)/)
})

test.each([
  ['127.0.0.1:3000', 'http://localhost:3000/office/dates?year=2027'],
  ['[::1]:3000', 'http://localhost:3000/office/dates?year=2027'],
  ['127.0.0.1', 'http://localhost/office/dates?year=2027'],
])(
  'the sandbox redirects the office at %s to localhost, because WebAuthn accepts no IP address',
  async (host, to) => {
    const { status, headers } = await ask(sandbox, '/office/dates?year=2027', host)
    expect(status).toBe(302)
    expect(headers.location).toBe(to)
  },
)

test('behind a proxy that sends its own Host the office is not redirected', async () => {
  expect((await ask(live, '/office', '127.0.0.1:3000')).status).toBe(200)
})

test.each([
  ['/office', 'a'.repeat(43), ['session', 'catalogue', 'today']],
  ['/office/registrations', 'a'.repeat(43), ['session', 'catalogue', 'today']],
  ['/office', 'no-token', []],
  ['/office/sign-in', 'a'.repeat(43), []],
  ['/office/invitation/x', 'a'.repeat(43), []],
])('%s with the cookie %s preloads %j', async (path, token, calls) => {
  const { body } = await ask(sandbox, path, 'localhost:3000', 'GET', `office=${token}`)
  const preloaded = [...body.matchAll(/<link rel="preload" as="fetch" href="\/api\/office\/(\w+)"/g)]
  expect(preloaded.map(([, call]) => call)).toEqual(calls)
})

test('the sitemap does not name the office', () => {
  expect(sitemap('https://academy.example')).not.toContain('office')
})

test('the first load of the office has Today and is at most 250 kB', async () => {
  const { scripts, sheets } = await readBuiltOffice()
  const files = await Promise.all([...scripts, ...sheets].map((file) => readFile(join(officeFolder, file))))
  expect(Buffer.concat(files).toString()).toContain('Needs somebody')
  const packed = files.map((bytes) => brotliCompressSync(bytes).length)
  expect(packed.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(250_000)
})

test('the office uses the font files of the public site, by the same URLs', async () => {
  const { sheets } = await readBuiltOffice()
  const css = await Promise.all(sheets.map((sheet) => readFile(join(officeFolder, sheet), 'utf8')))
  const fonts = [...css.join('').matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url)
  expect(fonts.length).toBeGreaterThan(5)
  for (const font of fonts) await expect(readFile(join(clientFolder, font))).resolves.toBeDefined()
})
