// The running site over raw HTTP: security headers on every kind of answer, policies, request smuggling, path traversal.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { freePort, type Site, startSite } from '#tests/support/site.ts'
import { addressesThatLeadAway, climbingAddresses, leak } from './nasty.ts'
import { request, sendRaw, statusesIn } from './raw-socket.ts'
import { smuggledRequests } from './smuggled-requests.ts'

let database: FreshDatabase
let site: Site
let port: number
beforeAll(async () => {
  database = await freshDatabase()
  port = await freePort()
  site = await startSite({
    DATABASE_URL: database.url,
    ORIGIN: 'https://academy.example',
    SANDBOX: 'public',
    PORT: String(port),
  })
})
afterAll(async () => {
  await site.dispose()
  await database.close()
})

const get = (path: string, ...more: string[]) =>
  sendRaw(port, request([`GET ${path} HTTP/1.1`, 'Host: academy.example', 'Connection: close', ...more]))

function headersOf(answer: string): Record<string, string> {
  const [head = ''] = answer.split('\r\n\r\n', 1)
  const fields = head
    .split('\r\n')
    .slice(1)
    .map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
  return Object.fromEntries(fields.map(([name = '', value = '']) => [name.toLowerCase(), value]))
}

const post = (path: string, body: string, ...more: string[]) =>
  sendRaw(
    port,
    request(
      [
        `POST ${path} HTTP/1.1`,
        'Host: academy.example',
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...more,
      ],
      body,
    ),
  )

describe('every kind of answer', () => {
  const kinds: [kind: string, status: number, ask: () => Promise<string>][] = [
    ['a page', 200, () => get('/')],
    [
      'a page that has not changed',
      304,
      async () => get('/', `If-None-Match: ${headersOf(await get('/')).etag}`),
    ],
    ['the error page', 404, () => get('/nothing-here')],
    ['a redirect', 302, () => get('/courses/')],
    ['a method that a page does not know', 405, () => post('/courses', '')],
    ['a template page', 200, () => get('/template/home-two')],
    ['a file of the brand', 200, () => get('/brand/icon-512.png')],
    ['a picture', 200, () => get('/photos/hero-640.avif')],
    ['a script', 200, async () => get(/\/assets\/[\w-]+\.js/.exec(await get('/login'))?.[0] ?? '')],
    ['an answer of the API', 200, () => get('/api/sessions')],
    ['a refusal of the API', 400, () => post('/api/contact', '{}')],
    ['a call without a token', 401, () => get('/api/account/profile')],
    ['an unknown call', 404, () => get('/api/nothing')],
    ['an address that cannot be decoded', 404, () => get('/%')],
    ['a call that cannot be decoded', 404, () => get('/api/account/transactions/%/receipt.pdf')],
    ['a call with an endless part', 404, () => get(`/api/certificates/${'a'.repeat(600)}`)],
    ['the description of the API', 200, () => get('/api/docs')],
    [
      'a refusal of the identity service',
      400,
      () => post('/identitytoolkit.googleapis.com/v1/accounts:lookup', '{}'),
    ],
    ['a refused webhook', 400, () => post('/api/webhooks/stripe', '{}')],
    ['the card form', 200, () => get('/sandbox/elements-inner-payment')],
    [
      'the mailbox of a public site',
      404,
      () =>
        sendRaw(
          port,
          request(['GET /sandbox/mailbox HTTP/1.1', `Host: localhost:${port}`, 'Connection: close']),
        ),
    ],
    ['the sitemap', 200, () => get('/sitemap.xml')],
    ['health', 200, () => get('/healthz')],
    ['what is no HTTP', 400, () => sendRaw(port, 'HELLO\r\n\r\n')],
    ['a head that is too large', 431, () => get('/', `X: ${'x'.repeat(20_000)}`)],
  ]

  test.each(kinds)('%s (%i) has the security headers', async (_, status, ask) => {
    const answer = await ask()
    expect(statusesIn(answer)).toEqual([status])
    const headers = headersOf(answer)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
    })
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(?:none|self)'/)
    expect(headers['content-security-policy']).toMatch(/(?:default|object)-src 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*(?!\.js\.stripe\.com)|http:(?!\/\/)/)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    if (status >= 400) expect(answer).not.toMatch(leak)
  })

  test('every page allows only its own scripts and styles, by URL or hash', async () => {
    for (const { path } of routes) {
      const policy = headersOf(await get(path.replace(/:\w+/, 'x').replace('/catalog/x', '/catalog')))[
        'content-security-policy'
      ]
      for (const directive of ['script-src', 'style-src']) {
        const sources = new RegExp(`${directive} ([^;]*)`).exec(policy ?? '')?.[1]?.split(' ')
        // A redirect has neither.
        expect(sources?.filter((source) => !/^'sha256-[\w+/]+=*'$/.test(source))).toEqual(["'self'"])
      }
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("base-uri 'none'")
    }
  })
})

