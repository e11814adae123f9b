import { expect, test } from 'vitest'
import { connect } from '#platform/database/connection.ts'
import { keys, movableClock, startSandboxProcess, webhookSecret } from '#tests/support/card-sandbox.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { proxyTo } from '#tests/support/database-proxy.ts'

test('the sandbox answers like Stripe during a database outage, and a repeated call succeeds', async () => {
  const fresh = await freshDatabase()
  const proxy = await proxyTo(fresh.url)
  const behind = connect(proxy.url, { onIdleError: () => undefined })
  const webhook = { url: 'http://127.0.0.1:1', secret: webhookSecret }
  const world = await startSandboxProcess({
    pool: behind.pool,
    clock: movableClock('2026-03-02T10:00:00Z'),
    webhook,
  })
  const order = async () => {
    const response = await fetch(new URL('/v1/payment_intents', world.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys.secret}`,
        'idempotency-key': 'order-1',
        'accept-language': 'es',
      },
      body: new URLSearchParams({ amount: '285000', currency: 'usd' }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  proxy.cut()
  const refused = await order()
  expect(refused).toMatchObject({
    status: 503,
    body: { error: { type: 'api_error', message: expect.stringMatching(/^Ocurrió un error/) } },
  })
  expect(refused.headers.get('stripe-should-retry')).toBe('true')
  proxy.open()
  const repeated = await order()
  expect(repeated.status).toBe(200)
  expect(repeated.headers.get('idempotent-replayed')).toBeNull()

  await world.end()
  await behind.database.destroy()
  if (!behind.pool.ended) await behind.pool.end()
  await proxy.close()
  await fresh.close()
})
