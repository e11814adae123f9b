// Attacks on a checkout, in addition to src/features/payments/webhook.test.ts: replayed events, card testing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { makeOffer } from '#features/offers/make-offer.ts'
import { stateOf } from '#features/offers/offer-link.ts'
import { type CheckoutWorld, checkoutWorld } from '#tests/support/checkout.ts'

let world: CheckoutWorld
beforeAll(async () => {
  world = await checkoutWorld()
})
afterAll(() => world.close())

const deliverSigned = async (payload: string, timestamp: number, header?: string) => {
  const signature = world.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: world.paymentKeys.webhookSecret,
    timestamp,
  })
  return world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header ?? signature },
    payload,
  })
}
const inSeconds = () => Math.floor(Date.now() / 1000)

test('a webhook that is replayed after five minutes is refused, also with a changed timestamp', async () => {
  const opened = await world.opened({ dates: {} })
  await world.pay(opened.clientSecret)
  const [event] = (await world.events()).filter(({ type }) => type === 'payment_intent.succeeded')
  const payload = JSON.stringify(event)
  const old = inSeconds() - 301
  expect((await deliverSigned(payload, old)).statusCode).toBe(400)

  const { secret } = { secret: world.paymentKeys.webhookSecret }
  const recorded = world.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: old })
  const renewed = recorded.replace(/t=\d+/, `t=${inSeconds()}`)
  expect((await deliverSigned(payload, old, renewed)).statusCode).toBe(400)
  for (const header of ['', 't=,v1=', `t=${inSeconds()}`, `t=${inSeconds()},v0=00`, `v1=${'0'.repeat(64)}`]) {
    expect((await deliverSigned(payload, old, header)).statusCode).toBe(400)
  }
  expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')

  expect((await deliverSigned(payload, inSeconds() - 290)).statusCode).toBe(200)
  expect((await world.registration(opened.registrationId)).status).toBe('completed')
})

test('the same webhook twenty times at once completes once, with one confirmation', async () => {
  const opened = await world.opened({ email: 'twenty@mail.example', dates: {} })
  await world.pay(opened.clientSecret)
  const [event] = (await world.events()).filter(({ type }) => type === 'payment_intent.succeeded').slice(-1)
  if (!event) throw new Error('There is no event.')
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.deliver(event)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const emails = await world.emails('twenty@mail.example')
  expect(emails.filter(({ key }) => key.startsWith('confirmation:'))).toHaveLength(1)
})

test('a card tester learns only that a card was declined', async () => {
  const opened = await world.opened({ email: 'trier@mail.example', dates: {} }, { from: '203.0.113.50' })
  for (const card of ['4000000000000002', '4100000000000019', '4000000000009995'])
    await world.pay(opened.clientSecret, card)
  await world.deliverAll()
  const settled = await world.post('/api/settle-payment', { clientSecret: opened.clientSecret })
  expect(settled.body).toEqual({
    registrationId: opened.registrationId,
    status: 'awaiting_payment',
    receiptNumber: null,
    link: null,
  })
  expect(JSON.stringify(await world.emails('trier@mail.example'))).not.toMatch(/declin|fraud|stolen/i)
})

test('an order that is sent repeatedly calls the provider a limited number of times', async () => {
  const { provider } = world.context
  const { read } = provider
  let asked = 0
  provider.read = (id) => {
    asked += 1
    return read(id)
  }
  const answers: number[] = []
  for (let again = 0; again < 100; again += 1) {
    answers.push(
      (
        await world.register(
          { email: 'again@mail.example', dates: {} },
          { key: 'form-key-again', from: '203.0.113.60' },
        )
      ).status,
    )
  }
  provider.read = read
  expect(answers.slice(0, 50).every((status) => status === 200)).toBe(true)
  expect(answers.at(-1)).toBe(429)
  expect(asked).toBeLessThanOrEqual(60)
})

describe('Idempotency-Key', () => {
  const offered = () =>
    makeOffer(
      {
        email: 'e.marsh@mail.example',
        name: 'Elena Marsh',
        items: ['module2', 'clinical1'],
        price: dollars(8_800),
        reason: 'by phone',
        until: null,
        planAllowed: false,
        payer: null,
        dates: {},
        holdsSeats: false,
      },
      world.context,
      async () => {},
    )

  test.each(['offer:', 'upgrade:', 'fee:', 'form:'])('of a browser cannot begin with %s', async (begin) => {
    const key = `${begin}${crypto.randomUUID()}`
    expect(await world.register({ dates: {} }, { key, from: '203.0.113.70' })).toMatchObject({
      status: 400,
      body: { error: 'idempotency-key: must not contain a colon', field: 'idempotency-key' },
    })
  })

  test('of an offer pays nothing: an offer is paid by its own registration', async () => {
    const offer = await offered()
    const key = `offer:${offer.id}`
    const cheap = await world.register(
      { email: 'cheap@mail.example', dates: {} },
      { key, from: '203.0.113.71' },
    )
    expect(cheap.status).toBe(400)
    // Also a registration that has the offer's key all the same.
    const paid = await world.paid({ email: 'cheap@mail.example', dates: {} })
    await world.database
      .updateTable('registrations')
      .set({ formKey: key })
      .where('id', '=', paid.id)
      .execute()
    expect(await stateOf(offer, world.context)).toBe('open')
  })
})
