import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { creditUsed } from '#domain/money/ledger.ts'
import { dollars, sum } from '#domain/money/money.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { giveCredit, reverseCredit } from './give-credit.ts'

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
  owner = await world.person(`credit${count}@mail.example`)
})

const quiet = async () => undefined

const give = (amount: number, expiresOn: string | null = null, email = owner.email) =>
  world.database
    .transaction()
    .execute((trx) =>
      giveCredit(trx, { email, source: 'goodwill', amount, expiresOn, reason: 'x' }, world.context, quiet),
    )

function order(body: object = { credit: true }, who: Person | null = owner, key?: string) {
  const { email } = owner
  const customerData = { name: 'A B', email, phone: '2135550177', selectedItems: ['module2'], dates: {} }
  const bearer = who?.token()
  const caller = { from: `10.9.0.${count}`, ...(bearer && { bearer }), ...(key && { key }) }
  return world.post('/api/create-payment-intent', { email, customerData, ...body }, caller)
}

const shown = async () => (await owner.call('GET', '/api/account/tuition-credit')).body

async function paidWith(amount: number) {
  await give(amount)
  const { body } = await order()
  if (body.clientSecret) await world.pay(body.clientSecret)
  await world.deliverAll()
  return world.registration(body.registrationId)
}

describe('an order with credit', () => {
  test('charges the card only what credit does not cover', async () => {
    await give(dollars(1_000))
    const { status, body } = await order()
    expect({ status, amount: body.amount, credit: body.credit }).toEqual({
      status: 200,
      amount: dollars(1_850),
      credit: dollars(1_000),
    })
    await world.pay(body.clientSecret)
    await world.deliverAll()
    const row = await world.registration(body.registrationId)
    expect(row).toMatchObject({ status: 'completed', received: dollars(2_850) })
    expect(creditUsed(row.ledger)).toBe(dollars(1_000))
    expect(await shown()).toMatchObject({ total: 0, credits: [{ state: 'used', left: 0 }] })
  })

  test('needs no card when credit covers everything', async () => {
    const row = await paidWith(dollars(3_000))
    expect(row).toMatchObject({ status: 'completed', intentId: null, received: dollars(2_850) })
    expect(row.receiptNumber).toMatch(/^BHIA-/)
    expect(await shown()).toMatchObject({ total: dollars(150) })
    const kinds = (await world.emails(owner.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['credit', 'confirmation']))
  })

  test('without the opt-in uses none', async () => {
    await give(dollars(1_000))
    const { body } = await order({})
    expect(body).toMatchObject({ amount: dollars(2_850) })
    expect(body).not.toHaveProperty('credit')
  })

  test('is refused without a verified sign-in, without credit, and with a plan', async () => {
    expect(await order()).toMatchObject({ status: 409, body: { code: 'no_credit' } })
    await give(dollars(100))
    expect(await order({ credit: true }, null)).toMatchObject({
      status: 401,
      body: { code: 'credit_sign_in' },
    })
    expect(await order({ credit: true, plan: true })).toMatchObject({ status: 400 })
  })

  test('leaves at least what a card can be charged', async () => {
    await give(dollars(2_850) - 20)
    expect((await order()).body).toMatchObject({ amount: 50, credit: dollars(2_850) - 50 })
  })

  test('uses no expired credit, and what expires first before the rest', async () => {
    await give(dollars(100), '2025-08-02')
    await give(dollars(100), '2025-08-05')
    world.clock.set('2025-08-03T19:00:00Z')
    await owner.signIn()
    expect(await shown()).toMatchObject({ total: dollars(100) })
    expect((await order()).body).toMatchObject({ credit: dollars(100) })
  })

  test('that is edited or ends gives its credit back', async () => {
    await give(dollars(500))
    const key = `form-${count}-12345`
    expect((await order({ credit: true }, owner, key)).body).toMatchObject({ credit: dollars(500) })
    expect((await order({}, owner, key)).body).toMatchObject({ amount: dollars(2_850) })
    expect((await order({ credit: true }, owner, key)).body).toMatchObject({ credit: dollars(500) })
  })
})

test('parallel orders with one credit never use more than it has', async () => {
  await give(dollars(1_000))
  const opened = await Promise.all(Array.from({ length: 8 }, () => order()))
  const held = opened.map(({ status, body }) => (status === 200 ? (body.credit as number) : 0))
  expect(sum(held)).toBe(dollars(1_000))
  for (const { body } of opened) if (body.clientSecret) await world.pay(body.clientSecret)
  await world.deliverAll()
  const { rows } = await world.pool.query(`select balance, held from tuition_credits where email = $1`, [
    owner.email,
  ])
  expect(rows).toEqual([{ balance: 0, held: 0 }])
})

describe('a cancellation', () => {
  test('returns credit as credit first, the rest to the card', async () => {
    const row = await paidWith(dollars(1_000))
    const answer = await world.cancel(row, ['module2'], dollars(2_850))
    expect(answer.status).toBe(401)
    const path = `/api/account/transactions/${row.id}/cancel`
    const done = await owner.call('POST', path, { items: ['module2'], amount: dollars(2_850) })
    expect(done.status).toBe(200)
    await world.deliverAll()
    expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: dollars(2_850) })
    const { total, credits } = await shown()
    expect(total).toBe(dollars(1_000))
    expect(credits).toContainEqual(expect.objectContaining({ source: 'returned', expiresOn: '2027-08-01' }))
    const refunds = await world.stripe.refunds.list({ payment_intent: row.intentId ?? '' })
    expect(refunds.data.map(({ amount }) => amount)).toEqual([dollars(1_850)])
    expect(await disagreements(world.context)).toEqual([])
  })

  test('of an order that only credit paid is refunded at once', async () => {
    const row = await paidWith(dollars(2_850))
    const path = `/api/account/transactions/${row.id}/cancel`
    await owner.call('POST', path, { items: ['module2'], amount: dollars(2_850) })
    expect(await world.registration(row.id)).toMatchObject({ status: 'refunded' })
    expect(await shown()).toMatchObject({ total: dollars(2_850) })
  })
})

test('staff reverse what is left of goodwill, but nothing that was paid', async () => {
  const { id } = await give(dollars(300))
  const reverse = (credit: string) =>
    world.database
      .transaction()
      .execute((trx) => reverseCredit(trx, { id: credit, reason: 'x' }, world.context, quiet))
  expect(await reverse(id)).toBe(dollars(300))
  await expect(reverse(id)).rejects.toMatchObject({ code: 'credit_used' })
  const row = await paidWith(dollars(2_850))
  const path = `/api/account/transactions/${row.id}/cancel`
  await owner.call('POST', path, { items: ['module2'], amount: dollars(2_850) })
  const { credits } = await shown()
  const [returned] = credits.filter(({ source }: { source: string }) => source === 'returned')
  await expect(reverse(returned.id)).rejects.toMatchObject({ code: 'credit_was_paid' })
})

test('credit follows a change of the account’s address, also of an order that is being paid', async () => {
  await give(dollars(1_000))
  const { body } = await order()
  await owner.changeEmail(`moved${count}@mail.example`)
  await owner.signIn()
  expect(await shown()).toMatchObject({ credits: [{ amount: dollars(1_000) }] })
  await world.pay(body.clientSecret)
  await world.deliverAll()
  expect(await world.registration(body.registrationId)).toMatchObject({ status: 'completed' })
  expect(await shown()).toMatchObject({ total: 0 })
  expect(await disagreements(world.context)).toEqual([])
})
