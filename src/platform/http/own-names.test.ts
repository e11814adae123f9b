import { request as send } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

type Headers = Record<string, string>

/** Over a socket: the check is before Fastify, which `inject` calls. */
async function listening(env: Record<string, string> = {}) {
  const site = await testApp({ env })
  onTestFinished(site.close)
  const { port } = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }))
  return (path: string, headers: Headers, method = 'GET') =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const asked = send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode, body }))
      })
      asked.on('error', reject).end()
    })
}

const foreign: Headers[] = [
  { host: 'academy.example' },
  { host: '127.0.0.1.academy.example' },
  { host: 'localhost.academy.example:3000' },
  { host: '203.0.113.7' },
  { host: '[2001:db8::7]:3000' },
  // What a proxy sends that puts its own address into Host: Apache's header, and the browser's.
  { host: '127.0.0.1:3000', 'x-forwarded-host': 'academy.example' },
  { host: '127.0.0.1:3000', 'x-forwarded-host': 'localhost, academy.example' },
  { host: '127.0.0.1:3000', origin: 'https://academy.example' },
]

test('a site without Stripe keys refuses requests under other names than this machine’s', async () => {
  const ask = await listening()
  const paths = ['/', '/api/sessions', '/sandbox/mailbox.json', '/%73andbox/mailbox.json', '/sandbox/3ds']
  for (const headers of foreign) {
    for (const path of paths) {
      const { status, body } = await ask(path, headers)
      expect([headers, path, status]).toEqual([headers, path, 421])
      expect(JSON.parse(body)).toEqual({
        code: 'misdirected_request',
        error: expect.stringMatching(
          /^Without Stripe keys .* http:\/\/127\.0\.0\.1:3000\. .* SANDBOX=public/,
        ),
      })
    }
    expect((await ask('/api/create-payment-intent', headers, 'POST')).status).toBe(421)
  }
})

test('a site without Stripe keys answers under every name of this machine, and health checks under all names', async () => {
  const ask = await listening()
  for (const host of ['localhost', 'LOCALHOST:1', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000']) {
    for (const headers of [{ host }, { host, origin: `http://${host}` }, { host, origin: 'null' }]) {
      expect([headers, (await ask('/api/sessions', headers)).status]).toEqual([headers, 200])
    }
  }
  for (const path of ['/healthz', '/readyz', '/readyz?x=1']) {
    expect([path, (await ask(path, { host: 'site-1:3000' })).status]).toEqual([path, 200])
  }
})

test.each([
  ['SANDBOX=public', { SANDBOX: 'public', ORIGIN: 'https://academy.example' }],
  [
    'Stripe keys',
    {
      ORIGIN: 'https://academy.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
  ],
])('a site with %s answers under every name', async (_, env) => {
  const ask = await listening(env)
  for (const headers of foreign) {
    expect([headers, (await ask('/api/sessions', headers)).status]).toEqual([headers, 200])
  }
})
