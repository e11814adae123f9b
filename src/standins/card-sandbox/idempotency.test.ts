import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'

let world: SandboxWorld

beforeAll(async () => {
  world = await startCardSandbox()
})
afterAll(() => world.close())

const newKey = () => crypto.randomUUID()

async function post(path: string, key: string, body: Record<string, string>) {
  const response = await fetch(new URL(path, world.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secret}`, 'idempotency-key': key },
    body: new URLSearchParams(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const order = { amount: '285000', currency: 'usd' }
const howMany = async () =>
  (
    await world.pool.query(
      `select count(*)::int as n from card_sandbox.objects where kind = 'payment_intent'`,
    )
  ).rows[0].n

test('a repeated request gets the first answer and changes nothing', async () => {
  const key = newKey()
  const before = await howMany()
  const first = await post('/v1/payment_intents', key, order)
  const second = await post('/v1/payment_intents', key, { currency: 'usd', amount: '285000' })
  expect(second.body).toEqual(first.body)
  expect(await howMany()).toBe(before + 1)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(second.headers.get('idempotency-key')).toBe(key)
  expect(second.headers.get('original-request')).toBe(first.headers.get('request-id'))
  expect(second.headers.get('request-id')).not.toBe(first.headers.get('request-id'))
  expect(second.headers.get('stripe-version')).toBe('2026-10-28.endive')
})

test('a different request with the same key is refused', async () => {
  const key = newKey()
  await world.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' }, { idempotencyKey: key })
  const other = world.stripe.paymentIntents.create({ amount: 6000, currency: 'usd' }, { idempotencyKey: key })
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  const elsewhere = await post('/v1/customers', key, {})
  expect(elsewhere).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
})

test('a decline is replayed without a second charge', async () => {
  const { body: intent } = await post('/v1/payment_intents', newKey(), order)
  const key = newKey()
  const confirm = () =>
    post(`/v1/payment_intents/${intent.id}/confirm`, key, { payment_method: 'pm_card_visa_chargeDeclined' })
  const [first, second] = [await confirm(), await confirm()]
  expect(first.status).toBe(402)
  expect(second.status).toBe(402)
  expect(second.body).toEqual(first.body)
  expect((await world.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
})

test('an internal error is replayed', async () => {
  const key = newKey()
  await world.pool.query('alter table card_sandbox.deliveries rename to mislaid')
  const first = await post('/v1/payment_intents', key, order)
  await world.pool.query('alter table card_sandbox.mislaid rename to deliveries')
  expect(first).toMatchObject({ status: 500, body: { error: { type: 'api_error' } } })
  expect(await post('/v1/payment_intents', key, order)).toMatchObject({ status: 500, body: first.body })
  expect((await post('/v1/payment_intents', newKey(), order)).status).toBe(200)
})

test('a refused request does not use up its key', async () => {
  const key = newKey()
  expect((await post('/v1/payment_intents', key, { ...order, amount: 'much' })).status).toBe(400)
  expect((await post('/v1/payment_intents', key, order)).status).toBe(200)
})

test('a request during the first one gets 409, and its answer later', async () => {
  const key = newKey()
  const { body: intent } = await post('/v1/payment_intents', newKey(), order)
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from card_sandbox.objects where id = $1 for update', [intent.id])
  const path = `/v1/payment_intents/${intent.id}/confirm`
  const first = post(path, key, { payment_method: 'pm_card_visa' })
  await untilWaitingForLock(world.pool)
  const second = await post(path, key, { payment_method: 'pm_card_visa' })
  expect(second).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_in_use' } } })
  await holder.query('commit')
  holder.release()
  const answer = await first
  expect(answer.body.status).toBe('succeeded')
  expect((await post(path, key, { payment_method: 'pm_card_visa' })).body).toEqual(answer.body)
})

test('fifty simultaneous requests with one key create one intent', async () => {
  const key = newKey()
  const before = await howMany()
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('/v1/payment_intents', key, order)))
  expect(new Set(answers.map(({ status }) => status)).has(200)).toBe(true)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await howMany()).toBe(before + 1)
})

test('a key can be used again after 24 hours', async () => {
  const key = newKey()
  const { body: first } = await post('/v1/payment_intents', key, order)
  world.clock.forward(24 * 60 * 60 - 1)
  expect((await post('/v1/payment_intents', key, order)).body.id).toBe(first.id)
  world.clock.forward(1)
  expect((await post('/v1/payment_intents', key, order)).body.id).not.toBe(first.id)
})
