import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keys, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'
import { cards } from './cards.ts'

let world: SandboxWorld
let stripe: Stripe

beforeAll(async () => {
  world = await startCardSandbox()
  stripe = world.stripe
})
afterAll(() => world.close())

const newIntent = () => stripe.paymentIntents.create({ amount: 285_000, currency: 'usd' })

/** Pays like the hosted form: with the typed card. */
async function pay(
  intent: Stripe.PaymentIntent,
  number: string,
  more: Record<string, string> = {},
  language = 'en',
) {
  const response = await fetch(`${world.url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { 'accept-language': language },
    body: new URLSearchParams({
      key: keys.publishable,
      client_secret: intent.client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
      ...more,
    }),
  })
  return { status: response.status, body: await response.json() }
}

async function answerBank(intent: Stripe.PaymentIntent, result: string, language = 'en') {
  const response = await fetch(`${world.url}/sandbox/3ds`, {
    method: 'POST',
    headers: { 'accept-language': language },
    body: new URLSearchParams({
      payment_intent: intent.id,
      client_secret: intent.client_secret ?? '',
      result,
    }),
  })
  return { status: response.status, body: await response.json() }
}

describe('cards that pay', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
    ['378282246310005', 'amex', '0005'],
  ])('%s', async (number, brand, last4) => {
    const intent = await newIntent()
    const { status, body } = await pay(intent, number)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'succeeded', amount_received: 285_000 })
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(latest_charge).toMatchObject({
      paid: true,
      status: 'succeeded',
      balance_transaction: null,
      payment_method_details: { card: { brand, last4, exp_month: 12, exp_year: 2034 } },
    })
  })

  test('the charge has the billing address from the form', async () => {
    const intent = await newIntent()
    await pay(intent, '4242424242424242', {
      'payment_method_data[billing_details][address][country]': 'US',
      'payment_method_data[billing_details][address][postal_code]': '90211',
    })
    const [charge] = (await stripe.charges.list({ payment_intent: intent.id })).data
    expect(charge?.billing_details.address).toMatchObject({ country: 'US', postal_code: '90211' })
  })
})

const declines = [
  [
    '4000000000000002',
    'card_declined',
    'generic_decline',
    'Your card was declined.',
    'Su tarjeta fue rechazada.',
  ],
  [
    '4000000000009995',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
    'Su tarjeta no tiene fondos suficientes.',
  ],
  ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.', 'Su tarjeta ha caducado.'],
  [
    '4000000000000127',
    'incorrect_cvc',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'El código de seguridad de su tarjeta es incorrecto.',
  ],
  [
    '4000000000000119',
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'Ocurrió un error al procesar su tarjeta. Inténtelo de nuevo en unos minutos.',
  ],
  ['4100000000000019', 'card_declined', 'fraudulent', 'Your card was declined.', 'Su tarjeta fue rechazada.'],
] as const

test.each(declines)('%s is declined with %s', async (number, code, decline_code, english, spanish) => {
  const intent = await newIntent()
  const { status, body } = await pay(intent, number)
  expect(status).toBe(402)
  expect(body.error).toMatchObject({
    type: 'card_error',
    code,
    decline_code,
    message: english,
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  })
  const [failed] = (await stripe.charges.list({ payment_intent: intent.id })).data
  expect(failed).toMatchObject({ paid: false, status: 'failed', failure_code: code })
  expect((await pay(intent, number, {}, 'es-MX,es')).body.error.message).toBe(spanish)
})

test('the SDK throws a card error for a decline', async () => {
  const { id } = await newIntent()
  const attempt = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclinedExpiredCard' })
  await expect(attempt).rejects.toBeInstanceOf(Stripe.errors.StripeCardError)
})

test('an intent can be paid after a decline', async () => {
  const intent = await newIntent()
  await pay(intent, '4000000000000002')
  expect((await pay(intent, '4242424242424242')).body).toMatchObject({
    status: 'succeeded',
    last_payment_error: null,
  })
  expect((await stripe.charges.list({ payment_intent: intent.id })).data.map(({ status }) => status)).toEqual(
    ['succeeded', 'failed'],
  )
})

describe('unknown card numbers', () => {
  test.each([
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
    ['5105105105105100', 'card_declined', 'test_mode_live_card'],
    ['6011000990139424', 'card_declined', 'test_mode_live_card'],
    ['4242424242424241', 'incorrect_number', undefined],
    ['4242', 'incorrect_number', undefined],
    ['not a number', 'incorrect_number', undefined],
  ])('%s', async (number, code, decline_code) => {
    const intent = await newIntent()
    const { status, body } = await pay(intent, number)
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code })
    expect(body.error.decline_code).toBe(decline_code)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method')
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual([])
  })

  test('a typed card number is not stored', async () => {
    const { rows } = await world.pool.query(
      `select count(*)::int as found from card_sandbox.objects where body::text like '%4111111111111111%'
       or body::text like '%4242424242424242%'`,
    )
    expect(rows).toEqual([{ found: 0 }])
  })

  test.each([
    ['exp_month', '13', 'invalid_expiry_month'],
    ['exp_year', '25', 'invalid_expiry_year'],
    ['cvc', '12', 'invalid_cvc'],
  ])('a test card with %s %s is declined', async (field, value, code) => {
    const { body } = await pay(await newIntent(), '4242424242424242', {
      [`payment_method_data[card][${field}]`]: value,
    })
    expect(body.error).toMatchObject({ type: 'card_error', code, param: field })
  })
})

const asking = cards.filter(({ threeDSecure, decline }) => threeDSecure && !decline)

test.each(asking.map(({ number }) => number))('%s pays after the cardholder approves', async (number) => {
  const intent = await newIntent()
  const asked = await pay(intent, number)
  expect(asked).toMatchObject({
    status: 200,
    body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
  })
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual([])
  expect(await answerBank(intent, 'authorize')).toEqual({ status: 200, body: { status: 'succeeded' } })
  const [charge] = (await stripe.charges.list({ payment_intent: intent.id })).data
  expect(charge?.payment_method_details?.card?.three_d_secure?.result).toBe('authenticated')
})

test('a refusal asks for another card, in the language of the page', async () => {
  const intent = await newIntent()
  await pay(intent, '4000002760003184')
  expect((await answerBank(intent, 'fail', 'es')).body).toEqual({ status: 'requires_payment_method' })
  const { last_payment_error, next_action } = await stripe.paymentIntents.retrieve(intent.id)
  expect(next_action).toBeNull()
  expect(last_payment_error).toMatchObject({
    code: 'payment_intent_authentication_failure',
    message: 'No pudimos autenticar su método de pago. Elija otro método de pago e inténtelo de nuevo.',
  })
  await pay(intent, '4000002760003184')
  await answerBank(intent, 'fail')
  expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.message).toBe(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  )
  await pay(intent, '4000002760003184')
  expect((await answerBank(intent, 'authorize')).body).toEqual({ status: 'succeeded' })
})

test('4000008260003178 is declined after the cardholder approves', async () => {
  const intent = await newIntent()
  expect((await pay(intent, '4000008260003178')).body.status).toBe('requires_action')
  expect((await answerBank(intent, 'authorize')).body).toEqual({ status: 'requires_payment_method' })
  expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error).toMatchObject({
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  })
})

test('the bank accepts one answer, and only with the client secret', async () => {
  const intent = await newIntent()
  await pay(intent, '4000002760003184')
  expect((await answerBank({ ...intent, client_secret: 'guess' }, 'authorize')).status).toBe(400)
  expect((await answerBank(intent, 'maybe')).status).toBe(400)
  const [one, two] = await Promise.all([answerBank(intent, 'authorize'), answerBank(intent, 'fail')])
  expect(one.body).toEqual(two.body)
  expect((await stripe.charges.list({ payment_intent: intent.id })).data.length).toBeLessThanOrEqual(1)
})

test('a changed amount needs a new approval', async () => {
  const intent = await newIntent()
  await pay(intent, '4000002760003184')
  await stripe.paymentIntents.update(intent.id, { amount: 295_000 })
  expect((await answerBank(intent, 'authorize')).body).toEqual({ status: 'requires_payment_method' })
})

test('two simultaneous confirmations charge once', async () => {
  const intent = await newIntent()
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(intent, '4242424242424242')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = answers.find(({ status }) => status === 400)
  expect(late?.body.error).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  })
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
})
