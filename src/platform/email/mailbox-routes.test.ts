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

it.each(['https://academy.example', 'http://203.0.113.7'])(
  'mailbox does not exist at the public ORIGIN %s, whatever the request says',
  async (origin) => {
    const open = await testApp({ env: { SANDBOX: 'public', HOST: '0.0.0.0', ORIGIN: origin } })
    for (const host of ['localhost', '127.0.0.1:3000', new URL(origin).host]) {
      for (const url of ['/sandbox/mailbox', '/sandbox/mailbox.json']) {
        const answer = await open.app.inject({ url, remoteAddress: '127.0.0.1', headers: { host } })
        expect([host, url, answer.statusCode]).toEqual([host, url, 404])
      }
    }
    await open.close()
  },
)

it('mailbox stays at a local ORIGIN with SANDBOX=public, as in the containers', async () => {
  const env = { SANDBOX: 'public', HOST: '0.0.0.0', ORIGIN: 'http://localhost:8080', TRUST_PROXY: '1' }
  const open = await testApp({ env })
  const ask = async (headers: Record<string, string> = {}) =>
    (await open.app.inject({ url: '/sandbox/mailbox.json', headers })).statusCode
  expect(await ask()).toBe(200)
  for (const headers of [...forwarding, { host: 'academy.example' }]) {
    expect([headers, await ask(headers)]).toEqual([headers, 404])
  }
  await open.close()
})

it('mailbox does not exist with SMTP', async () => {
  const sending = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'office@bhia.example' } })
  expect((await sending.app.inject('/sandbox/mailbox.json')).statusCode).toBe(404)
  await sending.close()
})
