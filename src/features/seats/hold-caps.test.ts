import { afterAll, describe, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { accountWorld } from '#tests/support/account.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { buyerShare, holdTime, networkShare, restTime } from './hold-caps.ts'

const world = await accountWorld()
const owner = await world.person('owner@mail.example')
await resetBeforeEachTest(world)
afterAll(() => world.close())

const practice = '203.0.113.7'
const order = (buyer: string, from = practice) => world.register({ email: `${buyer}@mail.example` }, { from })
const refusal = { status: 429, body: { code: 'too_many_unpaid_seats' } }

test.each([
  [6, 6, 2, 3],
  [6, 3, 2, 3],
  [6, 2, 1, 3],
  [6, 1, 1, 3],
  [30, 30, 10, 15],
  [1, 1, 1, 1],
])(
  'of %i seats, %i of them unsold, a network may hold %i and an email %i',
  (spots, unsold, network, email) => {
    expect(networkShare({ spots, unsold })).toBe(network)
    expect(buyerShare({ spots, unsold })).toBe(email)
  },
)

describe('one network', () => {
  test('lets two colleagues order the same date at once; a third gets 429 with a retry time', async () => {
    expect((await order('one')).status).toBe(200)
    world.clock.pass(minutes(5))
    expect((await order('two')).status).toBe(200)
    const third = await order('three')
    expect(third).toMatchObject(refusal)
    const wait = holdTime + restTime - minutes(5)
    expect(third.headers['retry-after']).toBe(String(wait / 1000))
    expect(third.body.retryAt).toBe(new Date(world.clock.now().getTime() + wait).toISOString())
    expect((await order('elsewhere', '198.51.100.1')).status).toBe(200)
    world.clock.pass(wait)
    await pollOpenPayments(world.context)
    expect((await order('three')).status).toBe(200)
  })

  test('can buy a whole date when each buyer pays before the next orders', async () => {
    for (let colleague = 0; colleague < 6; colleague += 1) {
      const { status, body } = await order(`colleague${colleague}`)
      expect(status).toBe(200)
      await world.pay(body.clientSecret)
      await world.deliverAll()
    }
    expect(await world.left('module2')).toBe(0)
  })

  test('holds ten seats at most over all dates', async () => {
    const dates = { module2: '2025-09-12', module3: '2026-01-23', module4: '2026-03-06' }
    const all = { ...dates, clinical1: '2025-10-16', clinical2: '2025-11-13' }
    const later = { startDay: '2026-04-10', endDay: '2026-04-12' }
    await world.database.updateTable('courseDates').set(later).where('course', '=', 'module1').execute()
    const choice = { selectedItems: Object.keys(all), dates: all }
    for (const buyer of ['one', 'two']) {
      const opened = await world.register({ email: `${buyer}@mail.example`, ...choice }, { from: practice })
      expect(opened.status).toBe(200)
    }
    const further = { selectedItems: ['module1'], dates: { module1: '2026-04-10' } }
    const third = { email: 'three@mail.example', ...further }
    expect(await world.register(third, { from: practice })).toMatchObject(refusal)
    expect((await world.register(third, { from: '198.51.100.1' })).status).toBe(200)
  })

  test('does not get the last seat again right after its hold has ended', async () => {
    await world.database.updateTable('courseDates').set({ spots: 1 }).execute()
    await order('one')
    world.clock.pass(holdTime)
    await pollOpenPayments(world.context)
    expect(await world.left('module2')).toBe(1)
    expect(await order('two')).toMatchObject(refusal)
    expect((await order('elsewhere', '198.51.100.1')).status).toBe(200)
  })

  test('gets no more seats by changing to another date and back', async () => {
    await world.database
      .updateTable('courseDates')
      .set({ spots: 1 })
      .where('course', '=', 'module2')
      .execute()
    const edit = (choice: object) =>
      world.register({ email: 'one@mail.example', ...choice }, { from: practice, key: 'form-key-1' })
    await edit({})
    world.clock.pass(holdTime - minutes(1))
    await edit({ selectedItems: ['module3'], dates: { module3: '2026-01-23' } })
    expect(await order('two')).toMatchObject(refusal)
  })
})

describe('one email', () => {
  test('holds half of a date at most, from however many networks', async () => {
    const ordered = []
    for (let network = 0; network < 4; network += 1) {
      ordered.push((await order('one', `198.51.100.${network}`)).status)
    }
    expect(ordered).toEqual([200, 200, 200, 429])
  })

  test('that other people use does not limit its verified owner', async () => {
    for (let network = 0; network < 3; network += 1) await order('owner', `198.51.100.${network}`)
    expect(await order('owner', '192.0.2.1')).toMatchObject(refusal)
    const signedIn = { from: '192.0.2.1', bearer: owner.token() }
    expect((await world.register({ email: owner.email }, signedIn)).status).toBe(200)
  })
})

describe('an edit', () => {
  const send = (changes: object) => world.opened(changes, { key: 'form-key-1' })

  test.each([
    ['of the phone', { phone: '(213) 555-0188' }],
    ['to another date', { selectedItems: ['module3'], dates: { module3: '2026-01-23' } }],
  ])('%s keeps the end of the hold', async (_, changes) => {
    const { holdExpiresAt } = await send({})
    world.clock.pass(holdTime - minutes(1))
    expect((await send(changes)).holdExpiresAt).toBe(holdExpiresAt)
  })

  test('to a course without a date and back keeps the end of the hold', async () => {
    const { holdExpiresAt } = await send({})
    world.clock.pass(minutes(5))
    await send({ selectedItems: ['module1'], dates: {} })
    world.clock.pass(minutes(5))
    expect((await send({})).holdExpiresAt).toBe(holdExpiresAt)
  })

  test('after the hold has ended is a new hold that counts in addition to the former', async () => {
    await world.database.updateTable('courseDates').set({ spots: 1 }).execute()
    await send({})
    world.clock.pass(holdTime)
    // Even before the poll has ended the hold.
    expect(await world.register({ phone: '(213) 555-0188' }, { key: 'form-key-1' })).toMatchObject(refusal)
  })

  test('of an extended hold keeps the extension and its end', async () => {
    const first = await send({})
    await world.pay(first.clientSecret, '4000002500003155')
    await world.deliverAll()
    await pollOpenPayments(world.context)
    const extended = await world.registration(first.registrationId)
    expect(extended.extended).toBe(true)
    const edited = await world.register({ phone: '(213) 555-0188' }, { key: 'form-key-1' })
    const successor = await world.registration(edited.body.registrationId)
    expect(successor).toMatchObject({ extended: true, expiresAt: extended.expiresAt })
  })
})
