import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { insertEmail } from './emails.ts'
import { addToMailbox } from './sandbox-mailbox.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  for (const [at, to, language] of [
    ['2026-11-15T08:00:00Z', 'ana@example.com', 'es'],
    ['2026-11-15T09:00:00Z', 'bob@example.com', 'en'],
  ] as const) {
    const email = { key: to, kind: 'reset', to, language, subject: `<b>Reset</b> for ${to}` }
    const text = `Open http://127.0.0.1:3000/auth/action?mode=resetPassword&oobCode=${language}.`
    const html = `<html><head><title>x</title></head><body style="color: red"><script>alert(1)</script>${language}</body></html>`
    const id = await insertEmail(test.database, { ...email, text, html, links: [] }, new Date(at))
    await addToMailbox(test.database, { id: `${id}`, text, html })
  }
})
afterAll(() => test.close())

const get = (url: string, options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  test.app.inject({ url, ...options })

/** What proxies add, whatever address they name. */
const forwarding: Record<string, string>[] = [
  { 'x-forwarded-for': '192.0.2.7' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'http' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
]

describe('sandbox mailbox', () => {
  it('lists every email as JSON, newest first, with a bare address', async () => {
    const response = await get('/sandbox/mailbox.json')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const emails = response.json()
    expect(emails.map(({ to }: { to: string }) => to)).toEqual(['bob@example.com', 'ana@example.com'])
    expect(emails[1]).toEqual({
      to: 'ana@example.com',
      subject: '<b>Reset</b> for ana@example.com',
      text: 'Open http://127.0.0.1:3000/auth/action?mode=resetPassword&oobCode=es.',
      html: expect.stringContaining('es</body>'),
      sentAt: '2026-11-15T08:00:00.000Z',
      language: 'es',
    })
  })

  it('shows the newest email with its links and escapes its text', async () => {
    const page = await get('/sandbox/mailbox')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain(
      '<a href="http://127.0.0.1:3000/auth/action?mode=resetPassword&amp;oobCode=en">',
    )
    expect(page.body).toContain('&lt;b&gt;Reset&lt;/b&gt; for bob@example.com')
    expect(page.body).not.toContain('<script')
    expect(page.body).not.toContain(' style=')
  })

  it('uses the reader’s language and the site’s date format', async () => {
    expect((await get('/sandbox/mailbox')).body).toContain('Nov 15, 2026, 1:00 AM')
    expect((await get('/sandbox/mailbox', { headers: { cookie: 'language=es' } })).body).toContain(
      '2 correos',
    )
    const spanish = (await get('/sandbox/mailbox?lang=es')).body
    expect(spanish).toContain('<html lang="es">')
    expect(spanish).toContain('15 de noviembre de 2026 a la 1:00')
  })

  it('allows its own style by hash and no script at all', async () => {
    const { headers } = await get('/sandbox/mailbox')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/)
  })

  it('serves each email as a sandboxed document whose links open in a new window', async () => {
    const address = /src="(\/sandbox\/mailbox\/[^"]+)"/.exec((await get('/sandbox/mailbox')).body)?.[1]
    const email = await get(`${address}`)
    expect(email.body).toContain('<head><base target="_blank">')
    expect(email.headers['content-security-policy']).toMatch(
      /^sandbox (?!.*allow-scripts).*default-src 'none'/,
    )
    expect((await get('/sandbox/mailbox/1')).statusCode).toBe(404)
    expect((await get('/sandbox/mailbox/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  })

  it.each(['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/mailbox/1'])(
    'hides %s from other machines and every proxy',
    async (url) => {
      expect((await get(url, { remoteAddress: '192.0.2.7' })).statusCode).toBe(404)
      for (const headers of forwarding) {
        expect([headers, (await get(url, { headers })).statusCode]).toEqual([headers, 404])
      }
    },
  )

  it('opens under every name of this machine', async () => {
    for (const remoteAddress of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) {
      expect((await get('/sandbox/mailbox.json', { remoteAddress })).statusCode).toBe(200)
    }
  })
})

describe('sandbox under a foreign host name', () => {
  const paths = ['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/mailbox/1', '/sandbox/3ds']

  it.each(paths)('answers 421 at %s and shows nothing', async (url) => {
    for (const host of [
      'evil.example',
      'evil.example:3000',
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      '192.0.2.7',
    ]) {
      const response = await get(url, { headers: { host, 'x-forwarded-host': 'localhost' } })
      expect([host, response.statusCode]).toEqual([host, 421])
      expect(response.json().error).toContain('does not answer under this name')
    }
  })

  it('answers under the names of this machine and of the site', async () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'LOCALHOST:1']) {
      expect([host, (await get('/sandbox/mailbox.json', { headers: { host } })).statusCode]).toEqual([
        host,
        200,
      ])
    }
    const named = await testApp({ env: { ORIGIN: 'http://academy.test:4000', SANDBOX: 'public' } })
    const ask = (host: string) => named.app.inject({ url: '/sandbox/3ds', headers: { host } })
    expect((await ask('academy.test')).statusCode).toBe(200)
    expect((await ask('www.academy.test')).statusCode).toBe(421)
    await named.close()
  })
})

it.each(['1', 'loopback', '127.0.0.1, 192.0.2.0/24'])(
  'mailbox opens to loopback connections only with SANDBOX=public and TRUST_PROXY=%s',
  async (proxy) => {
    const env = { SANDBOX: 'public', HOST: '0.0.0.0', ORIGIN: 'https://academy.example', TRUST_PROXY: proxy }
    const open = await testApp({ env })
    const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => {
      const answer = await open.app.inject({ url: '/sandbox/mailbox.json', remoteAddress, headers })
      return answer.statusCode
    }
    expect(await ask('127.0.0.1')).toBe(200)
    for (const headers of forwarding) {
      expect([headers, await ask('127.0.0.1', headers)]).toEqual([headers, 404])
      expect([headers, await ask('192.0.2.7', headers)]).toEqual([headers, 404])
    }
    // A proxy on this machine that adds no header passes the visitor's Host on.
    expect(await ask('127.0.0.1', { host: 'academy.example' })).toBe(404)
    expect(await ask('192.0.2.7', { host: '127.0.0.1:3000' })).toBe(404)
    await open.close()
  },
)

it('mailbox does not exist with SMTP', async () => {
  const sending = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'office@bhia.example' } })
  expect((await sending.app.inject('/sandbox/mailbox.json')).statusCode).toBe(404)
  await sending.close()
})
