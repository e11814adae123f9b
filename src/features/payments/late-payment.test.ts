import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { pollOpenPayments, pollRecentEvents } from './poll.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('a hold', () => {
  test('that has ended frees its seat only after its intent is canceled', async () => {
    const opened = await world.opened()
    world.clock.pass(holdTime)
    expect(await world.left('module2')).toBe(5)
    await pollOpenPayments(world.context)
    expect(await world.left('module2')).toBe(6)
    expect((await world.registration(opened.registrationId)).status).toBe('expired')
    expect((await world.pay(opened.clientSecret)).status).toBe(400)
  })

  test('that ended after the payment arrived is completed, not expired', async () => {
    const opened = await world.opened()
    await world.pay(opened.clientSecret)
    world.clock.pass(holdTime + minutes(5))
    await pollOpenPayments(world.context)
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })

  test('on several dates is all or nothing, and the refusal names the full date', async () => {
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

describe('a late payment', () => {
  /** The provider takes a payment for an intent that it had reported as canceled. */
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
    world.clock.pass(holdTime + minutes(1))
    await pollOpenPayments(world.context)
    await payLate(opened)
    await world.deliverAll()
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
    expect(await world.left('module2')).toBe(5)
  })

  test('is refunded in full when the date is full, and the buyer gets an email', async () => {
    const opened = await world.opened()
    world.clock.pass(holdTime + minutes(1))
    await pollOpenPayments(world.context)
    for (let buyer = 0; buyer < 6; buyer++) await world.opened({ email: `${buyer}@mail.example` })
    await payLate(opened)
    await world.deliverAll()
    expect(await world.registration(opened.registrationId)).toMatchObject({
      status: 'refunded',
      refunded: 285_000,
      receiptNumber: null,
    })
    expect((await world.emails(rivera.email)).map((email) => email.kind)).toEqual(['late-payment'])
    expect(await world.left('module2')).toBe(0)
  })

  test('is settled by the hourly poll when its webhook is lost', async () => {
    const opened = await world.opened()
    world.clock.pass(holdTime + minutes(1))
    await pollOpenPayments(world.context)
    await payLate(opened)
    await pollRecentEvents(world.context)
    expect((await world.registration(opened.registrationId)).status).toBe('completed')
  })
})
