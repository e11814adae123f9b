// Saved cards, payments without the cardholder, and what other official clients send.
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
beforeAll(async () => {
  world = await startCardSandbox()
})
afterAll(() => world.close())

const order = { amount: 150_000, currency: 'usd' } as const

async function saved(token: string) {
  const { stripe } = world
  const customer = (await stripe.customers.create({ email: 'a.rivera@mail.example' })).id
  const setup = await stripe.setupIntents.create({ customer, payment_method: token, confirm: true })
  if (setup.status === 'requires_action') await answerBank(setup, 'authorize')
  const [method] = (await stripe.paymentMethods.list({ customer, type: 'card' })).data
  return { customer, payment_method: method?.id ?? '', setup: await stripe.setupIntents.retrieve(setup.id) }
}

async function answerBank({ id, object, client_secret }: Stripe.SetupIntent, result: string) {
  const body = new URLSearchParams({ [object]: id, client_secret: client_secret ?? '', result })
  return fetch(new URL('/sandbox/3ds', world.url), { method: 'POST', body })
}

function payAway(given: { customer: string; payment_method: string }) {
  const away = { off_session: true, confirm: true, customer: given.customer } as const
  return world.stripe.paymentIntents.create({ ...order, ...away, payment_method: given.payment_method })
}

test('payment with setup_future_usage saves the card, and the card pays off-session', async () => {
  const { stripe } = world
  const customer = (await stripe.customers.create({})).id
  const first = await stripe.paymentIntents.create({
    ...order,
    customer,
    setup_future_usage: 'off_session',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  const methods = (await stripe.customers.listPaymentMethods(customer)).data
  expect(methods.map(({ id }) => id)).toEqual([first.payment_method])
  const second = await payAway({ customer, payment_method: String(first.payment_method) })
  expect(second).toMatchObject({ status: 'succeeded', amount_received: order.amount })
})

test('card that was set up with 3-D Secure pays off-session; one that always asks needs the cardholder', async () => {
  const once = await saved('pm_card_authenticationRequiredOnSetup')
  expect(once.setup.status).toBe('succeeded')
  expect((await payAway(once)).status).toBe('succeeded')
  await expect(payAway(await saved('pm_card_authenticationRequired'))).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    payment_intent: { status: 'requires_payment_method' },
  })
})

test('card that fails for customers can be saved, and its charges are declined', async () => {
  await expect(payAway(await saved('pm_card_chargeCustomerFail'))).rejects.toMatchObject({
    code: 'card_declined',
    decline_code: 'generic_decline',
  })
})

test('failed 3-D Secure leaves a setup without a card', async () => {
  const { stripe } = world
  const setup = await stripe.setupIntents.create({
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
  })
  await answerBank(setup, 'fail')
  expect(await stripe.setupIntents.retrieve(setup.id)).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  })
})

test('saved card is refused for another customer and without one', async () => {
  const { payment_method } = await saved('pm_card_visa')
  const other = (await world.stripe.customers.create({})).id
  const refused = { type: 'StripeInvalidRequestError', param: 'payment_method' }
  await expect(payAway({ customer: other, payment_method })).rejects.toMatchObject(refused)
  await expect(
    world.stripe.paymentIntents.create({ ...order, payment_method, confirm: true }),
  ).rejects.toMatchObject(refused)
})

test('authorized payment is captured once, at most its amount', async () => {
  const { paymentIntents } = world.stripe
  const manual = { capture_method: 'manual', payment_method: 'pm_card_visa', confirm: true } as const
  const { id, status } = await paymentIntents.create({ ...order, ...manual })
  expect(status).toBe('requires_capture')
  await expect(paymentIntents.capture(id, { amount_to_capture: order.amount + 1 })).rejects.toThrow()
  const captured = await paymentIntents.capture(id, { amount_to_capture: 100_000 })
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 100_000 })
  await expect(paymentIntents.capture(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

test.each([
  ['pm_card_chargeDeclined', 'generic_decline'],
  ['pm_card_visa_chargeDeclined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_chargeDeclinedLostCard', 'lost_card'],
  ['pm_card_radarBlock', 'fraudulent'],
])('%s is declined with %s', async (payment_method, decline_code) => {
  const paid = world.stripe.paymentIntents.create({ ...order, payment_method, confirm: true })
  await expect(paid).rejects.toMatchObject({ decline_code })
})

test('pm_card_createDisputeInquiry makes an inquiry that takes no money', async () => {
  const { stripe, clock, sandbox } = world
  const payment_method = 'pm_card_createDisputeInquiry'
  const { id } = await stripe.paymentIntents.create({ ...order, payment_method, confirm: true })
  clock.forward(10)
  await sandbox.work()
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data
  expect(dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
})

test('refund metadata can be changed, and the balance counts the refund', async () => {
  const { stripe, clock, sandbox } = world
  const available = async () => (await stripe.balance.retrieve()).available[0]?.amount ?? 0
  const { id } = await stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  clock.forward(10)
  await sandbox.work()
  const before = await available()
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 50_000 })
  expect(await available()).toBe(before - 50_000)
  expect(await stripe.refunds.update(refund.id, { metadata: { note: 'late' } })).toMatchObject({
    metadata: { note: 'late' },
  })
})

test('Basic authentication, True and payment_method_types of other clients are understood', async () => {
  const authorization = `Basic ${Buffer.from(`${keys.secret}:`).toString('base64')}`
  const body = new URLSearchParams({
    amount: '5000',
    currency: 'usd',
    'payment_method_types[]': 'card',
    payment_method: 'pm_card_visa',
    confirm: 'True',
  })
  const address = new URL('/v1/payment_intents', world.url)
  const answer = await fetch(address, { method: 'POST', headers: { authorization }, body })
  expect(await answer.json()).toMatchObject({ status: 'succeeded', payment_method_types: ['card'] })
  const wrong = { authorization: `Basic ${Buffer.from('sk_test_other:').toString('base64')}` }
  expect((await fetch(address, { headers: wrong })).status).toBe(401)
})
