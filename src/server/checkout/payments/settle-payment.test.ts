import { afterAll, describe, expect, test, vi } from 'vitest'
import { minutes } from '#domain/days.ts'
import { beginEachTestAnew } from '#tests/support/anew.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { pollOpenPayments, pollRecentNews } from './poll.ts'
import { settlePayment } from './settle-payment.ts'

const world = await checkoutWorld()
await beginEachTestAnew(world)
afterAll(() => world.close())

describe('a payment', () => {
  test('that succeeds completes the registration once, with one receipt and one confirmation', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    await world.deliverAll()
    await pollOpenPayments(world.checkout)
    expect(await world.registration(opened.registrationId)).toMatchObject({
      status: 'completed',
      receiptNumber: 'BHIA-2025-0001',
      received: 285_000,
      card: { brand: 'visa', last4: '4242' },
    })
    const mails = await world.mails(rivera.email)
    expect(mails.map((mail) => mail.kind)).toEqual(['confirmation'])
    expect(await world.mails('registration@academy.example')).toHaveLength(1)
  })

  test('is settled by the browser’s return before any webhook', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    const answer = await world.post('/api/settle-payment', { clientSecret: opened.clientSecret })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'completed', receiptNumber: 'BHIA-2025-0001' },
    })
  })

  test('of another is not settled or shown by a guessed secret', async () => {
    const opened = await world.opened()
    const [intentId] = opened.clientSecret.split('_secret_')
    for (const clientSecret of [`${intentId}_secret_guessed`, 'pi_unknown_secret_guessed']) {
      expect(await world.post('/api/settle-payment', { clientSecret })).toMatchObject({ status: 404 })
    }
  })

  test('is found by the poll when every webhook is lost', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    await pollOpenPayments(world.checkout)
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })

  test('is found so too while an order that was left behind cannot be ended', async () => {
    const { checkout, database } = world
    await database.updateTable('courseDates').set({ spots: 1 }).where('course', '=', 'module2').execute()
    const { registrationId: leftBehind } = await world.opened()
    await database.updateTable('registrations').set({ intentId: null }).execute()
    await world.waitFor('next@mail.example')
    const opened = await world.opened({ selectedItems: ['module1'], dates: {} }, { key: 'another form' })
    await world.pay(opened.clientSecret)
    world.clock.pass(minutes(21))
    const warn = vi.fn()
    const post: typeof checkout.outbox.post = (trx, mail) =>
      mail.kind === 'waiting-list-offer' ? Promise.reject(new Error('full')) : checkout.outbox.post(trx, mail)
    await pollOpenPayments({ ...checkout, log: { ...checkout.log, warn }, outbox: { post } })
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
    expect((await world.registration(leftBehind)).status).toBe('awaiting_payment')
    expect(warn).toHaveBeenCalledTimes(1)
    await pollOpenPayments(checkout)
    expect((await world.registration(leftBehind)).status).toBe('expired')
  })

  test('that is declined leaves the registration open, and another card pays it', async () => {
    const opened = await world.opened()
    expect((await world.pay(opened.clientSecret, '4000000000000002')).status).toBe(402)
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    await world.pay(opened.clientSecret)
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })

  test('that is declined ten times is ended, and the seat is free', async () => {
    const opened = await world.opened()
    for (let attempt = 0; attempt < 10; attempt++) await world.pay(opened.clientSecret, '4000000000000002')
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('canceled')
    expect((await world.pay(opened.clientSecret)).status).toBe(400)
    expect(await world.left('module2')).toBe(6)
  })

  test('that fails in 3-D Secure is counted beside the declines, once however often its news comes', async () => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    const fail = async () => {
      await world.pay(opened.clientSecret, '4000002500003155')
      const answer = { payment_intent: intentId, client_secret: opened.clientSecret, result: 'fail' }
      await world.app.inject({
        method: 'POST',
        url: '/sandbox/3ds',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `${new URLSearchParams(answer)}`,
      })
      await world.deliverAll()
    }
    await world.pay(opened.clientSecret, '4000000000000002')
    for (let attempt = 0; attempt < 8; attempt++) await fail()
    await world.database.deleteFrom('providerEvents').execute()
    for (const event of await world.news()) await world.deliver(event)
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    await fail()
    expect((await world.registration(opened.registrationId)).status).toBe('canceled')
    expect((await world.pay(opened.clientSecret)).status).toBe(400)
  })

  test('that the bank asks about keeps the seats for twenty minutes more, once', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret, '4000002500003155')
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).expiresAt.toISOString()).toBe(
      '2025-08-01T19:40:00.000Z',
    )
    await world.deliverAll()
    world.clock.pass(minutes(39))
    await pollOpenPayments(world.checkout)
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    world.clock.pass(minutes(2))
    await pollOpenPayments(world.checkout)
    expect((await world.registration(opened.registrationId)).status).toBe('expired')
    expect(await world.left('module2')).toBe(6)
  })

  test('of another amount than agreed is refunded and completes nothing', async () => {
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
  test('does not let an old answer of the provider overwrite a newer one', async () => {
    const { id, intentId } = await world.paid()
    const { provider } = world.checkout
    const read = provider.read
    provider.read = async (intent) => {
      const old = await read(intent)
      provider.read = read
      await world.stripe.refunds.create({ payment_intent: intent, amount: 1_000 })
      await settlePayment(intent, world.checkout)
      return old
    }
    await settlePayment(intentId ?? '', world.checkout)
    expect(await world.registration(id)).toMatchObject({ status: 'partially_refunded', refunded: 1_000 })
  })

  test('that fails half-way has told nobody and changed nothing, and is done at the next try', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    const { outbox } = world.checkout
    const post = outbox.post
    outbox.post = async (trx, mail) => {
      if (mail.kind === 'owner') throw new Error('killed')
      await post(trx, mail)
    }
    await expect(settlePayment(intentId, world.checkout)).rejects.toThrow('killed')
    expect(await world.mails()).toEqual([])
    expect((await world.registration(opened.registrationId)).status).toBe('awaiting_payment')
    outbox.post = post
    expect(await settlePayment(intentId, world.checkout)).toMatchObject({ receiptNumber: 'BHIA-2025-0001' })
    expect(await world.mails(rivera.email)).toHaveLength(1)
  })
})

