import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linesOf } from '#database/registration-lines.ts'
import { minutes } from '#domain/days.ts'
import { refundPolicy } from '#domain/refunds.ts'
import { termsVersion } from '#domain/terms.ts'
import { type CheckoutWorld, checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { pollOpenPayments, pollRecentNews } from './poll.ts'
import { settlePayment } from './settle-payment.ts'

let world: CheckoutWorld
beforeEach(async () => {
  world = await checkoutWorld()
})
afterEach(() => world.close())

describe('an order', () => {
  test('is recorded with price, lines, policy and terms before its intent exists', async () => {
    const opened = await world.opened({
      selectedItems: ['module2', 'clinical1'],
      dates: { module2: '2025-09-12' },
    })
    expect(opened).toMatchObject({
      amount: 935_000,
      currency: 'usd',
      holdExpiresAt: '2025-08-01T19:20:00.000Z',
    })
    expect(await world.registration(opened.registrationId)).toMatchObject({
      status: 'awaiting_payment',
      amount: 935_000,
      items: ['module2', 'clinical1'],
      refundPolicy,
      termsVersion,
    })
    const lines = await linesOf(world.database, [opened.registrationId])
    expect(lines.map(({ course, amount, start }) => [course, amount, start])).toEqual([
      ['module2', 285_000, '2025-09-12'],
      ['clinical1', 650_000, null],
    ])
  })

  test('travels to the provider without personal data', async () => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    const intent = await world.stripe.paymentIntents.retrieve(intentId)
    expect(intent.metadata).toEqual({
      registrationId: opened.registrationId,
      items: 'module2',
      priceVersion: '2025-1',
    })
    expect(JSON.stringify(intent)).not.toContain('rivera')
  })

  test('of a program takes its courses without dates and holds no seat', async () => {
    const opened = await world.opened({ selectedItems: 'fellowship', dates: {} })
    expect(opened).toMatchObject({ amount: 1_200_000, holdExpiresAt: null })
    const lines = await linesOf(world.database, [opened.registrationId])
    expect(lines.map((line) => line.sessionId)).toEqual([null, null, null])
  })

  test('for a date that is past is taken for the next one and holds no seat', async () => {
    world.clock.set('2025-09-20T19:00:00Z')
    const opened = await world.opened()
    expect(opened.holdExpiresAt).toBeNull()
    expect(await linesOf(world.database, [opened.registrationId])).toMatchObject([{ start: null }])
  })
})

describe('one form', () => {
  test('sent twice with the same order is one registration with one client secret', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const again = await world.opened({}, { key: 'form-key-1' })
    expect(again).toEqual(first)
    expect(await world.left('module2')).toBe(5)
  })

  test('sent eight times at once is one registration', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.opened({}, { key: 'form-key-1' })),
    )
    expect(new Set(answers.map((answer) => answer.clientSecret)).size).toBe(1)
    expect(await world.left('module2')).toBe(5)
  })

  test('two forms with the same e-mail and order are two registrations', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const second = await world.opened({}, { key: 'form-key-2' })
    expect(second.registrationId).not.toBe(first.registrationId)
  })

  test('sent again with another order ends the former one, which can no longer be paid', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const edited = await world.opened({ selectedItems: ['module2', 'module3'] }, { key: 'form-key-1' })
    expect(edited.registrationId).not.toBe(first.registrationId)
    expect((await world.registration(first.registrationId)).status).toBe('canceled')
    expect((await world.pay(first.clientSecret)).status).toBe(400)
    expect(await world.left('module2')).toBe(5)
  })

  test('keeps the last seat through an edit, whoever waits for it', async () => {
    for (let buyer = 0; buyer < 5; buyer++) await world.opened({ email: `${buyer}@mail.example` })
    await world.opened({}, { key: 'form-key-1' })
    const joined = { course: 'module2', start: '2025-09-12', email: 'waits@mail.example' }
    expect((await world.post('/api/waiting-list', joined)).status).toBe(200)
    const edited = await world.opened({ phone: '(213) 555-0188' }, { key: 'form-key-1' })
    await world.deliverAll()
    await world.pay(edited.clientSecret)
    await world.deliverAll()
    expect((await world.registration(edited.registrationId)).status).toBe('completed')
  })

  test('edited after its money arrived is refused, and what was paid stands', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    await world.pay(first.clientSecret)
    const edited = await world.register({ selectedItems: ['module3'], dates: {} }, { key: 'form-key-1' })
    expect(edited).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect((await world.registration(first.registrationId)).status).toBe('completed')
    expect(await world.left('module2')).toBe(5)
  })

  test('sent again after success gives the paid registration, not a second one', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    await world.pay(first.clientSecret)
    await world.deliverAll()
    expect((await world.opened({}, { key: 'form-key-1' })).registrationId).toBe(first.registrationId)
  })

  test('sent again after its time is over opens anew', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    world.clock.pass(minutes(21))
    const again = await world.opened({}, { key: 'form-key-1' })
    expect(again.registrationId).not.toBe(first.registrationId)
    expect((await world.registration(first.registrationId)).status).toBe('expired')
    expect(await world.left('module2')).toBe(5)
  })
})

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
    expect(refused.body.error).toContain('Clinical 1, Oct 16–21 2025')
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

describe('limits', () => {
  test('an address may open thirty payments in ten minutes, then is told when to come back', async () => {
    for (let buyer = 0; buyer < 30; buyer++) {
      await world.opened({ email: `${buyer}@mail.example`, dates: {} }, { from: '203.0.113.7' })
    }
    const refused = await world.register({ dates: {} }, { from: '203.0.113.7' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await world.register({ dates: {} }, { from: '203.0.113.8' })).status).toBe(200)
  })

  test('an e-mail may open ten, from wherever', async () => {
    for (let address = 0; address < 10; address++)
      await world.opened({ dates: {} }, { from: `203.0.113.${address}` })
    expect((await world.register({ dates: {} }, { from: '203.0.113.99' })).status).toBe(429)
  })

  test('a reload of the same order costs nothing', async () => {
    for (let reload = 0; reload < 40; reload++) await world.opened({ dates: {} }, { key: 'form-key-1' })
  })
})
