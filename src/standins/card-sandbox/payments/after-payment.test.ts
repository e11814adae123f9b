import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payByCard, type SandboxWorld, startCardSandbox } from '#tests/support/card-sandbox.ts'

let world: SandboxWorld
let stripe: Stripe

beforeAll(async () => {
  world = await startCardSandbox()
  stripe = world.stripe
})
afterAll(() => world.close())

async function paid(card = 'pm_card_visa') {
  const { id, latest_charge } = await payByCard(stripe, card)
  return { intent: id, charge: String(latest_charge) }
}

const chargeOf = async (payment_intent: string, expand: string[] = []) =>
  (await stripe.charges.list({ payment_intent, expand })).data[0]
const refundOf = async (payment_intent: string) => (await stripe.refunds.list({ payment_intent })).data[0]

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

test('fees are known a moment after the charge', async () => {
  const { charge, intent } = await paid()
  expect((await chargeOf(intent))?.balance_transaction).toBeNull()
  await wait(1)
  const charged = await chargeOf(intent, ['data.balance_transaction'])
  const booked = { amount: 285_000, fee: 8295, net: 276_705, source: charge }
  expect(charged?.balance_transaction).toMatchObject(booked)
  expect(await eventTypes(charge)).toContain('charge.updated')
  const { data } = await stripe.balanceTransactions.list({ limit: 1, expand: ['data.source'] })
  expect(data).toMatchObject([{ ...booked, source: { id: charge } }])
})

test('partial refunds are possible until nothing is left', async () => {
  const { intent, charge } = await paid()
  const metadata = { key: 'module2' }
  const first = await stripe.refunds.create({ payment_intent: intent, amount: 142_500, metadata })
  expect(first).toMatchObject({ status: 'succeeded', amount: 142_500, charge, metadata })
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 142_500, refunded: false })
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 142_501 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  })
  await stripe.refunds.create({ payment_intent: intent })
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 285_000, refunded: true })
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2)
})

test('twenty simultaneous refunds never exceed the payment', async () => {
  const { intent } = await paid()
  const refund = () => stripe.refunds.create({ payment_intent: intent, amount: 100_000 })
  const done = (await Promise.allSettled(Array.from({ length: 20 }, refund))).filter(
    ({ status }) => status === 'fulfilled',
  )
  expect(done).toHaveLength(2)
  expect((await chargeOf(intent))?.amount_refunded).toBe(200_000)
})

test('a refund of zero is refused', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' })
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 404,
  })
  const { intent } = await paid()
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 0 })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('a refund to 4000000000007726 is pending, then succeeds', async () => {
  const { intent } = await paid('pm_card_pendingRefund')
  const refund = await stripe.refunds.create({ payment_intent: intent })
  expect(refund.status).toBe('pending')
  expect((await chargeOf(intent))?.amount_refunded).toBe(285_000)
  await wait(5)
  const done = await refundOf(intent)
  expect(done?.status).toBe('succeeded')
  expect(done).not.toHaveProperty('pending_reason')
  expect(await eventTypes(refund.id)).toEqual(['refund.created', 'refund.updated'])
})

test('a refund to 4000000000005126 fails later, and the charge is not refunded', async () => {
  const { intent } = await paid('pm_card_refundFail')
  const refund = await stripe.refunds.create({ payment_intent: intent })
  expect(refund.status).toBe('succeeded')
  await wait(5)
  expect(await refundOf(intent)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false })
  expect(await eventTypes(refund.id)).toEqual(['refund.created', 'refund.updated', 'refund.failed'])
})

describe('disputes', () => {
  async function disputed() {
    const { charge, intent } = await paid('pm_card_createDispute')
    await wait(2)
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data
    if (!dispute) throw new Error('no dispute was opened')
    return { charge, intent, dispute }
  }

  test('4000000000000259 opens a dispute, which withdraws the money and blocks refunds', async () => {
    const { charge, intent, dispute } = await disputed()
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 285_000, charge })
    expect(dispute.balance_transactions[0]).toMatchObject({ amount: -285_000, fee: 1500 })
    expect(await chargeOf(intent)).toMatchObject({ disputed: true })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    expect(await eventTypes(dispute.id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
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

  test('a decided dispute cannot be decided again', async () => {
    const { dispute } = await disputed()
    const lose = () =>
      stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'losing_evidence' } })
    await lose()
    await expect(lose()).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('lists', () => {
  test('lists are newest first, paged, and filtered by time', async () => {
    world.clock.forward(60)
    const since = Math.floor(world.clock.now().getTime() / 1000)
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) {
      world.clock.forward(60)
      ids.unshift((await stripe.paymentIntents.create({ amount: 5000 + index, currency: 'usd' })).id)
    }
    const page = async (params: Stripe.PaymentIntentListParams) => {
      const { data, has_more } = await stripe.paymentIntents.list({ created: { gte: since }, ...params })
      return { ids: data.map(({ id }) => id), has_more }
    }
    expect(await page({ limit: 2 })).toEqual({ ids: ids.slice(0, 2), has_more: true })
    expect(await page({ limit: 2, starting_after: String(ids[3]) })).toEqual({
      ids: ids.slice(4),
      has_more: false,
    })
    const middle = await stripe.paymentIntents.retrieve(String(ids[2]))
    expect(await page({ created: { gte: middle.created } })).toMatchObject({ ids: ids.slice(0, 3) })
    expect(await page({ created: { gte: since, lt: middle.created } })).toMatchObject({ ids: ids.slice(3) })
    const listed = stripe.paymentIntents.list({ created: { gte: since }, limit: 2 })
    const all = await listed.autoPagingToArray({ limit: 100 })
    expect(all.map(({ id }) => id)).toEqual(ids)
  })

  test.each([{ limit: 0 }, { limit: 101 }, { starting_after: 'ch_none' }, { color: 'red' }])(
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

  test('events are filtered by delivery', async () => {
    await paid()
    await world.sandbox.work()
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([])
    const { data } = await stripe.events.list({ delivery_success: true })
    expect(data[0]).toMatchObject({ pending_webhooks: 0 })
  })
})
