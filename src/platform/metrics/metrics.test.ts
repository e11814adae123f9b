import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { type CheckoutWorld, checkoutWorld } from '#tests/support/checkout.ts'
import { freePort } from '#tests/support/site.ts'
import { makeDatabaseGauges } from './database-gauges.ts'
import { makeMetrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'
import { routeOfPage } from './page-route.ts'

let world: CheckoutWorld
let address: string
let server: Awaited<ReturnType<typeof startMetricsServer>>
beforeAll(async () => {
  world = await checkoutWorld()
  const { database, clock, metrics } = world
  const { registry } = metrics
  const port = await freePort()
  // A test below covers a database that does not answer.
  const refresh = makeDatabaseGauges(registry, { database, clock, patience: minutes(1) })
  server = await startMetricsServer({ host: '127.0.0.1', port, registry, refresh })
  address = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  await world.close()
})

async function scrape(): Promise<Map<string, number>> {
  const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n')
  const samples = lines.filter((line) => line && !line.startsWith('#'))
  return new Map(samples.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

describe('GET /metrics', () => {
  test('counts requests by route and status, payments by outcome, and webhooks', async () => {
    await world.paid()
    await world.register({ selectedItems: ['no-such-course'] as never })
    const figures = await scrape()
    const intents = 'http_request_duration_seconds_count{method="POST",route="/api/create-payment-intent"'
    expect(figures.get(`${intents},status="200"}`)).toBe(1)
    expect(figures.get(`${intents},status="400"}`)).toBe(1)
    expect(figures.get('academy_payments_total{outcome="completed"}')).toBe(1)
    expect(figures.get('academy_provider_events_total{type="payment_intent.succeeded"}')).toBe(1)
  })

  test('shows seats held for a payment, waiting emails and the age of the oldest', async () => {
    await world.opened({ email: 'second@mail.example' })
    world.clock.pass(minutes(3))
    const figures = await scrape()
    expect(figures.get('academy_seats_held{for="payment"}')).toBe(1)
    expect(figures.get('academy_registrations_open')).toBe(1)
    expect(figures.get('academy_mails{state="waiting"}')).toBe(2)
    expect(figures.get('academy_oldest_mail_seconds')).toBe(180)
  })

  test('shows the pool, the event loop delay and the process', async () => {
    const names = [...(await scrape()).keys()]
    expect(names).toEqual(
      expect.arrayContaining([
        'academy_pool_connections{state="used"}',
        'academy_pool_connections{state="idle"}',
        'academy_pool_connections{state="waiting"}',
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
      ]),
    )
  })

  test('nothing else is served there', async () => {
    expect((await fetch(`${address}/`)).status).toBe(404)
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})

test('concurrent scrapes share one query, and an unanswered query hides its gauges', async () => {
  const asked = silentDatabase()
  const metrics = makeMetrics(world.pool)
  const refresh = makeDatabaseGauges(metrics.registry, {
    database: asked.database,
    clock: world.clock,
    patience: 20,
  })
  await Promise.all([refresh(), refresh(), refresh()])
  expect(asked.times()).toBe(1)
  const told = await metrics.registry.metrics()
  expect(told).toContain('academy_database_up 0')
  expect(told).not.toMatch(/^academy_(emails|seats_held|oldest_email_seconds)[ {]/m)
})

/** A database that never answers. */
function silentDatabase() {
  let times = 0
  const never = new Promise<never>(() => undefined)
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: (query: unknown) => query,
    executeQuery: () => {
      times += 1
      return never
    },
  }
  return { times: () => times, database: { getExecutor: () => executor } as never }
}

test.each([
  ['/', '/'],
  ['/courses?lang=es', '/courses'],
  ['/catalog/some-article', '/catalog/:slug'],
  ['/registration/a-secret-token', '/registration/:token'],
  ['/template/home-two', '/template/*'],
  ['/assets/entry-BC957xev.js', '/assets/*'],
])('the page %s counts as %s', (url, route) => {
  expect(routeOfPage(url)).toBe(route)
})
