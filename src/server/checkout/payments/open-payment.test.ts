import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { linesOf } from '#database/tables/registration-lines.ts'
import { minutes } from '#domain/days.ts'
import { refundPolicy } from '#domain/refunds.ts'
import { termsVersion } from '#domain/terms.ts'
import { beginEachTestAnew } from '#tests/support/anew.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { pollOpenPayments } from './poll.ts'

/** The payment that a bank has not decided about. */
let atBank: string | undefined

/** Such a payment can neither be stopped nor read as anything else. */
const world = await checkoutWorld({
  wire: (provider) => async (input, init) => {
    const { pathname } = new URL(String(input))
    if (!atBank || !pathname.includes(atBank)) return provider.fetch(input, init)
    if (pathname.endsWith('/cancel')) {
      return Response.json(
        { error: { type: 'invalid_request_error', message: 'processing' } },
        { status: 400 },
      )
    }
    const answer = await provider.fetch(input, init)
    return Response.json({ ...(await answer.json()), status: 'processing' })
  },
})
await beginEachTestAnew(world)
beforeEach(() => {
  atBank = undefined
})
afterAll(() => world.close())

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

  test('asks for a card and nothing else', async () => {
    const { clientSecret } = await world.opened()
    const [intentId = ''] = clientSecret.split('_secret_')
    expect((await world.stripe.paymentIntents.retrieve(intentId)).payment_method_types).toEqual(['card'])
  })

  test('that was opened before an upgrade, and asked in other words, is gone on with and paid after it', async () => {
    const { provider } = world.checkout
    const createIntent = provider.createIntent
    /** As it was asked when all that the account offers was taken. */
    const asBefore = ({ registrationId, amount }: Parameters<typeof createIntent>[0]) =>
      world.stripe.paymentIntents.create(
        {
          amount,
          currency: 'usd',
          automatic_payment_methods: { enabled: true },
          metadata: { registrationId },
        },
        { idempotencyKey: `reg:${registrationId}:v1` },
      )
    provider.createIntent = async (intent) => {
      const { id, client_secret } = await asBefore(intent)
      return { intentId: id, clientSecret: client_secret ?? '' }
    }
    const recorded = await world.opened({}, { key: 'recorded' })
    provider.createIntent = async (intent) => {
      await asBefore(intent)
      throw new Error('killed before it was recorded')
    }
    expect((await world.register({}, { key: 'left behind' })).status).toBe(500)
    provider.createIntent = createIntent

    expect(await world.opened({}, { key: 'recorded' })).toEqual(recorded)
    const leftBehind = await world.opened({}, { key: 'left behind' })
    for (const { clientSecret, registrationId } of [recorded, leftBehind]) {
      await world.pay(clientSecret)
      await world.deliverAll()
      expect((await world.registration(registrationId)).status).toBe('completed')
    }
  })

  test('spends two keys a click while the provider fails, so that an outage of some clicks leaves it payable', async () => {
    const keysSpent = async () =>
      (await world.pool.query(`select from card_sandbox.idempotency where key like 'reg:%'`)).rowCount
    await world.pool.query('alter table card_sandbox.deliveries rename to mislaid')
    for (let clicks = 1; clicks <= 6; clicks++) {
      expect((await world.register({}, { key: 'patient form' })).status).toBe(503)
      expect(await keysSpent()).toBe(2 * clicks)
    }
    await world.pool.query('alter table card_sandbox.mislaid rename to deliveries')
    expect((await world.register({}, { key: 'patient form' })).status).toBe(200)
  })

  test('of a program takes its courses without dates and holds no seat', async () => {
    const opened = await world.opened({ selectedItems: 'fellowship', dates: {} })
    expect(opened).toMatchObject({ amount: 1_200_000, holdExpiresAt: null })
    const lines = await linesOf(world.database, [opened.registrationId])
    expect(lines.map((line) => line.courseDateId)).toEqual([null, null, null])
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

  test('sent again in another language is the same registration, whose letters speak that one', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    const again = await world.opened({}, { key: 'form-key-1', cookie: 'language=es' })
    expect(again).toEqual(first)
    expect((await world.registration(first.registrationId)).language).toBe('es')
  })

  test('sent eight times at once is one registration', async () => {
    // Who waits too long for the first is told to try again, and does.
    const send = async (): Promise<string> => {
      const { body } = await world.register({}, { key: 'form-key-1' })
      return body.code === 'payments_unavailable' ? send() : body.clientSecret
    }
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, send))
    expect(first).toContain('_secret_')
    expect(new Set(others)).toEqual(new Set([first]))
    expect(await world.left('module2')).toBe(5)
  })

  test('sent again while the first is still asking the provider waits for its answer', async () => {
    const { provider } = world.checkout
    const createIntent = provider.createIntent
    provider.createIntent = async () => {
      provider.createIntent = createIntent
      return null
    }
    expect((await world.register({}, { key: 'form-key-1' })).status).toBe(200)
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
    await world.waitFor('waits@mail.example')
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

  test('edited after its money arrived is refused however often it is tried', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    await world.pay(first.clientSecret)
    const edit = { selectedItems: ['module3'], dates: {} }
    for (let tries = 0; tries < 3; tries++) {
      expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({
        status: 409,
        body: { code: 'already_paid' },
      })
    }
    expect(await payable()).toEqual([])
  })

  test('changed while a bank decides is refused until it has, however often it is changed', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    atBank = first.clientSecret.split('_secret_')[0]
    const inProgress = { status: 409, body: { code: 'payment_in_progress' } }
    const edits = [{ phone: '(213) 555-0188' }, { phone: '(213) 555-0189' }]
    for (const edit of [...edits, ...edits]) {
      expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject(inProgress)
    }
    // The last of them holds the seat, and its time is over before the bank has decided.
    world.clock.pass(minutes(21))
    await pollOpenPayments(world.checkout)
    expect(await world.register(edits[0], { key: 'form-key-1' })).toMatchObject(inProgress)
    expect(await payable()).toEqual([first.registrationId])

    atBank = undefined
    await world.pay(first.clientSecret)
    await world.deliverAll()
    expect((await world.registration(first.registrationId)).status).toBe('completed')
    expect(await world.register(edits[1], { key: 'form-key-1' })).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    })
    expect(await payable()).toEqual([])
    expect(await world.left('module2')).toBe(5)
  })

  test('paid after the change that waited for it was given up, it is not sold once more', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    atBank = first.clientSecret.split('_secret_')[0]
    const edit = { phone: '(213) 555-0188' }
    expect((await world.register(edit, { key: 'form-key-1' })).status).toBe(409)
    world.clock.pass(minutes(21))
    await pollOpenPayments(world.checkout)
    atBank = undefined
    await world.pay(first.clientSecret)
    await world.deliverAll()
    expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    })
    expect(await payable()).toEqual([])
  })

  test('paid too late for the date that a change gave up, it is told so once, and begins anew', async () => {
    const first = await world.opened({}, { key: 'form-key-1' })
    atBank = first.clientSecret.split('_secret_')[0]
    const edit = { selectedItems: ['module3'], dates: {} }
    expect((await world.register(edit, { key: 'form-key-1' })).status).toBe(409)
    for (let buyer = 0; buyer < 6; buyer++) await world.opened({ email: `${buyer}@mail.example` })
    atBank = undefined
    await world.pay(first.clientSecret)
    expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({
      status: 409,
      body: { code: 'paid_too_late' },
    })
    expect((await world.registration(first.registrationId)).status).not.toBe('completed')
    expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({ status: 200 })
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

/** The registrations that somebody was given the means to pay. */
async function payable(): Promise<string[]> {
  const rows = await world.database
    .selectFrom('registrations')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where('intentId', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** As the limiter writes it down. */
const countOf = (key: string) => createHash('sha256').update(key).digest('base64url')

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

  test('an email may open ten from one network; its owner still buys from another', async () => {
    for (let order = 0; order < 10; order++) await world.opened({ dates: {} }, { from: '203.0.113.7' })
    expect((await world.register({ dates: {} }, { from: '203.0.113.7' })).status).toBe(429)
    expect((await world.register({ dates: {} }, { from: '203.0.113.8' })).status).toBe(200)
  })

  test('one IPv6 /48 opens sixteen times as many as a household, for an email too', async () => {
    const from = (subnet: number) => `2001:db8:7:${(subnet * 256).toString(16)}::1`
    let passed = 0
    for (let order = 0; order < 170; order++) {
      passed += (await world.register({ dates: {} }, { from: from(order) })).status === 200 ? 1 : 0
    }
    expect(passed).toBe(160)
  })

  test.each([
    ['recorded', 'registrations', 'true'],
    ['counted whole', 'limits', `new.key = '${countOf(`intents for ${rivera.email} from 127.0.0.1`)}'`],
  ])('orders that could not be %s cost nothing, refused ones do', async (_, table, row) => {
    await world.pool.query(`
      create function no_room() returns trigger language plpgsql
        as $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
      create trigger no_room before insert on ${table} for each row when (${row}) execute function no_room()`)
    const answers = []
    for (let order = 0; order < 31; order++) answers.push((await world.register()).status)
    await world.pool.query('drop function no_room cascade')
    expect(answers).toEqual(Array(31).fill(503))

    const noSuchDate = { dates: { module2: '2030-01-01' } }
    for (let order = 0; order < 10; order++) expect((await world.register(noSuchDate)).status).toBe(400)
    expect((await world.register()).status).toBe(429)
  })

  test('a reload of the same order costs nothing', async () => {
    for (let reload = 0; reload < 40; reload++) await world.opened({ dates: {} }, { key: 'form-key-1' })
  })
})
