// Plays every kind of answer, and compares what comes with recorded.ts beside this file, which `tsc` checks against the
// SDK's own types: a field too many, too few or of another kind fails the build. `npx vitest run -u` records anew.
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
beforeAll(async () => {
  world = await startCardSandbox()
})
afterAll(() => world.close())

type Recording = { type: string; answer: unknown }

test('the answers are those that were recorded and compiled', async () => {
  const file = write(await play())
  await expect(file).toMatchFileSnapshot('recorded.ts')
})

async function play(): Promise<Record<string, Recording>> {
  const { stripe, sandbox, clock } = world
  const order = { amount: 285_000, currency: 'usd' } as const
  const wait = async () => {
    clock.forward(10)
    await sandbox.work()
  }
  const payWith = (payment_method: string) =>
    stripe.paymentIntents.create({ ...order, payment_method, confirm: true })
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${keys.secret}` }
    return (await fetch(new URL(path, world.url), { headers })).json()
  }

  const customer = await stripe.customers.create({ email: 'a.rivera@mail.example', name: 'Alex Rivera' })
  const open = await stripe.paymentIntents.create({
    ...order,
    customer: customer.id,
    description: 'Module 2',
    metadata: { registration: 'r1' },
    setup_future_usage: 'off_session',
  })
  const openAnswer = await read(`/v1/payment_intents/${open.id}`)
  const declined = await stripe.paymentIntents
    .confirm(open.id, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch((error: Stripe.errors.StripeCardError) => error)
  const failedCharge = (declined as { charge?: string }).charge
  const failedIntent = await read(`/v1/payment_intents/${open.id}`)
  const asked = await stripe.paymentIntents.confirm(open.id, {
    payment_method: 'pm_card_authenticationRequired',
  })
  const redirected = await stripe.paymentIntents.confirm(open.id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'https://academy.example/register',
  })
  const paid = await stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' })
  await wait()
  const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 100 })
  const pending = await stripe.refunds.create({
    payment_intent: (await payWith('pm_card_pendingRefund')).id,
  })
  const failing = await stripe.refunds.create({ payment_intent: (await payWith('pm_card_refundFail')).id })
  const pendingAnswer = await read(`/v1/refunds/${pending.id}`)
  const disputed = await payWith('pm_card_createDispute')
  const canceled = await stripe.paymentIntents.cancel((await stripe.paymentIntents.create(order)).id)
  await wait()
  const dispute = (await stripe.disputes.list({ payment_intent: disputed.id })).data[0]
  const deleted = await stripe.customers.del((await stripe.customers.create({})).id)
  const eventAnswers = await read('/v1/events?limit=100')
  const ofType = (type: string) => eventAnswers.data.find((event: Stripe.Event) => event.type === type)

  const intent = (answer: unknown): Recording => ({ type: 'PaymentIntent', answer })
  return {
    intentOpen: intent(openAnswer),
    intentDeclined: intent(failedIntent),
    intentAskingTheBank: intent(plain(asked)),
    intentSentToTheBank: intent(plain(redirected)),
    intentPaid: intent(await read(`/v1/payment_intents/${paid.id}`)),
    intentExpanded: intent(
      await read(
        `/v1/payment_intents/${paid.id}?expand[]=latest_charge.balance_transaction&expand[]=latest_charge.refunds&expand[]=customer&expand[]=payment_method`,
      ),
    ),
    intentCanceled: intent(plain(canceled)),
    charge: { type: 'Charge', answer: await read(`/v1/charges/${paid.latest_charge}`) },
    chargeFailed: { type: 'Charge', answer: await read(`/v1/charges/${failedCharge}`) },
    refund: { type: 'Refund', answer: await read(`/v1/refunds/${refund.id}`) },
    refundPending: { type: 'Refund', answer: pendingAnswer },
    refundFailed: { type: 'Refund', answer: await read(`/v1/refunds/${failing.id}`) },
    dispute: { type: 'Dispute', answer: await read(`/v1/disputes/${dispute?.id}`) },
    balanceTransaction: {
      type: 'BalanceTransaction',
      answer: (await read('/v1/balance_transactions?type=charge&limit=1')).data[0],
    },
    customer: { type: 'Customer', answer: await read(`/v1/customers/${customer.id}`) },
    customerDeleted: { type: 'DeletedCustomer', answer: plain(deleted) },
    paymentMethod: {
      type: 'PaymentMethod',
      answer: (await read(`/v1/payment_methods?customer=${customer.id}`)).data[0],
    },
    list: {
      type: 'ApiList<Stripe.Refund>',
      answer: await read(`/v1/refunds?payment_intent=${paid.id}`),
    },
    eventPaid: { type: 'PaymentIntentSucceededEvent', answer: ofType('payment_intent.succeeded') },
    eventRefunded: { type: 'ChargeRefundedEvent', answer: ofType('charge.refunded') },
    eventDisputed: { type: 'ChargeDisputeCreatedEvent', answer: ofType('charge.dispute.created') },
  }
}

/** Without what the SDK adds to an answer. */
function plain(answer: object) {
  return JSON.parse(JSON.stringify(answer))
}

function write(recordings: Record<string, Recording>): string {
  const constants = Object.entries(recordings).map(
    ([name, { type, answer }]) => `export const ${name}: Stripe.${type} = ${JSON.stringify(answer, null, 2)}`,
  )
  const source = `import type Stripe from 'stripe'\n\n${constants.join('\n\n')}\n`
  return source.replaceAll(world.url, 'http://127.0.0.1').replace(names, renamed())
}

// Ids, secrets and keys are random: each gets the number of its first appearance.
const names =
  /\b(?:pi|ch|re|du|pm|cus|txn|evt|req|stripe-node-retry)[_-][A-Za-z0-9-]{14,36}(?:_secret_[A-Za-z0-9]{25})?/g

function renamed() {
  const seen = new Map<string, string>()
  return (name: string) => {
    const prefix = /^[a-z-]+(?=[_-])/.exec(name)?.[0]
    if (!seen.has(name)) seen.set(name, `${prefix}_${seen.size + 1}`)
    return seen.get(name) ?? name
  }
}
