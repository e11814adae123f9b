import type Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { days } from '#domain/dates/days.ts'
import { retryRefund } from '#features/cancellations/retry-failed.ts'
import { pollOpenPayments, pollRecentEvents } from '#features/payments/poll.ts'
import { cardWhose, checkoutWorld, type WithMoney, withMoney } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { refundsOf } from './refunds.queries.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('a refund', () => {
  test('that the provider has not finished is pending until it confirms', async () => {
    const row = await world.paid({}, cardWhose.refundArrivesLater)
    expect((await world.cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
    world.clock.pass(60_000)
    await world.deliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
  })

  test('that waits for the academy’s balance notifies the owner once, and is reported nightly after a week', async () => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    const metadata = { sandbox_refund: 'insufficient_funds' }
    await world.stripe.paymentIntents.update(intentId, { metadata })
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    expect((await world.cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
    world.clock.pass(days(6))
    await pollRecentEvents(world.context)
    expect(await disagreements(world.context)).toEqual([])
    world.clock.pass(days(2))
    await pollRecentEvents(world.context)
    expect(await disagreements(world.context)).toEqual([
      expect.stringContaining('has been pending since 2025-08-01, because the academy’s balance'),
    ])
    const subjects = (await world.emails('registration@academy.example')).map((email) => email.subject)
    expect(subjects.filter((subject) => subject.startsWith('Refund'))).toEqual([
      'Refund waits for money: Alex Rivera, $2,850.00',
    ])
    world.clock.pass(days(3))
    await world.deliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
    expect(await disagreements(world.context)).toEqual([])
  })

  test('that another call is still sending does not fail the buyer’s settle call', async () => {
    const { clientSecret } = await world.opened()
    await world.pay(clientSecret)
    const canceledAt = world.clock.now()
    await world.database.updateTable('courseDates').set({ closedAt: canceledAt, canceledAt }).execute()
    const slow = await world.pool.connect()
    await slow.query('begin')
    await slow.query("select 1 from card_sandbox.objects where kind = 'charge' for update")
    const [paid] = (await world.events()).filter(({ type }) => type === 'payment_intent.succeeded')
    const delivered = world.deliver(paid as Stripe.Event)
    await untilWaitingForLock(world.pool)
    const meanwhile = await world.post('/api/settle-payment', { clientSecret })
    await slow.query('commit')
    slow.release()
    expect((await delivered).statusCode).toBe(200)
    expect(meanwhile).toMatchObject({ status: 200, body: { status: 'refund_pending' } })
    const row = await world.registration(meanwhile.body.registrationId)
    expect(row).toMatchObject({ status: 'refunded', refunded: 285_000 })
  })

  test('that fails later needs review, and the owner gets an email', async () => {
    const row = await world.paid({}, cardWhose.refundFailsLater)
    await world.cancel(row, ['module2'], 285_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review', refunded: 0 })
    const subjects = (await world.emails('registration@academy.example')).map((email) => email.subject)
    expect(subjects).toContain('Refund failed: Alex Rivera, $2,850.00')
  })

  test('that failed can be retried, and a second failure notifies the owner again', async () => {
    const row = await world.paid({}, cardWhose.refundFailsLater)
    await world.cancel(row, ['module2'], 285_000)
    world.clock.pass(60_000)
    await world.deliverAll()

    expect(withMoney(await retryRefund(row.id, world.context, async () => {}))).toMatchObject({
      status: 'refunded',
      refunded: 285_000,
    })
    await expect(retryRefund(row.id, world.context, async () => {})).rejects.toMatchObject({
      code: 'nothing_failed',
    })
    const sent = await world.stripe.refunds.list({ payment_intent: row.intentId ?? '' })
    expect(sent.data.map(({ amount, status }) => [amount, status])).toEqual([
      [285_000, 'succeeded'],
      [285_000, 'failed'],
    ])

    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review', refunded: 0 })
    const subjects = (await world.emails('registration@academy.example')).map((email) => email.subject)
    expect(subjects.filter((subject) => subject.startsWith('Refund failed'))).toHaveLength(2)
  })

  test('that the provider refuses permanently needs review', async () => {
    const row = await world.paid()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 1_000 })
    expect((await world.cancel(row, ['module2'], 285_000)).body.status).toBe('needs_review')
  })

  test('of money that was already refunded in the dashboard counts as done', async () => {
    const row = await world.paid()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '' })
    expect((await world.cancel(row, ['module2'], 285_000)).body).toMatchObject({
      status: 'refunded',
      refunded: 285_000,
    })
  })

  test('decided while the provider is unreachable is sent by the poll', async () => {
    const row = await world.paid()
    const { provider } = world.context
    const refund = provider.refund
    provider.refund = () => Promise.reject(new Error('out of reach'))
    expect((await world.cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
    provider.refund = refund
    await pollOpenPayments(world.context)
    expect((await world.registration(row.id)).status).toBe('refunded')
  })
})

describe('a failure that the provider stores for a refund’s key', () => {
  /** The provider fails and replays the failure to the same key for a day. */
  async function whileProviderFails(work: () => Promise<unknown>) {
    await world.pool.query('alter table card_sandbox.deliveries rename to mislaid')
    await work()
    await world.pool.query('alter table card_sandbox.mislaid rename to deliveries')
  }
  const sent = async ({ intentId }: WithMoney) =>
    (await world.stripe.refunds.list({ payment_intent: intentId ?? '' })).data.map(({ metadata }) => metadata)

  test('does not block the refund: the next poll uses the next key', async () => {
    const row = await world.paid()
    await whileProviderFails(async () => {
      expect((await world.cancel(row, ['module2'], 285_000)).body.status).toBe('refund_pending')
      for (let polls = 0; polls < 6; polls++) await pollOpenPayments(world.context)
    })
    await pollOpenPayments(world.context)
    expect((await world.registration(row.id)).status).toBe('refunded')
    const [refund] = await refundsOf(world.database, row.id)
    expect(await sent(row)).toEqual([{ key: refund?.key }])
  })

  test('uses no further key when the refund was made in spite of the failure', async () => {
    const row = await world.paid()
    const asked = { intentId: row.intentId ?? '', amount: 1_000, key: 'k' }
    const { provider } = world.context
    await whileProviderFails(() => expect(provider.refund(asked)).rejects.toThrow())
    const { intentId: payment_intent, amount, key } = asked
    await world.stripe.refunds.create({ payment_intent, amount, metadata: { key } })
    expect(await provider.refund(asked)).toBe('sent')
    expect(await sent(row)).toEqual([{ key: 'k' }])
  })

  test('caused by a dispute ends when the dispute is won', async () => {
    const row = await world.paid({}, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.cardSandbox.work()
    const asked = { intentId: row.intentId ?? '', amount: 1_000, key: 'k' }
    const { provider } = world.context
    expect(await provider.refund(asked)).toBe('disputed')
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: asked.intentId })).data
    await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    expect(await provider.refund(asked)).toBe('sent')
    expect(await sent(row)).toEqual([{ key: 'k' }])
  })
})
