import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keys, payByCard, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
let stripe: Stripe

beforeAll(async () => {
  world = await startCardSandbox()
  stripe = world.stripe
})
afterAll(() => world.close())

const order = { amount: 285_000, currency: 'usd' } as const

/** A browser's call: form-encoded, with the publishable key. */
async function publicly(path: string, body?: Record<string, string>, language = 'en') {
  const address = new URL(path, world.url)
  const headers = { 'accept-language': language }
  const init = body ? { method: 'POST', headers, body: new URLSearchParams(body) } : { headers }
  const response = await fetch(address, init)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('create', () => {
  test('a new intent waits for a payment method and has a client secret', async () => {
    const intent = await stripe.paymentIntents.create({ ...order, metadata: { registration: 'r1' } })
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount: 285_000,
      currency: 'usd',
      capture_method: 'automatic_async',
      metadata: { registration: 'r1' },
      livemode: false,
    })
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`))
  })

  test.each([
    [{ currency: 'usd' }, 'parameter_missing', 'amount'],
    [{ amount: 285_000 }, 'parameter_missing', 'currency'],
    [{ ...order, amount: '28.50' }, 'parameter_invalid_integer', 'amount'],
    [{ ...order, amount: 49 }, 'amount_too_small', 'amount'],
    [{ ...order, amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ ...order, discount: 5 }, 'parameter_unknown', 'discount'],
    [{ ...order, metadata: { note: 'x'.repeat(501) } }, undefined, 'metadata'],
  ])('an intent is not created from %o', async (params, code, param) => {
    const attempt = stripe.paymentIntents.create(params as never)
    await expect(attempt).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    await expect(attempt).rejects.toMatchObject({ statusCode: 400, code, param })
  })

  test('an unknown customer or payment method is refused', async () => {
    const unknown = { statusCode: 404, code: 'resource_missing' }
    await expect(stripe.paymentIntents.create({ ...order, customer: 'cus_none' })).rejects.toMatchObject(
      unknown,
    )
    await expect(payByCard(stripe, 'pm_none')).rejects.toMatchObject(unknown)
  })
})

describe('retrieve', () => {
  test('the publishable key hides metadata, customer and charge', async () => {
    const customer = await stripe.customers.create({})
    const made = await stripe.paymentIntents.create({ ...order, customer: customer.id, metadata: { a: 'b' } })
    expect(await stripe.paymentIntents.retrieve(made.id)).toMatchObject({ metadata: { a: 'b' } })
    const { status, headers, body } = await publicly(
      `/v1/payment_intents/${made.id}?key=${keys.publishable}&client_secret=${made.client_secret}`,
    )
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({ id: made.id, amount: 285_000 })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['metadata']))
    for (const hidden of ['metadata', 'customer', 'latest_charge']) expect(body).not.toHaveProperty(hidden)
  })

  test('the publishable key needs the intent’s own client secret', async () => {
    const made = await stripe.paymentIntents.create(order)
    for (const secret of ['', `&client_secret=${made.id}_secret_guess`]) {
      const answer = await publicly(`/v1/payment_intents/${made.id}?key=${keys.publishable}${secret}`)
      expect(answer.status).toBe(400)
      expect(answer.body.error.code).toBe('payment_intent_invalid_parameter')
    }
  })

  test('an unknown intent is not found', async () => {
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  test('expand includes the charge and its fees', async () => {
    const made = await payByCard(stripe, 'pm_card_visa')
    world.clock.forward(1)
    await world.sandbox.work()
    const intent = await stripe.paymentIntents.retrieve(made.id, {
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    })
    const charge = intent.latest_charge as Stripe.Charge
    expect(charge.amount).toBe(285_000)
    expect((charge.balance_transaction as Stripe.BalanceTransaction).fee).toBe(8295)
    expect((intent.payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242')
    await expect(stripe.paymentIntents.retrieve(made.id, { expand: ['amount'] })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('update', () => {
  test('amount and metadata change, and an empty value deletes metadata', async () => {
    const made = await stripe.paymentIntents.create({ ...order, metadata: { a: '1', b: '2' } })
    const changed = await stripe.paymentIntents.update(made.id, {
      amount: 295_000,
      metadata: { a: '', c: '3' },
    })
    expect(changed).toMatchObject({ amount: 295_000, metadata: { b: '2', c: '3' } })
    expect(changed.metadata).not.toHaveProperty('a')
    expect((await stripe.paymentIntents.update(made.id, { metadata: '' })).metadata).toEqual({})
  })

  test('an update clears the last payment error', async () => {
    const made = await stripe.paymentIntents.create(order)
    await stripe.paymentIntents
      .confirm(made.id, { payment_method: 'pm_card_visa_chargeDeclined' })
      .catch(() => {})
    expect((await stripe.paymentIntents.retrieve(made.id)).last_payment_error?.code).toBe('card_declined')
    expect((await stripe.paymentIntents.update(made.id, { amount: 60 })).last_payment_error).toBeNull()
  })

  test('the amount of a paid or canceled intent cannot change', async () => {
    const paid = await payByCard(stripe, 'pm_card_visa')
    const canceled = await stripe.paymentIntents.create(order)
    await stripe.paymentIntents.cancel(canceled.id)
    for (const { id } of [paid, canceled]) {
      await expect(stripe.paymentIntents.update(id, { amount: 60 })).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
      })
    }
  })
})

describe('cancel', () => {
  test('an intent is canceled once, with its reason', async () => {
    const made = await stripe.paymentIntents.create(order)
    const canceled = await stripe.paymentIntents.cancel(made.id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect(canceled.canceled_at).toBeTypeOf('number')
    await expect(stripe.paymentIntents.cancel(made.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    await expect(
      stripe.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  })

  test('a paid intent cannot be canceled', async () => {
    const paid = await payByCard(stripe, 'pm_card_visa')
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id },
    })
  })
})

describe('keys', () => {
  test('an invalid secret key is refused', async () => {
    const unauthenticated = new Stripe('sk_test_wrong', {
      host: '127.0.0.1',
      port: new URL(world.url).port,
      protocol: 'http',
      telemetry: false,
    })
    await expect(unauthenticated.paymentIntents.create(order)).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
  })

  test('the publishable key allows two calls only', async () => {
    const answer = await publicly('/v1/payment_intents', {
      key: keys.publishable,
      amount: '5000',
      currency: 'usd',
    })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'secret_key_required' } } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a missing key, an unknown path and an invalid path get the same error shape', async () => {
    expect(await publicly('/v1/charges')).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    })
    expect(await publicly('/v1/nowhere')).toMatchObject({ status: 404, body: { error: {} } })
    expect(await publicly('/v1/payment_intents/pi_%27/confirm', {})).toMatchObject({ status: 404 })
  })
})
