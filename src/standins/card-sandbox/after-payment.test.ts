import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
let stripe: Stripe

beforeAll(async () => {
  world = await startCardSandbox()
  stripe = world.stripe
})
afterAll(() => world.close())

async function paid(card = 'pm_card_visa', amount = 285_000) {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    payment_method: card,
    confirm: true,
  })
  return { intent: intent.id, charge: String(intent.latest_charge) }
}

async function wait(seconds: number) {
  world.clock.forward(seconds)
  await world.sandbox.work()
}

const eventTypes = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter((event) => JSON.stringify(event.data.object).includes(id))
    .map(({ type }) => type)
    .reverse()
}

describe('fees', () => {
  test('fees are known a moment after the charge', async () => {
    const { charge } = await paid()
    expect((await stripe.charges.retrieve(charge)).balance_transaction).toBeNull()
    await wait(1)
    const { balance_transaction } = await stripe.charges.retrieve(charge, { expand: ['balance_transaction'] })
    expect(balance_transaction).toMatchObject({ amount: 285_000, fee: 8295, net: 276_705, source: charge })
    expect(await eventTypes(charge)).toContain('charge.updated')
    const { data } = await stripe.balanceTransactions.list({ source: charge, type: 'charge' })
    expect(data).toHaveLength(1)
  })
})

test('partial refunds are possible until nothing is left', async () => {
  const { intent, charge } = await paid()
  const first = await stripe.refunds.create({
    payment_intent: intent,
    amount: 142_500,
    reason: 'requested_by_customer',
    metadata: { line: 'module2' },
  })
  expect(first).toMatchObject({
    status: 'succeeded',
    amount: 142_500,
    charge,
    metadata: { line: 'module2' },
  })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 142_500, refunded: false })
  await expect(stripe.refunds.create({ charge, amount: 142_501 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  })
  await stripe.refunds.create({ charge })
  const whole = await stripe.charges.retrieve(charge, { expand: ['refunds'] })
  expect(whole).toMatchObject({ amount_refunded: 285_000, refunded: true })
  expect(whole.refunds?.data).toHaveLength(2)
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2)
  expect(await stripe.refunds.retrieve(first.id)).toMatchObject({ id: first.id })
})

test('twenty simultaneous refunds never exceed the payment', async () => {
  const { charge } = await paid()
  const attempts = Array.from({ length: 20 }, () => stripe.refunds.create({ charge, amount: 100_000 }))
  const done = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(2)
  expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(200_000)
})

test('a refund of zero is refused', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({ statusCode: 404 })
  const { charge } = await paid()
  await expect(stripe.refunds.create({ charge, amount: 0 })).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.refunds.create({ charge, reason: 'regret' as never })).rejects.toMatchObject({
    param: 'reason',
  })
})

test('a refund to 4000000000007726 is pending, then succeeds', async () => {
  const { charge } = await paid('pm_card_pendingRefund')
  const refund = await stripe.refunds.create({ charge })
  expect(refund.status).toBe('pending')
  expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(285_000)
  await wait(5)
  const done = await stripe.refunds.retrieve(refund.id)
  expect(done.status).toBe('succeeded')
  expect(done).not.toHaveProperty('pending_reason')
  expect(await eventTypes(refund.id)).toEqual(['refund.created', 'refund.updated'])
})

test('a refund to 4000000000005126 fails later, and the charge is not refunded', async () => {
  const { charge } = await paid('pm_card_refundFail')
  const refund = await stripe.refunds.create({ charge })
  expect(refund.status).toBe('succeeded')
  await wait(5)
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false })
  expect(await eventTypes(refund.id)).toEqual(['refund.created', 'refund.updated', 'refund.failed'])
})

