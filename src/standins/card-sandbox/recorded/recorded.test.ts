// Requests every kind of API object and compares the answers with recorded.ts. `tsc` checks that file against the SDK's
// types: a missing, additional or mistyped field does not compile. `npx vitest run -u` records the answers again.
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, payByCard, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
beforeAll(async () => {
  world = await startCardSandbox()
})
afterAll(() => world.close())

type Recording = { type: string; answer: unknown }

test('every API object equals the recording that tsc checks against the SDK’s types', async () => {
  const file = write(await play())
  await expect(file).toMatchFileSnapshot('recorded.ts')
})

async function play(): Promise<Record<string, Recording>> {
  const { stripe } = world
  const customer = await stripe.customers.create({ metadata: { registrationId: 'r1' } })
  const { paid, ...intents } = await playIntent(customer)
  const afterPayment = await playAfterPayment(paid)
  const events = await read('/v1/events?limit=100')
  const eventOf = (type: string) => events.data.find((event: Stripe.Event) => event.type === type)
  const answers = {
    ...intents,
    intentPaid: await read(`/v1/payment_intents/${paid.id}`),
    intentExpanded: await read(`/v1/payment_intents/${paid.id}?${expanded}`),
    charge: (await read(`/v1/charges?payment_intent=${paid.id}`)).data[0],
    ...afterPayment,
    ...(await playSaved(customer)),
    balanceTransaction: (await read('/v1/balance_transactions?limit=1')).data[0],
    customer: plain(customer),
    list: await read(`/v1/refunds?payment_intent=${paid.id}`),
    eventPaid: eventOf('payment_intent.succeeded'),
    eventRefunded: eventOf('charge.refunded'),
    eventDisputed: eventOf('charge.dispute.created'),
  }
  return Object.fromEntries(
    Object.entries(types).map(([name, type]) => [
      name,
      { type, answer: answers[name as keyof typeof types] },
    ]),
  )
}

/** The SDK's type of each recording, in the order of recorded.ts. */
const types = {
  intentOpen: 'PaymentIntent',
  intentDeclined: 'PaymentIntent',
  intentAskingTheBank: 'PaymentIntent',
  intentPaid: 'PaymentIntent',
  intentExpanded: 'PaymentIntent',
  intentCanceled: 'PaymentIntent',
  charge: 'Charge',
  intentAway: 'PaymentIntent',
  setupOpen: 'SetupIntent',
  setupDone: 'SetupIntent',
  setupFailed: 'SetupIntent',
  chargeFailed: 'Charge',
  refund: 'Refund',
  refundPending: 'Refund',
  refundFailed: 'Refund',
  dispute: 'Dispute',
  balanceTransaction: 'BalanceTransaction',
  customer: 'Customer',
  paymentMethod: 'PaymentMethod',
  list: 'ApiList<Stripe.Refund>',
  eventPaid: 'PaymentIntentSucceededEvent',
  eventRefunded: 'ChargeRefundedEvent',
  eventDisputed: 'ChargeDisputeCreatedEvent',
} as const

const order = { amount: 285_000, currency: 'usd' } as const
const expanded = ['latest_charge', 'customer', 'payment_method'].map((path) => `expand[]=${path}`).join('&')

/** One intent from its creation to its payment, with a decline and 3-D Secure on the way. */
async function playIntent(customer: Stripe.Customer) {
  const { paymentIntents } = world.stripe
  const open = await paymentIntents.create({
    ...order,
    customer: customer.id,
    metadata: { registration: 'r1' },
    setup_future_usage: 'off_session',
  })
  const intentOpen = await read(`/v1/payment_intents/${open.id}`)
  await paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa_chargeDeclined' }).catch(() => {})
  const chargeFailed = (await read(`/v1/charges?payment_intent=${open.id}`)).data[0]
  const intentDeclined = await read(`/v1/payment_intents/${open.id}`)
  const asked = await paymentIntents.confirm(open.id, { payment_method: 'pm_card_authenticationRequired' })
  const paid = await paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' })
  await wait()
  return {
    paid,
    intentOpen,
    intentDeclined,
    intentAskingTheBank: plain(asked),
    chargeFailed,
  }
}

