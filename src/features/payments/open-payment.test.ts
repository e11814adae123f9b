import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { termsVersion } from '#domain/catalogue/terms.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'
import { ordersPerAddress, ordersPerBuyer } from '#features/orders/place-order.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
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

  test('is sent to the provider without personal data', async () => {
    const opened = await world.opened()
    const [intentId = ''] = opened.clientSecret.split('_secret_')
    const intent = await world.stripe.paymentIntents.retrieve(intentId)
    const { payments } = await world.registration(opened.registrationId)
    expect(intent.metadata).toEqual({
      registrationId: opened.registrationId,
      paymentId: payments[0].id,
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

  test('opened by an earlier release with other intent parameters can still be paid', async () => {
    const { provider } = world.context
    const createIntent = provider.createIntent
    /** The intent of the release that accepted every payment method of the account. */
    const createAsBefore = ({ registrationId, amount }: Parameters<typeof createIntent>[0]) =>
      world.stripe.paymentIntents.create(
        {
          amount,
          currency: 'usd',
          metadata: { registrationId },
        },
        { idempotencyKey: `reg:${registrationId}:v1` },
      )
    provider.createIntent = async (intent) => {
      const { id, client_secret } = await createAsBefore(intent)
      return { intentId: id, clientSecret: client_secret ?? '' }
    }
    const recorded = await world.opened({}, { key: 'recorded' })
    provider.createIntent = async (intent) => {
      await createAsBefore(intent)
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

  test('uses two idempotency keys per click during an outage and can be paid after it', async () => {
    const keysSpent = async () =>
      (await world.pool.query(`select from card_sandbox.idempotency where key like 'payment:%'`)).rowCount
    await world.pool.query('alter table card_sandbox.deliveries rename to mislaid')
    for (let clicks = 1; clicks <= 6; clicks++) {
      expect((await world.register({}, { key: 'patient form' })).status).toBe(503)
      expect(await keysSpent()).toBe(2 * clicks)
    }
    await world.pool.query('alter table card_sandbox.mislaid rename to deliveries')
    expect((await world.register({}, { key: 'patient form' })).status).toBe(200)
  })

  test('of a program has course lines without dates and holds no seat', async () => {
    const opened = await world.opened({ selectedItems: 'fellowship', dates: {} })
    expect(opened).toMatchObject({ amount: 1_200_000, holdExpiresAt: null })
    const lines = await linesOf(world.database, [opened.registrationId])
    expect(lines.map((line) => line.courseDateId)).toEqual([null, null, null])
  })

  test('for a past date means the next date and holds no seat', async () => {
    world.clock.set('2025-09-20T19:00:00Z')
    const opened = await world.opened()
    expect(opened.holdExpiresAt).toBeNull()
    expect(await linesOf(world.database, [opened.registrationId])).toMatchObject([{ start: null }])
  })
})

/** The limiter stores digests of its keys. */
const countOf = (key: string) => createHash('sha256').update(key).digest('base64url')

describe('limits', () => {
  const from = '203.0.113.7'

  test('an address that opens too many payments gets 429 with a retry time', async () => {
    for (let buyer = 0; buyer < ordersPerAddress.limit; buyer++) {
      await world.opened({ email: `${buyer}@mail.example`, dates: {} }, { from })
    }
    const refused = await world.register({ dates: {} }, { from })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await world.register({ dates: {} }, { from: '203.0.113.8' })).status).toBe(200)
  })

  test('an email is limited in one network, and its owner still buys from another', async () => {
    for (let order = 0; order < ordersPerBuyer.limit; order++) await world.opened({ dates: {} }, { from })
    expect((await world.register({ dates: {} }, { from })).status).toBe(429)
    expect((await world.register({ dates: {} }, { from: '203.0.113.8' })).status).toBe(200)
  })

  test('one IPv6 /48 opens sixteen times as many as a household, for an email too', async () => {
    const subnetAddress = (subnet: number) => `2001:db8:7:${(subnet * 256).toString(16)}::1`
    let passed = 0
    for (let order = 0; order < 17 * ordersPerBuyer.limit; order++) {
      passed += (await world.register({ dates: {} }, { from: subnetAddress(order) })).status === 200 ? 1 : 0
    }
    expect(passed).toBe(16 * ordersPerBuyer.limit)
  })

  test.each([
    ['recorded', 'registrations', 'true'],
    ['counted', 'limits', `new.key = '${countOf(`intents for ${rivera.email} from ${from}`)}'`],
  ])(
    'an order that a database fault keeps from being %s does not count, a refused one does',
    async (_, table, row) => {
      await world.pool.query(`
      create function no_room() returns trigger language plpgsql
        as $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
      create trigger no_room before insert on ${table} for each row when (${row}) execute function no_room()`)
      const answers = []
      for (let order = 0; order <= ordersPerAddress.limit; order++)
        answers.push((await world.register({}, { from })).status)
      await world.pool.query('drop function no_room cascade')
      expect(answers).toEqual(Array(ordersPerAddress.limit + 1).fill(503))

      const noSuchDate = { dates: { module2: '2030-01-01' } }
      for (let order = 0; order < ordersPerBuyer.limit; order++) {
        expect((await world.register(noSuchDate, { from })).status).toBe(400)
      }
      expect((await world.register({}, { from })).status).toBe(429)
    },
  )

  test('reloading the same order does not count', async () => {
    for (let reload = 0; reload < 40; reload++) await world.opened({ dates: {} }, { key: 'form-key-1' })
  })
})