describe('disputes', () => {
  async function disputed() {
    const { charge, intent } = await paid('pm_card_createDispute')
    await wait(2)
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data
    if (!dispute) throw new Error('no dispute was opened')
    return { charge, dispute }
  }

  test('4000000000000259 opens a dispute, which withdraws the money and blocks refunds', async () => {
    const { charge, dispute } = await disputed()
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 285_000, charge })
    expect(dispute.balance_transactions[0]).toMatchObject({ amount: -285_000, fee: 1500 })
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true })
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' })
    expect(await eventTypes(dispute.id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ id: dispute.id })
  })

  test.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('with %s a dispute is %s', async (text, status) => {
    const { dispute } = await disputed()
    const decided = await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: text } })
    expect(decided.status).toBe(status)
    expect(await eventTypes(dispute.id)).toContain('charge.dispute.closed')
  })

  test('a closed dispute is lost and cannot be closed again', async () => {
    const { dispute } = await disputed()
    expect((await stripe.disputes.close(dispute.id)).status).toBe('lost')
    await expect(stripe.disputes.close(dispute.id)).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('customers and their cards', () => {
  test('a customer is created, changed, found by email and deleted', async () => {
    const made = await stripe.customers.create({
      email: 'l.moreno@mail.example',
      name: 'Lucía Moreno',
      phone: '+52 55 5555 0123',
      metadata: { uid: 'u1' },
    })
    const changed = await stripe.customers.update(made.id, { name: 'Lucía M.', phone: '' })
    expect(changed).toMatchObject({ name: 'Lucía M.', phone: null, metadata: { uid: 'u1' } })
    const found = await stripe.customers.list({ email: 'l.moreno@mail.example' })
    expect(found.data.map(({ id }) => id)).toEqual([made.id])
    expect(await stripe.customers.del(made.id)).toMatchObject({ deleted: true })
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, deleted: true })
    await expect(stripe.customers.update(made.id, { name: 'x' })).rejects.toMatchObject({ statusCode: 404 })
    expect((await stripe.customers.list({ email: 'l.moreno@mail.example' })).data).toEqual([])
    expect(await eventTypes(made.id)).toEqual(['customer.created', 'customer.updated', 'customer.deleted'])
  })

  test('a card is attached, listed and detached', async () => {
    const customer = await stripe.customers.create({})
    const card = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' },
    })
    expect(card.card).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 })
    await stripe.paymentMethods.attach(card.id, { customer: customer.id })
    const cardsOf = async () =>
      (await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data
    expect((await cardsOf()).map(({ id }) => id)).toEqual([card.id])
    const other = await stripe.customers.create({})
    await expect(stripe.paymentMethods.attach(card.id, { customer: other.id })).rejects.toMatchObject({
      statusCode: 400,
    })
    await stripe.paymentMethods.detach(card.id)
    expect(await cardsOf()).toEqual([])
    await expect(stripe.paymentMethods.detach(card.id)).rejects.toMatchObject({ statusCode: 400 })
    expect(await stripe.paymentMethods.retrieve(card.id)).toMatchObject({ customer: null })
  })

  test('setup_future_usage attaches the card to its customer', async () => {
    const customer = await stripe.customers.create({})
    await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      customer: customer.id,
      setup_future_usage: 'off_session',
      payment_method: 'pm_card_mastercard',
      confirm: true,
    })
    const { data } = await stripe.paymentMethods.list({ customer: customer.id })
    expect(data.map(({ card }) => card?.last4)).toEqual(['4444'])
  })
})

describe('lists', () => {
  test('lists are newest first, paged in both directions, and filtered by time', async () => {
    const customer = (await stripe.customers.create({})).id
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      world.clock.forward(60)
      ids.unshift(
        (await stripe.paymentIntents.create({ amount: 5000 + index, currency: 'usd', customer })).id,
      )
    }
    const page = async (params: Stripe.PaymentIntentListParams) => {
      const { data, has_more } = await stripe.paymentIntents.list({ customer, ...params })
      return { ids: data.map(({ id }) => id), has_more }
    }
    expect(await page({ limit: 2 })).toEqual({ ids: ids.slice(0, 2), has_more: true })
    expect(await page({ limit: 2, starting_after: String(ids[3]) })).toEqual({
      ids: ids.slice(4),
      has_more: false,
    })
    expect(await page({ limit: 2, ending_before: String(ids[3]) })).toEqual({
      ids: ids.slice(1, 3),
      has_more: true,
    })
    const middle = await stripe.paymentIntents.retrieve(String(ids[2]))
    expect(await page({ created: { gte: middle.created } })).toMatchObject({ ids: ids.slice(0, 3) })
    expect(await page({ created: { lt: middle.created } })).toMatchObject({ ids: ids.slice(3) })
    expect(await page({ created: middle.created })).toMatchObject({ ids: [ids[2]] })
    const all = await stripe.paymentIntents.list({ customer, limit: 2 }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ id }) => id)).toEqual(ids)
  })

  test.each([{ limit: 0 }, { limit: 101 }, { starting_after: 'ch_none' }, { colour: 'red' }])(
    'a list with %o is refused',
    async (params) => {
      await expect(stripe.charges.list(params as never)).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
      })
    },
  )

  test('expand works for each entry of a list', async () => {
    const { charge, intent } = await paid()
    const { data } = await stripe.charges.list({ payment_intent: intent, expand: ['data.payment_intent'] })
    expect(data[0]).toMatchObject({ id: charge, payment_intent: { id: intent } })
  })

  test('events are filtered by type, types and delivery', async () => {
    const { charge } = await paid()
    await world.sandbox.work()
    const { data } = await stripe.events.list({ type: 'charge.succeeded', limit: 1 })
    expect(data[0]?.data.object).toMatchObject({ id: charge })
    const two = await stripe.events.list({
      types: ['charge.succeeded', 'payment_intent.succeeded'],
      limit: 2,
    })
    expect(two.data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'charge.succeeded'])
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([])
    expect((await stripe.events.list({ delivery_success: true })).data.length).toBeGreaterThan(0)
    expect(await stripe.events.retrieve(String(data[0]?.id))).toMatchObject({ pending_webhooks: 0 })
  })
})