/** Refunds, a dispute and a cancellation. */
async function playAfterPayment(paid: Stripe.PaymentIntent) {
  const { stripe } = world
  const payWith = (card: string) => payByCard(stripe, card)
  const refundOf = async (id: unknown) => (await read(`/v1/refunds?payment_intent=${id}`)).data[0]
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 100 })
  const pending = await stripe.refunds.create({ payment_intent: (await payWith('pm_card_pendingRefund')).id })
  const failing = await stripe.refunds.create({ payment_intent: (await payWith('pm_card_refundFail')).id })
  const refundPending = await refundOf(pending.payment_intent)
  const disputed = await payWith('pm_card_createDispute')
  const canceled = await stripe.paymentIntents.cancel((await stripe.paymentIntents.create(order)).id)
  await wait()
  return {
    intentCanceled: plain(canceled),
    refund: await refundOf(refund.payment_intent),
    refundPending,
    refundFailed: await refundOf(failing.payment_intent),
    dispute: (await read(`/v1/disputes?payment_intent=${disputed.id}`)).data[0],
  }
}

/** A saved card, and a payment without the cardholder. */
async function playSaved(customer: Stripe.Customer) {
  const { stripe } = world
  const setup = await stripe.setupIntents.create({ customer: customer.id })
  const setupOpen = await read(`/v1/setup_intents/${setup.id}`)
  await stripe.setupIntents
    .confirm(setup.id, { payment_method: 'pm_card_chargeDeclined' })
    .catch((error: Stripe.errors.StripeCardError) => error)
  const setupFailed = await read(`/v1/setup_intents/${setup.id}`)
  const asked = await stripe.setupIntents.confirm(setup.id, {
    payment_method: 'pm_card_authenticationRequired',
  })
  const body = new URLSearchParams({
    setup_intent: setup.id,
    client_secret: asked.client_secret ?? '',
    result: 'authorize',
  })
  await fetch(new URL('/sandbox/3ds', world.url), { method: 'POST', body })
  const setupDone = await read(`/v1/setup_intents/${setup.id}`)
  const opened = await stripe.paymentIntents.create({ ...order, customer: customer.id })
  const away = await stripe.paymentIntents
    .confirm(opened.id, { payment_method: setupDone.payment_method, off_session: true })
    .catch((error: Stripe.errors.StripeCardError) => error)
  const { payment_intent } = away as Stripe.errors.StripeCardError
  return {
    intentAway: await read(`/v1/payment_intents/${payment_intent?.id}`),
    setupOpen,
    setupFailed,
    setupDone,
    paymentMethod: (await read(`/v1/setup_intents/${setup.id}?expand[]=payment_method`)).payment_method,
  }
}

async function wait() {
  world.clock.forward(10)
  await world.sandbox.work()
}

async function read(path: string) {
  const headers = { authorization: `Bearer ${keys.secret}` }
  return (await fetch(new URL(path, world.url), { headers })).json()
}

/** Without the SDK's own properties. */
function plain(answer: object) {
  return JSON.parse(JSON.stringify(answer))
}

function write(recordings: Record<string, Recording>): string {
  const constants = Object.entries(recordings).map(
    ([name, { type, answer }]) => `export const ${name}: Stripe.${type} = ${JSON.stringify(answer, null, 2)}`,
  )
  const source = `import type Stripe from 'stripe'\n\n${constants.join('\n\n')}\n`
  const own = 'http://127.0.0.1'
  return source
    .replaceAll(world.url, own)
    .replaceAll(encodeURIComponent(world.url), encodeURIComponent(own))
    .replace(names, renamed())
}

// Random ids, secrets and keys are numbered by their first appearance.
const names =
  /\b(?:pi|seti|ch|re|du|pm|cus|txn|evt|req|stripe-node-retry)[_-][A-Za-z0-9-]{14,36}(?:_secret_[A-Za-z0-9]{25})?/g

function renamed() {
  const seen = new Map<string, string>()
  return (name: string) => {
    const prefix = /^[a-z-]+(?=[_-])/.exec(name)?.[0]
    if (!seen.has(name)) seen.set(name, `${prefix}_${seen.size + 1}`)
    return seen.get(name) ?? name
  }
}