describe('with SANDBOX=public', () => {
  const banners =
    /<body><aside class="sandbox-banner" lang="en"[^>]*>Demonstration: no real payment is taken\.<\/aside><aside class="sandbox-banner" lang="es"/

  test('every page says that no real payment is taken', async () => {
    const paths = routes.map(({ path }) => path.replace(/:\w+/, 'x').replace('/catalog/x', '/catalog'))
    for (const path of [...paths, '/nothing-here', '/office', '/office/money', '/template/home-two']) {
      const answer = await get(path)
      // A course or a member of the faculty that does not exist.
      if (statusesIn(answer)[0] === 302) continue
      expect([path, banners.test(answer)]).toEqual([path, true])
      const style = /<style>(\s*\.sandbox-banner[^<]*)<\/style><\/head>/.exec(answer)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      expect(headersOf(answer)['content-security-policy']).toContain(`'sha256-${hash}'`)
    }
  })
})

describe('request smuggling', () => {
  test.each(smuggledRequests)('%s is refused, and the second request is never answered', async (_, bytes) => {
    const answer = await sendRaw(port, bytes)
    expect(statusesIn(answer)).toEqual([400])
  })

  test('a request without a host is refused', async () => {
    expect(statusesIn(await sendRaw(port, request(['GET /api/sessions HTTP/1.1'])))).toEqual([400])
  })
})

describe('a URL', () => {
  test.each(climbingAddresses)('%s reads no file of the server', async (path) => {
    const answer = await get(path)
    expect([400, 401, 403, 404]).toContain(statusesIn(answer)[0])
    const own = JSON.parse(
      await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'),
    ).description
    expect(answer).not.toContain(own)
    expect(answer).not.toMatch(/root:x|\[core\]/)
  })

  test.each(addressesThatLeadAway)('%s redirects to no other site', async (path) => {
    const { location } = headersOf(await get(path))
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/)
  })

  test('with thousands of slashes takes no longer than any other', async () => {
    // The fastest of ten, so that a busy machine does not decide.
    const timeOf = async (path: string) => {
      const times: number[] = []
      for (let round = 0; round < 10; round += 1) {
        const began = performance.now()
        expect(statusesIn(await get(path))).toEqual([404])
        times.push(performance.now() - began)
      }
      return Math.min(...times)
    }
    const usual = await timeOf(`/a${'b'.repeat(15_000)}x/`)
    expect(await timeOf(`/a${'/'.repeat(15_000)}x/`)).toBeLessThan(usual * 5 + 50)
  })

  test('links keep the configured origin, whatever the Host header says', async () => {
    const answer = await sendRaw(
      port,
      request([
        'GET / HTTP/1.1',
        'Host: evil.example',
        'X-Forwarded-Host: evil.example',
        'Connection: close',
      ]),
    )
    expect(answer).not.toContain('evil.example')
  })
})

test('the site has not restarted during these attacks', async () => {
  expect(site.process.exitCode).toBeNull()
  expect(statusesIn(await get('/readyz'))).toEqual([200])
})
