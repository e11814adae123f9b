import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditUsed, stillDue } from '#domain/money/ledger.ts'
import { dollars } from '#domain/money/money.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'

let world: AccountWorld
let owner: Person
let count = 0

beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  count++
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person(`upgrade${count}@mail.example`)
})

const upgrades = async () => (await owner.get('/api/account/upgrades')).body
const open = (program: string) => owner.call('POST', `/api/account/upgrades/${program}/payment-intent`, {})

async function upgradeTo(program: string) {
  const { status, body } = await open(program)
  expect(status).toBe(200)
  if (body.clientSecret) await world.pay(body.clientSecret)
  await world.deliverAll()
  return world.registration(body.registrationId)
}

describe('the owner of the Fellowship', () => {
  test('sees the remaining price of the Mastership, pays it, and keeps dates and completions', async () => {
    const fellowship = await world.paidBy(owner, { selectedItems: 'fellowship', dates: {} })
    await owner.call('PUT', `/api/account/registrations/${fellowship.id}/dates/module2`, {
      start: '2025-09-12',
    })
    const left = await world.left('module2')
    const [offered] = await upgrades()
    expect(offered).toMatchObject({ program: 'mastership', counted: dollars(12_000), blocked: null })
    expect(offered.rest).toBe(offered.price - dollars(12_000))

    const row = await upgradeTo('mastership')
    expect(row).toMatchObject({ status: 'completed', received: offered.price, amount: offered.price })
    expect(creditUsed(row.ledger)).toBe(dollars(12_000))
    expect(stillDue(row.ledger)).toBe(0)
    const lines = await linesOf(world.database, [row.id])
    expect(lines.find(({ course }) => course === 'module2')).toMatchObject({ start: '2025-09-12' })
    expect(await world.left('module2')).toBe(left)
    expect(await world.registration(fellowship.id)).toMatchObject({ status: 'refunded' })
    expect(await upgrades()).toEqual([])
    const refunds = await world.stripe.refunds.list({ payment_intent: fellowship.intentId ?? '' })
    expect(refunds.data).toEqual([])
    expect((await owner.get('/api/account/tuition-credit')).body).toMatchObject({ total: 0 })
    expect(await disagreements(world.context)).toEqual([])
  })

  test('pays an open upgrade in the account: the order form cannot take it up', async () => {
    await world.paidBy(owner, { selectedItems: 'fellowship', dates: {} })
    const { registrationId } = (await open('mastership')).body
    expect(await owner.get(`/api/account/registrations/${registrationId}/unpaid-order`)).toMatchObject({
      status: 409,
      body: { code: 'registration_closed' },
    })
    expect((await open('mastership')).body.registrationId).toBe(registrationId)
  })

  test('cannot upgrade while a payment is disputed', async () => {
    const row = await world.paidBy(owner, { selectedItems: 'fellowship', dates: {} })
    await changeRegistration(world.database, row, { dispute: 'open' })
    expect(await upgrades()).toMatchObject([{ program: 'mastership', blocked: 'disputed' }])
    expect(await open('mastership')).toMatchObject({ status: 409, body: { code: 'upgrade_blocked' } })
  })
})

test('owner of a plan chooses only dates that were paid for, and cannot upgrade while a payment is overdue', async () => {
  const { email } = owner
  const customerData = { ...rivera, email, selectedItems: 'fellowship', dates: {} }
  const asked = { email, customerData, plan: true }
  const { body } = await world.post('/api/create-payment-intent', asked, { bearer: owner.token() })
  await world.pay(body.clientSecret)
  await world.deliverAll()
  const choose = (course: string, start: string) =>
    owner.call('PUT', `/api/account/registrations/${body.registrationId}/dates/${course}`, { start })
  expect(await choose('clinical1', '2025-10-16')).toMatchObject({
    status: 409,
    body: { code: 'date_unpaid' },
  })
  expect((await choose('module2', '2025-09-12')).status).toBe(200)
  world.clock.set('2025-09-03T19:00:00Z')
  await owner.signIn()
  expect(await upgrades()).toMatchObject([{ program: 'mastership', blocked: 'overdue' }])
  expect(await open('mastership')).toMatchObject({ status: 409, body: { code: 'upgrade_blocked' } })
})

test('a completed course counts, and its certificate moves in', async () => {
  const single = await world.paidBy(owner, { selectedItems: ['module2'], dates: { module2: '2025-09-12' } })
  world.clock.set('2025-09-20T19:00:00Z')
  await owner.signIn()
  await world.desk.complete(single.id, 'module2', '2025-09-14')
  const row = await upgradeTo('fellowship')
  const [moved] = (await linesOf(world.database, [row.id])).filter(({ course }) => course === 'module2')
  expect(moved).toMatchObject({ completedOn: '2025-09-14' })
  const { rows } = await world.pool.query(
    'select course from certificates where registration_id = $1 and revoked_at is null',
    [row.id],
  )
  expect(rows).toEqual([{ course: 'module2' }])
})

test('a payment that arrives after the course was canceled is refunded', async () => {
  const single = await world.paidBy(owner, { selectedItems: ['module2'], dates: {} })
  const { body } = await open('fellowship')
  const path = `/api/account/transactions/${single.id}/cancel`
  await owner.call('POST', path, { items: ['module2'], amount: dollars(2_850) })
  await world.pay(body.clientSecret)
  await world.deliverAll()
  expect(await world.registration(body.registrationId)).toMatchObject({ status: 'refunded' })
})

test('more than the price counts only up to it', async () => {
  for (const course of ['clinical1', 'clinical2', 'module1', 'module2']) {
    await world.paidBy(owner, { selectedItems: [course], dates: {} })
  }
  for (const { rest, counted, price } of await upgrades()) {
    expect(rest).toBeGreaterThanOrEqual(0)
    expect(rest + counted).toBe(price)
  }
})

test('the payment of an upgrade waits for the older registration before it locks its own', async () => {
  const single = await world.paidBy(owner, { selectedItems: ['module2'], dates: {} })
  // Locks are taken oldest first, so the upgrade must be younger.
  world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString())
  const { body } = await open('fellowship')
  await world.pay(body.clientSecret)
  const isWaiting = async () => {
    const { rows } = await world.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return rows.length > 0
  }
  const other = await world.pool.connect()
  const lock = (id: string) => other.query('select from registrations where id = $1 for update', [id])
  await other.query('begin')
  await lock(single.id)
  const delivering = world.deliverAll()
  await expect.poll(isWaiting).toBe(true)
  // If the payment held its own registration by now, this would be a deadlock.
  await lock(body.registrationId)
  await other.query('commit')
  other.release()
  await delivering
  expect(await world.registration(body.registrationId)).toMatchObject({ status: 'completed' })
})
