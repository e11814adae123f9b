import { afterAll, describe, expect, test, vi } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { mostFailures } from '#domain/money/settlement.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { pollOpenPayments } from './poll.ts'
import { settlePayment } from './settle-payment.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('a payment', () => {
  test('that succeeds completes the registration once, with one receipt and one confirmation', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    await world.deliverAll()
    await pollOpenPayments(world.context)
    expect(await world.registration(opened.registrationId)).toMatchObject({
      status: 'completed',
      receiptNumber: 'BHIA-2025-0001',
      received: 285_000,
      card: { brand: 'visa', last4: '4242' },
    })
    const emails = await world.emails(rivera.email)
    expect(emails.map((email) => email.kind)).toEqual(['confirmation'])
    expect(await world.emails('registration@academy.example')).toHaveLength(1)
  })

  test('is settled when the browser returns, before any webhook', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    const answer = await world.post('/api/settle-payment', { clientSecret: opened.clientSecret })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'completed', receiptNumber: 'BHIA-2025-0001' },
    })
  })

  test('gives the browser that paid the link of the emails, until links are ended', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    const settle = () => world.post('/api/settle-payment', { clientSecret: opened.clientSecret })
    const { link } = (await settle()).body as { link: string }
    expect((await world.app.inject(`/api/registrations/${link}/receipt.pdf`)).statusCode).toBe(200)
    await world.database.updateTable('registrations').set({ linkEdition: 1 }).execute()
    expect(await settle()).toMatchObject({ body: { status: 'completed', link: null } })
  })

  test('is 404 with a guessed client secret', async () => {
    const opened = await world.opened()
    const [intentId] = opened.clientSecret.split('_secret_')
    for (const clientSecret of [`${intentId}_secret_guessed`, 'pi_unknown_secret_guessed']) {
      expect(await world.post('/api/settle-payment', { clientSecret })).toMatchObject({ status: 404 })
    }
  })

  test('is settled by the poll when every webhook is lost', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    await pollOpenPayments(world.context)
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })

  test('is settled by the poll while another order without an intent cannot be closed', async () => {
    const { context, database } = world
    await database.updateTable('courseDates').set({ spots: 1 }).where('course', '=', 'module2').execute()
    const { registrationId: withoutIntent } = await world.opened()
    await database.updateTable('payments').set({ intentId: null }).execute()
    await world.waitFor('next@mail.example')
    const opened = await world.opened({ selectedItems: ['module1'], dates: {} }, { key: 'another form' })
    await world.pay(opened.clientSecret)
    world.clock.pass(holdTime + minutes(1))
    const warn = vi.fn()
    const post: typeof context.outbox.post = (trx, email) =>
      email.kind === 'waiting-list-offer'
        ? Promise.reject(new Error('full'))
        : context.outbox.post(trx, email)
    await pollOpenPayments({ ...context, log: { ...context.log, warn }, outbox: { post } })
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
    expect((await world.registration(withoutIntent)).status).toBe('awaiting_payment')
    expect(warn).toHaveBeenCalledTimes(1)
    await pollOpenPayments(context)
    expect((await world.registration(withoutIntent)).status).toBe('expired')
  })

  test('that is declined leaves the registration open for another card', async () => {
    const opened = await world.opened()
    expect((await world.pay(opened.clientSecret, '4000000000000002')).status).toBe(402)
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })

  test('that is declined too often is ended, and the seat is free', async () => {
    const opened = await world.opened()
    for (let attempt = 0; attempt < mostFailures; attempt++)
      await world.pay(opened.clientSecret, '4000000000000002')
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('canceled')
    expect((await world.pay(opened.clientSecret)).status).toBe(400)
    expect(await world.left('module2')).toBe(6)
  })

  test('that fails in 3-D Secure counts as a declined attempt, once however often its event arrives', async () => {
    const opened = await world.opened()
    const fail = async () => {
      await world.pay(opened.clientSecret, '4000002500003155')
      await world.answerBank(opened.clientSecret, 'fail')
      await world.deliverAll()
    }
    await world.pay(opened.clientSecret, '4000000000000002')
    for (let attempt = 0; attempt < mostFailures - 2; attempt++) await fail()
    await world.database.deleteFrom('providerEvents').execute()
    for (const event of await world.events()) await world.deliver(event)
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    await fail()
    expect((await world.registration(opened.registrationId)).status).toBe('canceled')
    expect((await world.pay(opened.clientSecret)).status).toBe(400)
  })

  test('that needs 3-D Secure extends the hold by its own length, once', async () => {
    const opened = await world.opened()
    const end = new Date(world.clock.now().getTime() + 2 * holdTime)
    await world.pay(opened.clientSecret, '4000002500003155')
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).expiresAt).toEqual(end)
    await world.deliverAll()
    world.clock.pass(2 * holdTime - minutes(1))
    await pollOpenPayments(world.context)
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    world.clock.pass(minutes(2))
    await pollOpenPayments(world.context)
    expect((await world.registration(opened.registrationId)).status).toBe('expired')
    expect(await world.left('module2')).toBe(6)
  })

  test('of another amount than agreed is refunded and does not complete the registration', async () => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.stripe.paymentIntents.update(intentId, { amount: 100 })
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    const row = await world.registration(opened.registrationId)
    expect(row).toMatchObject({
      status: 'refunded',
      received: 100,
      refunded: 100,
      paidAt: null,
      receiptNumber: null,
    })
    expect(await world.left('module2')).toBe(6)
  })
})

describe('settling', () => {
  test('ignores an answer of the provider that is older than the recorded one', async () => {
    const { id, intentId } = await world.paid()
    const { provider } = world.context
    const read = provider.read
    provider.read = async (intent) => {
      const old = await read(intent)
      provider.read = read
      await world.stripe.refunds.create({ payment_intent: intent, amount: 1_000 })
      await settlePayment(intent, world.context)
      return old
    }
    await settlePayment(intentId ?? '', world.context)
    expect(await world.registration(id)).toMatchObject({ status: 'partially_refunded', refunded: 1_000 })
  })

  test('that fails halfway sends no email and changes nothing, and the next attempt completes it', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    const { outbox } = world.context
    const post = outbox.post
    outbox.post = async (trx, email) => {
      if (email.kind === 'owner') throw new Error('killed')
      await post(trx, email)
    }
    await expect(settlePayment(intentId, world.context)).rejects.toThrow('killed')
    expect(await world.emails()).toEqual([])
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    outbox.post = post
    const settled = await settlePayment(intentId, world.context)
    expect(settled?.payments).toMatchObject([{ receiptNumber: 'BHIA-2025-0001' }])
    expect(await world.emails(rivera.email)).toHaveLength(1)
  })
})
