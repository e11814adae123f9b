// Money of a canceled date that became credit, and is then refunded in the provider's dashboard.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { cardWhose } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'

const world = await accountWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const start = '2025-10-16'
const price = dollars(6_500)

let owner: Person
beforeEach(async () => {
  owner = await world.person('owner@mail.example')
})

async function becameCredit(card?: string) {
  const row = await world.paidBy(owner, { selectedItems: ['clinical1'], dates: { clinical1: start } }, card)
  await cancelDate({ course: 'clinical1', start, moveTo: null }, world.context, async () => undefined)
  await owner.call('POST', `/api/account/registrations/${row.id}/answers/clinical1`, { answer: 'credit' })
  return row
}

test('credit is taken back by a dashboard refund of the same money, until that fails', async () => {
  const row = await becameCredit(cardWhose.refundFailsLater)
  const total = async () => (await owner.get('/api/account/tuition-credit')).body.total
  await world.refundInDashboard(row, dollars(500))
  expect(await total()).toBe(price - dollars(500))
  expect((await world.emailTo(owner.email, 'elsewhere')).text).toContain('your credit is $500.00 lower')
  expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: price })
  expect(await disagreements(world.context)).toEqual([])
  world.clock.pass(60_000)
  await world.deliverAll()
  expect(await total()).toBe(price)
  expect(await disagreements(world.context)).toEqual([])
})

test('credit that was used is named by check when the dashboard refunds the same money', async () => {
  const row = await becameCredit()
  const { email, token } = owner
  const customerData = { name: 'A B', email, phone: '2135550177', selectedItems: ['module2'], dates: {} }
  await world.post('/api/create-payment-intent', { email, customerData, credit: true }, { bearer: token() })
  await world.refundInDashboard(row, price)
  expect((await owner.get('/api/account/tuition-credit')).body).toMatchObject({ total: 0 })
  expect(await world.registration(row.id)).toMatchObject({ refunded: price + dollars(2_850) })
  expect(await disagreements(world.context)).toHaveLength(1)
})
