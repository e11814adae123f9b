// Saved cards, and payments without the cardholder.
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payByCard, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
beforeAll(async () => {
  world = await startCardSandbox()
})
afterAll(() => world.close())

const order = { amount: 150_000, currency: 'usd' } as const

async function saved(token: string) {
  const { stripe } = world
  const customer = (await stripe.customers.create({})).id
  const { id } = await stripe.setupIntents.create({ customer })
  const asked = await stripe.setupIntents.confirm(id, { payment_method: token })
  if (asked.status === 'requires_action') await answerBank(asked, 'authorize')
  const setup = await stripe.setupIntents.retrieve(id)
  return { customer, payment_method: String(setup.payment_method), setup }
}

async function answerBank({ id, object, client_secret }: Stripe.SetupIntent, result: string) {
  const body = new URLSearchParams({ [object]: id, client_secret: client_secret ?? '', result })
  return fetch(new URL('/sandbox/3ds', world.url), { method: 'POST', body })
}

async function payAway({ customer, payment_method }: { customer: string; payment_method: string }) {
  const { id } = await world.stripe.paymentIntents.create({ ...order, customer })
  return world.stripe.paymentIntents.confirm(id, { payment_method, off_session: true })
}

test('payment with setup_future_usage saves the card, and the card pays off-session', async () => {
  const { stripe } = world
  const customer = (await stripe.customers.create({})).id
  const first = await payByCard(stripe, 'pm_card_visa', { customer, setup_future_usage: 'off_session' })
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
  const setup = await stripe.setupIntents.create()
  await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_authenticationRequired' })
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
  await expect(payByCard(world.stripe, payment_method)).rejects.toMatchObject(refused)
})

test('saved card is detached once', async () => {
  const { payment_method } = await saved('pm_card_visa')
  expect((await world.stripe.paymentMethods.detach(payment_method)).customer).toBeNull()
  await expect(world.stripe.paymentMethods.detach(payment_method)).rejects.toMatchObject({ statusCode: 400 })
})

test.each([
  ['pm_card_chargeDeclined', 'generic_decline'],
  ['pm_card_visa_chargeDeclined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_chargeDeclinedLostCard', 'lost_card'],
  ['pm_card_radarBlock', 'fraudulent'],
])('%s is declined with %s', async (payment_method, decline_code) => {
  await expect(payByCard(world.stripe, payment_method)).rejects.toMatchObject({ decline_code })
})

test('pm_card_createDisputeInquiry makes an inquiry that takes no money', async () => {
  const { stripe, clock, sandbox } = world
  const { id } = await payByCard(stripe, 'pm_card_createDisputeInquiry')
  clock.forward(10)
  await sandbox.work()
  const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data
  expect(dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
})
