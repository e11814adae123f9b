// Several payments for one registration: those that come late, with another amount, or after the courses have ended.
import { afterAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '#domain/dates/days.ts'
import { adoptIntent, insertPayment } from '#features/ledger/payments.queries.ts'
import { cardWhose, checkoutWorld, twoCourses } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { splitOrder } from '#tests/support/split-order.ts'
import { pollOpenPayments } from './poll.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const intentOf = (secret: string) => secret.split('_secret_')[0] ?? ''

/** The first of two payments of $4,675.00 is paid, the second is open. */
async function halfPaid() {
  const opened = await world.opened(twoCourses)
  const further = (await splitOrder(opened.clientSecret, 50, world, world.context)) ?? ''
  await world.pay(opened.clientSecret)
  await world.deliverAll()
  return { row: await world.registration(opened.registrationId), further }
}

async function cancelAll(row: { id: string }) {
  for (const item of ['module2', 'clinical1']) {
    const { lines } = await world.quoteOf(row)
    const { amount } = lines.find(({ course }: { course: string }) => course === item)
    expect((await world.cancel(row, [item], amount)).status).toBe(200)
  }
  await world.deliverAll()
}

/** The provider takes a payment for an intent that it had reported as canceled. */
async function payLate(secret: string, card?: string) {
  await world.pool.query(
    `update card_sandbox.objects set body = (body::jsonb || '{"status": "requires_payment_method"}')::json where id = $1`,
    [intentOf(secret)],
  )
  await world.pay(secret, card)
  await world.deliverAll()
}

describe('a further payment', () => {
  test('of the agreed amount has a receipt of its own', async () => {
    const { row, further } = await halfPaid()
    await world.pay(further)
    await world.deliverAll()
    const { status, received, payments } = await world.registration(row.id)
    expect({ status, received }).toEqual({ status: 'completed', received: 935_000 })
    expect(payments.map(({ receiptNumber }) => receiptNumber)).toEqual(['BHIA-2025-0001', 'BHIA-2025-0002'])
  })

  test('of another amount is refunded, and the registration stays completed', async () => {
    const { row, further } = await halfPaid()
    await world.stripe.paymentIntents.update(intentOf(further), { amount: 7_000 })
    await world.pay(further)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'completed', refunded: 7_000 })
    expect(await world.quoteOf(row)).toMatchObject({ left: 467_500 })
    expect(await disagreements(world.context)).toEqual([])
  })

  test('after a full refund is refunded, and the registration stays refunded meanwhile', async () => {
    const { row, further } = await halfPaid()
    await cancelAll(row)
    await pollOpenPayments(world.context)
    await payLate(further, cardWhose.refundArrivesLater)
    const { status, payments, refunded } = await world.registration(row.id)
    expect({ status, refunded }).toEqual({ status: 'refunded', refunded: 935_000 })
    expect(payments[1]).toMatchObject({ state: 'succeeded', receiptNumber: null })
    world.clock.pass(hours(1))
    await world.deliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
    expect(await disagreements(world.context)).toEqual([])
  })

  test('buys nothing after every course was canceled, even for no refund', async () => {
    const { row, further } = await halfPaid()
    await world.pay(further)
    world.clock.pass(hours(24 * 75))
    await cancelAll(row)
    const { payments, refunded, status } = await world.registration(row.id)
    expect(payments[1]).toMatchObject({ state: 'succeeded', receiptNumber: null })
    expect({ refunded, status }).toEqual({ refunded: 467_500, status: 'completed' })
    expect(await disagreements(world.context)).toEqual([])
  })
})

describe('the poll', () => {
  test('stops a further payment within a minute after the last course has ended', async () => {
    const { row, further } = await halfPaid()
    for (let hour = 0; hour < 6; hour++) {
      world.clock.pass(hours(1))
      await pollOpenPayments(world.context)
    }
    await cancelAll(row)
    world.clock.pass(minutes(1))
    await pollOpenPayments(world.context)
    expect((await world.stripe.paymentIntents.retrieve(intentOf(further))).status).toBe('canceled')
    expect((await world.registration(row.id)).payments[1]?.state).toBe('canceled')
  })

  test('counts its waits from when the payment was opened, not the registration', async () => {
    const { id: registrationId, items, priceVersion } = await world.paid()
    world.clock.pass(hours(24))
    const { context, database, clock } = world
    const amount = 1_000
    const order = { registrationId, position: 2, amount, dueDay: '2025-08-02', openedAt: clock.now() }
    const { id: paymentId } = await insertPayment(database, order)
    const created = await context.provider.createIntent({
      registrationId,
      paymentId,
      amount,
      items,
      priceVersion,
    })
    await adoptIntent(database, paymentId, created?.intentId ?? '')
    world.clock.pass(minutes(1))
    await pollOpenPayments(context)
    await world.pay(created?.clientSecret ?? '')
    world.clock.pass(minutes(2))
    await pollOpenPayments(context)
    expect((await world.registration(registrationId)).payments[1]?.state).toBe('succeeded')
  })
})
