// What one person paid stays out of reach of the person to whose address staff gave the registration.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { creditRefilledSeat } from '#features/credit/credit-refilled.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { remindOfPayments } from '#features/plans/remind-of-payments.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { correctAddress } from './correct-address.ts'

const world = await accountWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const unnoted = async () => {}
const module2 = { selectedItems: ['module2'], dates: { module2: '2025-09-12' } }

let accomplice: Person
beforeEach(async () => {
  accomplice = await world.person('accomplice@mail.example')
})

/** Staff give the purchase of a guest to the accomplice, whose account then has it. */
async function handOver(registrationId: string) {
  await correctAddress({ registrationId, email: accomplice.email }, world.context, unnoted)
  await accomplice.signIn()
  expect((await accomplice.get('/api/account/active-courses')).status).toBe(200)
  expect(await world.registration(registrationId)).toMatchObject({ uid: accomplice.uid })
}

async function paidDeposit() {
  const customerData = { ...rivera, selectedItems: 'fellowship', dates: {} }
  const { body } = await world.post('/api/create-payment-intent', {
    email: rivera.email,
    customerData,
    plan: true,
  })
  await world.pay(body.clientSecret)
  await world.deliverAll()
  return world.registration(body.registrationId)
}

async function chargeOn(day: string) {
  world.clock.set(`${day}T17:00:00Z`)
  await remindOfPayments(world.context)
  await chargeDuePayments(world.context)
  await world.deliverAll()
}

test('money paid before a correction of the address counts toward no upgrade', async () => {
  const row = await world.paid(module2)
  await handOver(row.id)
  expect((await accomplice.get('/api/account/upgrades')).body).toEqual([])
  const path = '/api/account/upgrades/fellowship/payment-intent'
  expect((await accomplice.call('POST', path, {})).status).toBe(404)
})

test('money of an offer that another person paid counts toward no upgrade of its registrant', async () => {
  const row = await world.paidBy(accomplice, module2)
  const payer = JSON.stringify({ name: 'Marsh Dental', email: 'books@marsh.example' })
  await world.pool.query('update registrations set payer = $1 where id = $2', [payer, row.id])
  expect((await accomplice.get('/api/account/upgrades')).body).toEqual([])
})

test('after a correction a canceled date gives no credit, and its refund goes to the card that paid', async () => {
  const row = await world.paid(module2)
  await handOver(row.id)
  await cancelDate({ course: 'module2', start: '2025-09-12', moveTo: null }, world.context, unnoted)
  const answer = (said: string) =>
    accomplice.call('POST', `/api/account/registrations/${row.id}/answers/module2`, { answer: said })
  expect((await answer('credit')).status).toBe(409)
  expect((await answer('card')).status).toBe(204)
  await world.deliverAll()
  expect(await world.registration(row.id)).toMatchObject({ refunded: dollars(2850) })
})

test('after a correction a refilled seat gives no credit for a late cancellation', async () => {
  const row = await world.paid(module2)
  await handOver(row.id)
  world.clock.set('2025-09-10T19:00:00Z')
  await accomplice.signIn()
  const canceled = { items: ['module2'], amount: 0 }
  const path = `/api/account/transactions/${row.id}/cancel`
  expect((await accomplice.call('POST', path, canceled)).status).toBe(200)
  const [line] = await linesOf(world.database, [row.id])
  await creditRefilledSeat(world.database, line?.courseDateId ?? '', world.context)
  expect(await world.database.selectFrom('tuitionCredits').selectAll().execute()).toEqual([])
})

test('correction forgets the saved card of a plan and shows it to nobody', async () => {
  const row = await paidDeposit()
  await handOver(row.id)
  expect((await world.registration(row.id)).plan).toMatchObject({ methodId: null, card: null })
  expect((await accomplice.get('/api/account/payment-methods')).body).toEqual([])
  await chargeOn('2025-08-02')
  await expect(world.stripe.paymentMethods.detach(row.plan?.methodId ?? '')).rejects.toThrow('not attached')
})

test('after a correction a plan charges nothing and asks the new holder for a card', async () => {
  const row = await paidDeposit()
  await handOver(row.id)
  for (const day of ['2025-08-30', '2025-09-01']) await chargeOn(day)
  const changed = await world.registration(row.id)
  expect(changed.received).toBe(dollars(3000))
  expect(changed.payments[1]).toMatchObject({ state: 'open', tries: 1 })
  const emails = await world.emails(accomplice.email)
  expect(emails.find(({ kind }) => kind === 'plan-reminder')).toMatchObject({
    subject: expect.stringMatching(/^\$2,250.00 is due on Sept/),
    text: expect.stringContaining('No card is saved for it.'),
  })
  const failed = emails.find(({ kind }) => kind === 'plan-failed')
  expect(failed?.text).toContain('No card is saved for the payment of $2,250.00.')
  expect(failed?.text).not.toContain('declined')
})
