import Stripe from 'stripe'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  type Delivery,
  keys,
  payByCard,
  type SandboxWorld,
  startCardSandbox,
  webhookSecret,
} from '#tests/support/card-sandbox.ts'
import { waitAfter } from './webhooks.ts'

let world: SandboxWorld
let deliveries: Delivery[]

beforeEach(async () => {
  world = await startCardSandbox()
  deliveries = world.site.deliveries
})
afterEach(() => world.close())

const pay = () => payByCard(world.stripe, 'pm_card_visa')
const typesOf = (some: Delivery[]) => some.map(({ body }) => JSON.parse(body).type).sort()
const ofAPayment = ['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']

test('every event is signed, and the SDK accepts only signed ones', async () => {
  const intent = await pay()
  await world.sandbox.work()
  expect(typesOf(deliveries)).toEqual(ofAPayment)
  const at = Math.floor(world.clock.now().getTime() / 1000)
  for (const { body, signature } of deliveries) {
    const event = world.stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      300,
      undefined,
      at * 1000,
    )
    expect(JSON.stringify(event.data.object)).toContain(intent.id)
    expect(body).toContain('\n  "object": "event"')
    const forged = body.replace('285000', '1')
    expect(() =>
      world.stripe.webhooks.constructEvent(forged, signature, webhookSecret, 300, undefined, at * 1000),
    ).toThrow(Stripe.errors.StripeSignatureVerificationError)
  }
})

test('an event contains the id of its request', async () => {
  await world.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' }, { idempotencyKey: 'reg:1:v1' })
  await world.sandbox.work()
  const event = JSON.parse(String(deliveries[0]?.body))
  expect(event.request).toMatchObject({ idempotency_key: 'reg:1:v1' })
  expect(event.request.id).toMatch(/^req_/)
})

test('a refused event is retried with growing delays and new signatures until accepted', async () => {
  const { id } = await world.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
  world.site.answerWith(500)
  await world.sandbox.work()
  for (const [tries, wait] of [1, 2, 4, 8].entries()) {
    world.clock.forward(wait - 1)
    await world.sandbox.work()
    expect(deliveries).toHaveLength(tries + 1)
    world.clock.forward(1)
    await world.sandbox.work()
    expect(deliveries).toHaveLength(tries + 2)
  }
  expect(new Set(deliveries.map(({ signature }) => signature)).size).toBe(5)
  expect(new Set(deliveries.map(({ body }) => JSON.parse(body).data.object.id))).toEqual(new Set([id]))
  world.site.answerWith(200)
  world.clock.forward(16)
  await world.sandbox.work()
  world.clock.forward(60 * 60)
  await world.sandbox.work()
  expect(deliveries).toHaveLength(6)
})

test('delays double, up to an hour', () => {
  expect([1, 2, 3, 10, 20].map(waitAfter)).toEqual([1, 2, 4, 512, 3600])
})

test('a redirect does not count as delivered', async () => {
  world.site.answerWith(302)
  await pay()
  await world.sandbox.work()
  expect((await world.stripe.events.list({ delivery_success: true })).data).toEqual([])
})

test('an event is dropped after three days', async () => {
  await world.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
  world.site.answerWith(500)
  world.clock.forward(3 * 24 * 60 * 60)
  await world.sandbox.work()
  expect(deliveries).toHaveLength(1)
  world.site.answerWith(200)
  world.clock.forward(60 * 60)
  await world.sandbox.work()
  expect(deliveries).toHaveLength(1)
})

test('another process delivers the events of a killed one', async () => {
  await pay()
  await world.pool.query(`update card_sandbox.deliveries set attempts = 1, due_at = to_timestamp($1)`, [
    world.clock.now().getTime() / 1000 + 30,
  ])
  const other = await world.another()
  await other.sandbox.work()
  expect(deliveries).toEqual([])
  world.clock.forward(30)
  await other.sandbox.work()
  expect(typesOf(deliveries)).toEqual([...ofAPayment, 'charge.updated'].sort())
  await other.end()
})

test('two processes deliver each event once', async () => {
  for (let index = 0; index < 10; index += 1) await pay()
  const other = await world.another()
  await Promise.all([world.sandbox.work(), other.sandbox.work(), world.sandbox.work(), other.sandbox.work()])
  expect(deliveries).toHaveLength(30)
  expect(new Set(deliveries.map(({ body }) => JSON.parse(body).id)).size).toBe(30)
  await other.end()
})

test('a started sandbox delivers at once, without waiting for the next tick', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await world.sandbox.start()
  for (let paid = 1; paid <= 5; paid += 1) {
    deliveries.length = 0
    await pay()
    await expect.poll(() => typesOf(deliveries), { interval: 10 }).toEqual(ofAPayment)
  }
})

test('a restart keeps intents, cards, keys and delayed tasks', async () => {
  world.site.answerWith(503)
  const order = { amount: 5000, currency: 'usd' } as const
  const open = await world.stripe.paymentIntents.create(order, { idempotencyKey: 'reg:2:v1' })
  const paid = await payByCard(world.stripe, 'pm_card_pendingRefund')
  await world.stripe.refunds.create({ payment_intent: paid.id })
  await world.sandbox.work()
  await world.sandbox.stop()

  world.site.answerWith(200)
  deliveries.length = 0
  const next = await world.another()
  expect(await next.stripe.paymentIntents.create(order, { idempotencyKey: 'reg:2:v1' })).toEqual(open)
  world.clock.forward(60)
  await next.sandbox.work()
  expect((await next.stripe.refunds.list({ payment_intent: paid.id })).data[0]?.status).toBe('succeeded')
  expect(typesOf(deliveries)).toEqual(
    expect.arrayContaining([...ofAPayment, 'charge.updated', 'refund.created', 'refund.updated']),
  )
  expect((await next.stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' })).status).toBe(
    'succeeded',
  )
  await next.end()
})

test('fetch answers like the HTTP API, without a socket', async () => {
  const stripe = new Stripe(keys.secret, {
    httpClient: Stripe.createFetchHttpClient(world.sandbox.fetch),
    telemetry: false,
    maxNetworkRetries: 0,
  })
  const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd', metadata: { a: 'b' } })
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ metadata: { a: 'b' } })
  await expect(
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeCardError)
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ statusCode: 404 })
})
