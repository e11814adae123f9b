// Requests every kind of API object and compares the answers with recorded.ts. `tsc` checks that file against the SDK's
// types: a missing, additional or mistyped field does not compile. `npx vitest run -u` records the answers again.
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

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
  const customer = await stripe.customers.create({ email: 'a.rivera@mail.example', name: 'Alex Rivera' })
  const { paid, ...intents } = await playIntent(customer)
  const afterPayment = await playAfterPayment(paid)
  const deleted = await stripe.customers.del((await stripe.customers.create({})).id)
  const events = await read('/v1/events?limit=100')
  const eventOf = (type: string) => events.data.find((event: Stripe.Event) => event.type === type)
  const answers = {
    ...intents,
    intentPaid: await read(`/v1/payment_intents/${paid.id}`),
    intentExpanded: await read(`/v1/payment_intents/${paid.id}?${expanded}`),
    charge: await read(`/v1/charges/${paid.latest_charge}`),
    ...afterPayment,
    ...(await playSaved(customer)),
    balanceTransaction: (await read('/v1/balance_transactions?type=charge&limit=1')).data[0],
    customer: await read(`/v1/customers/${customer.id}`),
    customerDeleted: plain(deleted),
    paymentMethod: (await read(`/v1/payment_methods?customer=${customer.id}`)).data[0],
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
  intentSentToTheBank: 'PaymentIntent',
  intentPaid: 'PaymentIntent',
  intentExpanded: 'PaymentIntent',
  intentCanceled: 'PaymentIntent',
  charge: 'Charge',
  intentAuthorized: 'PaymentIntent',
  intentAway: 'PaymentIntent',
  setupOpen: 'SetupIntent',
  setupDone: 'SetupIntent',
  setupFailed: 'SetupIntent',
  balance: 'Balance',
  chargeFailed: 'Charge',
  refund: 'Refund',
  refundPending: 'Refund',
  refundFailed: 'Refund',
  dispute: 'Dispute',
  balanceTransaction: 'BalanceTransaction',
  customer: 'Customer',
  customerDeleted: 'DeletedCustomer',
  paymentMethod: 'PaymentMethod',
  list: 'ApiList<Stripe.Refund>',
  eventPaid: 'PaymentIntentSucceededEvent',
  eventRefunded: 'ChargeRefundedEvent',
  eventDisputed: 'ChargeDisputeCreatedEvent',
} as const

const order = { amount: 285_000, currency: 'usd' } as const
const expanded = ['latest_charge.balance_transaction', 'latest_charge.refunds', 'customer', 'payment_method']
  .map((path) => `expand[]=${path}`)
  .join('&')

/** One intent from its creation to its payment, with a decline and 3-D Secure on the way. */
async function playIntent(customer: Stripe.Customer) {
  const { paymentIntents } = world.stripe
  const open = await paymentIntents.create({
    ...order,
    customer: customer.id,
    description: 'Module 2',
    metadata: { registration: 'r1' },
    setup_future_usage: 'off_session',
  })
  const intentOpen = await read(`/v1/payment_intents/${open.id}`)
  const declined = await paymentIntents
    .confirm(open.id, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch((error: Stripe.errors.StripeCardError) => error)
  const failedCharge = (declined as { charge?: string }).charge
  const intentDeclined = await read(`/v1/payment_intents/${open.id}`)
  const asked = await paymentIntents.confirm(open.id, { payment_method: 'pm_card_authenticationRequired' })
  const redirected = await paymentIntents.confirm(open.id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: `${world.url}/register`,
  })
  const paid = await paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' })
  await wait()
  return {
    paid,
    intentOpen,
    intentDeclined,
    intentAskingTheBank: plain(asked),
    intentSentToTheBank: plain(redirected),
    chargeFailed: await read(`/v1/charges/${failedCharge}`),
  }
}

/** Refunds, a dispute and a cancellation. */
async function playAfterPayment(paid: Stripe.PaymentIntent) {
  const { stripe } = world
  const payWith = (payment_method: string) =>
    stripe.paymentIntents.create({ ...order, payment_method, confirm: true })
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 100 })
  const pending = await stripe.refunds.create({ payment_intent: (await payWith('pm_card_pendingRefund')).id })
  const failing = await stripe.refunds.create({ payment_intent: (await payWith('pm_card_refundFail')).id })
  const refundPending = await read(`/v1/refunds/${pending.id}`)
  const disputed = await payWith('pm_card_createDispute')
  const canceled = await stripe.paymentIntents.cancel((await stripe.paymentIntents.create(order)).id)
  await wait()
  const dispute = (await stripe.disputes.list({ payment_intent: disputed.id })).data[0]
  return {
    intentCanceled: plain(canceled),
    refund: await read(`/v1/refunds/${refund.id}`),
    refundPending,
    refundFailed: await read(`/v1/refunds/${failing.id}`),
    dispute: await read(`/v1/disputes/${dispute?.id}`),
  }
}

/** A saved card, an authorization, a payment without the cardholder, and the balance. */
async function playSaved(customer: Stripe.Customer) {
  const { stripe } = world
  const authorized = await stripe.paymentIntents.create({
    ...order,
    capture_method: 'manual',
    statement_descriptor_suffix: 'Module 2',
    shipping: { name: 'Alex Rivera', address: { line1: '1 Main Street', city: 'Burbank', country: 'US' } },
    payment_method: 'pm_card_visa',
    confirm: true,
  })
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
  const away = await stripe.paymentIntents
    .create({
      ...order,
      customer: customer.id,
      payment_method: setupDone.payment_method,
      off_session: true,
      confirm: true,
    })
    .catch((error: Stripe.errors.StripeCardError) => error)
  const { payment_intent } = away as Stripe.errors.StripeCardError
  return {
    intentAuthorized: plain(authorized),
    intentAway: await read(`/v1/payment_intents/${payment_intent?.id}`),
    setupOpen,
    setupFailed,
    setupDone,
    balance: await read('/v1/balance'),
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
