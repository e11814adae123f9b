import { afterAll, describe, expect, test } from 'vitest'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { checkoutWorld, rivera, twoCourses } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('a cancellation', () => {
  test('of all lines refunds the quoted amount, ends the courses and frees the seats', async () => {
    const row = await world.paid(twoCourses)
    expect(await world.quoteOf(row)).toEqual({
      lines: [
        { course: 'module2', amount: 285_000, rule: 'full' },
        { course: 'clinical1', amount: 650_000, rule: 'full' },
      ],
      amount: 935_000,
      left: 935_000,
      policyVersion: '2025-1',
    })
    const answer = await world.cancel(row, ['module2', 'clinical1'], 935_000)
    expect(answer).toMatchObject({ status: 200, body: { status: 'refunded', refunded: 935_000 } })
    expect(await world.left('module2')).toBe(6)
    expect((await world.emails(rivera.email)).map((email) => email.kind)).toEqual(['cancel', 'confirmation'])
  })

  test('of one line keeps the other, and refunds half in the second week before the date', async () => {
    const row = await world.paid(twoCourses)
    world.clock.set('2025-09-01T19:00:00Z')
    const answer = await world.cancel(row, ['module2'], 142_500)
    expect(answer.body).toMatchObject({
      status: 'partially_refunded',
      refunded: 142_500,
      lines: [
        { course: 'module2', state: 'canceled', refunded: 142_500 },
        { course: 'clinical1', state: 'active' },
      ],
    })
    expect(await world.left('clinical1', '2025-10-16')).toBe(5)
  })

  test('for another amount than quoted is refused with the right amount and changes nothing', async () => {
    const row = await world.paid()
    world.clock.set('2025-09-01T19:00:00Z')
    const answer = await world.cancel(row, ['module2'], 285_000)
    expect(answer).toMatchObject({ status: 409, body: { code: 'amount_changed' } })
    expect(answer.body.error).toContain('$1,425.00')
    expect((await world.registration(row.id)).status).toBe('completed')
  })

  test('in the last week before the date refunds nothing and still cancels', async () => {
    const row = await world.paid()
    world.clock.set('2025-09-08T19:00:00Z')
    expect(await world.cancel(row, ['module2'], 0)).toMatchObject({
      status: 200,
      body: { status: 'completed', refunded: 0 },
    })
    expect(await refundsOf(world.database, row.id)).toEqual([])
    expect(await world.left('module2')).toBe(6)
  })

  test('of a line twice, at once or later, pays once', async () => {
    const row = await world.paid(twoCourses)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.cancel(row, ['module2'], 285_000)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await world.cancel(row, ['module2'], 285_000)).status).toBe(409)
    expect((await world.registration(row.id)).refunded).toBe(285_000)
  })

  test('of a program refunds each line’s share, and never more than the whole', async () => {
    const row = await world.paid({ selectedItems: 'fellowship', dates: {} })
    expect((await world.cancel(row, ['clinical1'], 639_346)).body).toMatchObject({
      status: 'partially_refunded',
    })
    expect((await world.cancel(row, ['module1', 'module2'], 560_654)).body).toMatchObject({
      status: 'refunded',
      refunded: 1_200_000,
    })
  })

  test('of an unpaid registration is refused', async () => {
    const { registrationId } = await world.opened()
    const row = await world.registration(registrationId)
    expect((await world.quoteOf(row)).lines).toEqual([])
    expect(await world.cancel(row, ['module2'], 285_000)).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable' },
    })
  })
})
