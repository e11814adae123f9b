// Refunds that staff make in the provider's dashboard, and their failures.
import { afterAll, describe, expect, test } from 'vitest'
import { retryRefund } from '#features/cancellations/retry-failed.ts'
import { pollRecentEvents } from '#features/payments/poll.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { cardWhose, checkoutWorld, twoCourses, withMoney } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { refundsOf } from './refunds.queries.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const failureEmails = async () =>
  (await world.emails('registration@academy.example')).filter(({ subject }) =>
    subject.startsWith('Refund failed'),
  )

describe('a dashboard refund', () => {
  test('of the whole payment ends the courses and frees the seat', async () => {
    const row = await world.paid()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '' })
    await world.deliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
    expect(await world.left('module2')).toBe(6)
    expect((await linesOf(world.database, [row.id]))[0]?.canceledAt).not.toBeNull()
  })

  test('of a part counts once when its event is delivered twice', async () => {
    const row = await world.paid(twoCourses)
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 1_000 })
    await world.deliverAll()
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'partially_refunded', refunded: 1_000 })
  })

  test('is assumed for a refund that a restored backup has lost, and later refunds are sent in addition', async () => {
    const row = await world.paid(twoCourses)
    const lines = await linesOf(world.database, [row.id])
    await world.cancel(row, ['module2'], 285_000)
    const { status, intentId } = row
    await world.restoreLedger(row)
    await world.database.deleteFrom('refunds').execute()
    await world.database.updateTable('registrations').set({ status }).execute()
    await world.database.updateTable('registrationLines').set({ canceledAt: null }).execute()
    expect(await linesOf(world.database, [row.id])).toEqual(lines)
    await settlePayment(intentId ?? '', world.context)
    expect(await world.registration(row.id)).toMatchObject({
      status: 'partially_refunded',
      refunded: 285_000,
    })

    expect((await world.cancel(row, ['clinical1'], 650_000)).body).toMatchObject({
      status: 'refunded',
      refunded: 935_000,
    })
    const sent = (await world.stripe.refunds.list({ payment_intent: intentId ?? '' })).data
    expect(sent.map(({ amount }) => amount)).toEqual([650_000, 285_000])
    expect(await refundsOf(world.database, row.id)).toMatchObject([{ amount: 650_000, state: 'succeeded' }])
  })

  test('of a part limits the quote, the calendar and the email of a cancellation to the rest', async () => {
    const row = await world.paid()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 50_000 })
    await world.deliverAll()
    const quoted = (await world.app.inject(`${world.linkOf(row)}/refund-quote`)).json()
    expect(quoted).toMatchObject({ amount: 235_000, lines: [{ amount: 235_000, rule: 'rest' }] })
    const { lines } = (await world.app.inject(world.linkOf(row))).json()
    expect(lines[0].calendar.map(({ amount }: { amount: number }) => amount)).toEqual([235_000, 142_500])
    expect((await world.cancel(row, ['module2'], 285_000)).status).toBe(409)
    expect((await world.cancel(row, ['module2'], 235_000)).status).toBe(200)
    expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: 285_000 })
    expect((await world.emails(row.email)).map(({ subject }) => subject)).toContain(
      'Your cancellation: $2,350.00 will be refunded to your card',
    )
  })

  test('of the price of one course leaves the other in full, and both together refund only the rest', async () => {
    const row = await world.paid(twoCourses)
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 285_000 })
    await world.deliverAll()
    const quoted = (await world.app.inject(`${world.linkOf(row)}/refund-quote`)).json()
    expect(quoted).toMatchObject({
      amount: 650_000,
      left: 650_000,
      lines: [{ amount: 285_000 }, { amount: 650_000 }],
    })
    expect((await world.cancel(row, ['module2', 'clinical1'], 935_000)).status).toBe(409)
    expect((await world.cancel(row, ['clinical1'], 650_000)).status).toBe(200)
    expect(await world.registration(row.id)).toMatchObject({ refunded: 935_000 })
  })

  test.each(['the webhook', 'the hourly poll'])(
    'that fails later needs review, notifies the owner once and can be retried, found by %s',
    async (way) => {
      const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
      await world.cancel(row, ['module2'], 285_000)
      await world.stripe.refunds.create({ payment_intent: row.intentId ?? '' })
      await world.deliverAll()
      expect((await world.registration(row.id)).status).toBe('refunded')
      world.clock.pass(60_000)
      await world.cardSandbox.work()
      if (way === 'the webhook') await world.deliverAll()
      for (let hour = 0; hour < 2; hour++) await pollRecentEvents(world.context)

      expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review', refunded: 0 })
      expect(
        (await refundsOf(world.database, row.id)).map(({ reason, amount, state }) => [reason, amount, state]),
      ).toEqual([
        ['canceled', 285_000, 'failed'],
        ['elsewhere', 650_000, 'failed'],
      ])
      const email = (await failureEmails()).find(({ text }) => text.includes('provider’s dashboard'))
      expect(email?.subject).toBe('Refund failed: Alex Rivera, $6,500.00')
      expect(email?.text).toContain('send it again in the office')
      expect(await failureEmails()).toHaveLength(2)
      expect(withMoney(await retryRefund(row.id, world.context, async () => {}))).toMatchObject({
        status: 'refunded',
        refunded: 935_000,
      })
    },
  )

  test('that ended no course and fails leaves the registration unchanged and notifies the owner', async () => {
    const row = await world.paid({}, cardWhose.refundFailsLater)
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 1_000 })
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'completed', refunded: 0 })
    expect(await refundsOf(world.database, row.id)).toEqual([])
    const [email, ...more] = await failureEmails()
    expect(email?.text).toContain('No course has ended for it')
    expect(more).toEqual([])
  })

  test('in place of our failed refund that fails too is owed once', async () => {
    const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
    await world.cancel(row, ['clinical1'], 650_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 650_000 })
    world.clock.pass(60_000)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review', refunded: 0 })
    expect(await refundsOf(world.database, row.id)).toMatchObject([{ amount: 650_000, state: 'failed' }])
    const emails = await failureEmails()
    expect(emails).toHaveLength(2)
    expect(
      emails.filter(({ text }) => text.includes(row.id) && text.includes('send it again in the office')),
    ).toHaveLength(1)
    expect(emails.filter(({ text }) => text.includes('refund nothing in the dashboard'))).toHaveLength(1)
  })

  test('in place of our failed refund, with a lost webhook, blocks the retry', async () => {
    const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
    await world.cancel(row, ['clinical1'], 650_000)
    world.clock.pass(60_000)
    await world.deliverAll()
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '', amount: 200_000 })
    await expect(retryRefund(row.id, world.context, async () => {})).rejects.toMatchObject({
      code: 'sent_elsewhere',
    })
    expect(await world.registration(row.id)).toMatchObject({ status: 'needs_review', refunded: 200_000 })
  })

  test('that fails while we read it notifies the owner after its courses have ended', async () => {
    const row = await world.paid({}, cardWhose.refundFailsLater)
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '' })
    await world.deliverAll()
    const { provider } = world.context
    const list = provider.refundsOf
    provider.refundsOf = async (intent) => {
      provider.refundsOf = list
      world.clock.pass(60_000)
      await world.cardSandbox.work()
      return list(intent)
    }
    await settlePayment(row.intentId ?? '', world.context)
    await world.deliverAll()
    const [email, ...more] = await failureEmails()
    expect(email?.text).toContain('send it again in the office')
    expect(more).toEqual([])
    expect((await refundsOf(world.database, row.id)).map(({ state }) => state)).toEqual(['failed'])
  })

  test('that made our own refund unnecessary leaves it owed when it fails', async () => {
    const row = await world.paid(twoCourses, cardWhose.refundFailsLater)
    const { provider } = world.context
    const refund = provider.refund
    provider.refund = () => Promise.reject(new Error('out of reach'))
    await world.cancel(row, ['module2'], 285_000)
    provider.refund = refund
    await world.stripe.refunds.create({ payment_intent: row.intentId ?? '' })
    await world.deliverAll()
    expect((await world.registration(row.id)).status).toBe('refunded')
    world.clock.pass(60_000)
    await world.deliverAll()
    expect((await refundsOf(world.database, row.id)).map(({ amount, state }) => [amount, state])).toEqual([
      [285_000, 'failed'],
      [650_000, 'failed'],
    ])
  })
})
