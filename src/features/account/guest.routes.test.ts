import { afterAll, describe, expect, test } from 'vitest'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('a guest’s link', () => {
  test('shows the registration with its lines and refund calendar', async () => {
    const row = await world.paid()
    const shown = (await world.app.inject(world.linkOf(row))).json()
    expect(shown).toMatchObject({
      status: 'completed',
      amount: 285_000,
      receiptNumber: 'BHIA-2025-0001',
      lines: [
        {
          course: 'module2',
          start: '2025-09-12',
          state: 'active',
          calendar: [
            { lastDay: '2025-08-28', amount: 285_000 },
            { lastDay: '2025-09-05', amount: 142_500 },
          ],
        },
      ],
    })
  })

  test('that is forged is 404 on every call', async () => {
    const forged = `/api/registrations/${'A'.repeat(43)}`
    expect((await world.app.inject(forged)).statusCode).toBe(404)
    expect((await world.app.inject(`${forged}/refund-quote`)).statusCode).toBe(404)
    expect((await world.post(`${forged}/cancel`, { items: ['module2'], amount: 0 })).status).toBe(404)
  })
})
