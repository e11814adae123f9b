import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
beforeAll(async () => {
  world = await startCardSandbox()
})
afterAll(() => world.close())

async function get(path: string) {
  const response = await fetch(new URL(path, world.url))
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const pages = ['/sandbox/elements-inner-payment', '/sandbox/3ds']

test.each(pages)('the CSP of %s allows only its own script and style', async (path) => {
  const { headers, text } = await get(path)
  const policy = headers.get('content-security-policy') ?? ''
  const inlined = [...text.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(([, , body = '']) => body)
  expect(inlined).toHaveLength(2)
  for (const body of inlined) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('sandbox allow-scripts allow-forms')
  expect(policy).not.toMatch(/unsafe|allow-same-origin/)
  expect(text).not.toMatch(/ (?:src|href|style|on[a-z]+)=/)
})

test.each(pages)('the CSP of %s allows the origin that the browser used', async (path) => {
  const allowed = async (host: string) => {
    const response = await askAs(host, path)
    return /connect-src ([^;]*);/.exec(String(response.headers['content-security-policy']))?.[1]?.trim()
  }
  expect(await allowed('localhost:3000')).toBe("'self' http://localhost:3000")
  expect(await allowed('[::1]:3000'), 'no policy can hold it').toBe("'self'")
  expect(await allowed('a.example;script-src *')).toBe("'self'")
})

/** With a chosen Host header, which fetch does not allow. */
async function askAs(host: string, path: string): Promise<IncomingMessage> {
  const call = request(new URL(path, world.url), { headers: { host } })
  const answered = once(call, 'response')
  call.end()
  const [response] = await answered
  return response.resume()
}

test('the card form’s fields have Stripe’s names', async () => {
  const { text } = await get('/sandbox/elements-inner-payment')
  for (const name of ['number', 'expiry', 'cvc', 'country', 'postalCode']) {
    expect(text).toContain(`name="${name}"`)
  }
  const bank = await get('/sandbox/3ds')
  expect(bank.text).toContain('id="test-source-authorize-3ds"')
  expect(bank.text).toContain('id="test-source-fail-3ds"')
})

test('both pages use the requested language', async () => {
  expect((await get('/sandbox/elements-inner-payment?locale=es')).text).toContain('Número de tarjeta')
  expect((await get('/sandbox/elements-inner-payment?locale=en')).text).toContain('Card number')
  expect((await get('/sandbox/3ds?locale=es')).text).toContain('<html lang="es">')
})

test('the page’s script compiles', async () => {
  const { status, headers, text } = await get('/sandbox/stripe.js')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(() => new Function(text)).not.toThrow()
})

test('CORS allows the public calls from any origin', async () => {
  const response = await fetch(new URL('/v1/payment_intents/pi_1/confirm', world.url), {
    method: 'OPTIONS',
    headers: { origin: 'null', 'access-control-request-method': 'POST' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
})