describe('a hold', () => {
  test('that is over frees the seat only after the intent is beyond payment', async () => {
    const opened = await world.opened()
    world.clock.pass(minutes(20))
    expect(await world.left('module2')).toBe(5)
    await pollOpenPayments(world.checkout)
    expect(await world.left('module2')).toBe(6)
    expect((await world.registration(opened.registrationId)).status).toBe('expired')
    expect((await world.pay(opened.clientSecret)).status).toBe(400)
  })

  test('whose money arrived in its last moment is completed, not expired', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    world.clock.pass(minutes(25))
    await pollOpenPayments(world.checkout)
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })

  test('of several dates is all or nothing, and says which date is full', async () => {
    for (let buyer = 0; buyer < 6; buyer++) {
      await world.opened({
        selectedItems: ['clinical1'],
        dates: { clinical1: '2025-10-16' },
        email: `${buyer}@m.example`,
      })
    }
    const both = {
      selectedItems: ['module2', 'clinical1'],
      dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
    }
    const refused = await world.register(both)
    expect(refused).toMatchObject({ status: 409, body: { code: 'session_full' } })
    expect(refused.body.error).toContain('Clinical 1, Oct 16–21, 2025')
    expect(refused.body.dates).toEqual([{ course: 'clinical1', start: '2025-10-16', end: '2025-10-21' }])
    expect(await world.left('module2')).toBe(6)
  })
})

describe('late money', () => {
  /** The provider took money although it had said that the payment was canceled. */
  async function payLate(opened: { clientSecret: string }) {
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    await world.pool.query(
      `update card_sandbox.objects set body = (body::jsonb || '{"status": "requires_payment_method"}')::json where id = $1`,
      [intentId],
    )
    await world.pay(opened.clientSecret)
  }

  test('completes the registration while a seat is free', async () => {
    const opened = await world.opened()
    world.clock.pass(minutes(21))
    await pollOpenPayments(world.checkout)
    await payLate(opened)
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
    expect(await world.left('module2')).toBe(5)
  })

  test('goes back in full once the date is full, with a letter', async () => {
    const opened = await world.opened()
    world.clock.pass(minutes(21))
    await pollOpenPayments(world.checkout)
    for (let buyer = 0; buyer < 6; buyer++) await world.opened({ email: `${buyer}@mail.example` })
    await payLate(opened)
    await world.deliverAll()
    expect(await world.registration(opened.registrationId)).toMatchObject({
      status: 'refunded',
      refunded: 285_000,
      receiptNumber: null,
    })
    expect((await world.mails(rivera.email)).map((mail) => mail.kind)).toEqual(['late-payment'])
    expect(await world.left('module2')).toBe(0)
  })

  test('is found by the hourly poll when its webhook is lost', async () => {
    const opened = await world.opened()
    world.clock.pass(minutes(21))
    await pollOpenPayments(world.checkout)
    await payLate(opened)
    await pollRecentNews(world.checkout)
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })
})
