import { afterAll, describe, expect, test } from 'vitest'
import { sum } from '#domain/money/money.ts'
import { cancelRegistration } from '#features/cancellations/cancel.ts'
import { makeCode } from '#features/discounts/make-code.ts'
import { accountWorld } from '#tests/support/account.ts'
import { cardWhose, rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { ana, ben, groupOrders } from '#tests/support/group-orders.ts'
import { pollOpenPayments, pollRecentEvents } from './poll.ts'

const world = await accountWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const price = 285_000
const { order, membersOf, paidGroup, agree } = groupOrders(world)

describe('group', () => {
  test('is one payment, one receipt and one registration with a seat for each person', async () => {
    const left = await world.left('module2')
    const { status, body } = await order([ana, ben])
    expect({ status, amount: body.amount }).toEqual({ status: 200, amount: 3 * price })
    expect(await world.left('module2')).toBe(left - 3)
    await world.pay(body.clientSecret)
    await world.deliverAll()
    for (const event of await world.events()) await world.deliver(event)
    const members = await membersOf(body.registrationId)
    expect(members.map(({ name }) => name)).toEqual(['Alex Rivera', 'Ana Pérez', 'Ben Cole'])
    for (const member of members) expect(member).toMatchObject({ status: 'completed', received: price })
    expect(new Set(members.map(({ receiptNumber }) => receiptNumber)).size).toBe(1)
    expect(await world.left('module2')).toBe(left - 3)
    await agree()
  })

  test('gets no seat when one is missing for the last person, and all of them when it fits', async () => {
    const [one, two, three] = [1, 2, 3].map((n) => ({ name: `P ${n}`, email: `p${n}@practice.example` }))
    await world.database
      .updateTable('courseDates')
      .set({ spots: 3 })
      .where('course', '=', 'module2')
      .execute()
    const refused = await order([one, two, three].filter((person) => person !== undefined))
    expect(refused).toMatchObject({ status: 409, body: { code: 'session_full' } })
    expect(await world.left('module2')).toBe(3)
    expect(await world.database.selectFrom('registrations').selectAll().execute()).toEqual([])
    expect((await order([ana, ben])).status).toBe(200)
    expect(await world.left('module2')).toBe(0)
  })

  test('of two at once for the last seats is one', async () => {
    await world.database
      .updateTable('courseDates')
      .set({ spots: 4 })
      .where('course', '=', 'module2')
      .execute()
    const others = [1, 2].map((n) => ({ name: `P ${n}`, email: `p${n}@other.example` }))
    const placed = await Promise.all([
      order([ana, ben], {}, { from: '10.1.1.1' }),
      order(others, { email: 'lee@other.example' }, { from: '10.2.2.2' }),
    ])
    expect(placed.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await world.left('module2')).toBe(1)
  })

  test('that is edited keeps its seats, and only the newer one can be paid', async () => {
    await world.database
      .updateTable('courseDates')
      .set({ spots: 3 })
      .where('course', '=', 'module2')
      .execute()
    const first = await order([ana, ben], {}, { key: 'the same form' })
    const again = await order([ana, ben], {}, { key: 'the same form' })
    expect(again.body.clientSecret).toBe(first.body.clientSecret)
    const edited = await order([ana, { ...ben, name: 'Benjamin Cole' }], {}, { key: 'the same form' })
    expect(edited.status).toBe(200)
    expect(await world.left('module2')).toBe(0)
    expect((await world.pay(first.body.clientSecret)).status).toBe(400)
    const former = await membersOf(first.body.registrationId)
    expect(former.map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled'])
    const alone = await order([], {}, { key: 'the same form' })
    expect(alone.body.amount).toBe(price)
    expect(await world.left('module2')).toBe(2)
    await world.pay(alone.body.clientSecret)
    await world.deliverAll()
    await agree()
  })

  test('that lapses gives all seats back, and its late payment buys all seats or is refunded', async () => {
    await world.database
      .updateTable('courseDates')
      .set({ spots: 3 })
      .where('course', '=', 'module2')
      .execute()
    const { body } = await order([ana, ben])
    await world.pay(body.clientSecret)
    world.clock.pass(21 * 60_000)
    await world.database
      .updateTable('registrations')
      .set({ status: 'expired' })
      .where('groupId', '=', body.registrationId)
      .execute()
    await world.database.deleteFrom('seats').execute()
    await world.paid({ email: 'quick@mail.example' })
    await pollRecentEvents(world.context)
    const members = await membersOf(body.registrationId)
    for (const member of members) expect(member).toMatchObject({ received: price, refunded: price })
    expect(await world.left('module2')).toBe(2)
    const late = (await world.emails()).filter(({ kind }) => kind === 'late-payment')
    expect(late.map(({ to }) => to)).toEqual([rivera.email])
    expect(late[0]?.text).toContain('$8,550')
    await world.deliverAll()
    await agree()
  })

  test('expires as a whole when it is not paid', async () => {
    const left = await world.left('module2')
    const { body } = await order([ana, ben])
    world.clock.pass(21 * 60_000)
    await pollOpenPayments(world.context)
    expect((await membersOf(body.registrationId)).map(({ status }) => status)).toEqual([
      'expired',
      'expired',
      'expired',
    ])
    expect(await world.left('module2')).toBe(left)
    await agree()
  })

  test('is refused with a plan, with credit, with six colleagues and with one address twice', async () => {
    const email = rivera.email
    const body = { email, customerData: rivera, colleagues: [ana] }
    const six = Array.from({ length: 6 }, (_, n) => ({ name: 'P', email: `p${n}@practice.example` }))
    for (const bad of [
      { ...body, plan: true },
      { ...body, credit: true },
      { ...body, colleagues: six },
      { ...body, colleagues: [ana, ana] },
      { ...body, colleagues: [{ name: 'Me', email }] },
    ]) {
      expect((await world.post('/api/create-payment-intent', bad)).status).toBe(400)
    }
  })

  test('holds the seats of one unpaid group for one network', async () => {
    expect((await order([ana], {}, { from: '10.3.3.3' })).status).toBe(200)
    const second = await order([ben], { email: 'other@mail.example' }, { from: '10.3.3.3' })
    expect(second).toMatchObject({ status: 429, body: { code: 'too_many_unpaid_seats' } })
  })

  test('uses a code once for each person, exactly under parallel orders', async () => {
    const code = { code: 'HALF', percent: 50, amount: null, items: ['module2'], most: 5 }
    const span = { fromDay: '2025-08-01', untilDay: '2025-08-31' }
    await makeCode({ ...code, ...span }, world.context, async () => {})
    const placed = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        order(
          [{ name: 'C', email: `c${n}@practice.example` }],
          { email: `payer${n}@mail.example`, code: 'half', selectedItems: ['module2'], dates: {} },
          { from: `10.4.${n}.1` },
        ),
      ),
    )
    const opened = placed.filter(({ status }) => status === 200)
    expect(opened).toHaveLength(2)
    for (const { body } of opened) expect(body.amount).toBe(price)
  })
})

describe('money of a group', () => {
  test('is refunded for one person by the one charge, and the others keep their courses', async () => {
    const [payer, colleague, other] = await paidGroup()
    await cancelRegistration(colleague?.id ?? '', { items: ['module2'], amount: price }, world.context)
    await world.deliverAll()
    expect(await world.registration(colleague?.id ?? '')).toMatchObject({
      status: 'refunded',
      refunded: price,
    })
    for (const id of [payer?.id ?? '', other?.id ?? '']) {
      expect(await world.registration(id)).toMatchObject({ status: 'completed', refunded: 0 })
    }
    const sent = (await world.stripe.refunds.list({ payment_intent: payer?.intentId ?? '' })).data
    expect(sent.map(({ amount }) => amount)).toEqual([price])
    await agree()
  })

  test('that is refunded in the dashboard is split, and ends courses only when all of it is back', async () => {
    const [payer] = await paidGroup()
    const all = () => membersOf(payer?.id ?? '')
    if (!payer) throw new Error('no payer')
    await world.refundInDashboard(payer, 100_000)
    expect(sum((await all()).map(({ refunded }) => refunded))).toBe(100_000)
    for (const { status } of await all()) expect(status).toBe('partially_refunded')
    await agree()
    await world.refundInDashboard(payer, 3 * price - 100_000)
    for (const member of await all()) expect(member).toMatchObject({ status: 'refunded', refunded: price })
    await agree()
  })

  test('that a dashboard refund took before one person is refunded is split among the others', async () => {
    const [payer, colleague, other] = await paidGroup()
    await world.stripe.refunds.create({ payment_intent: payer?.intentId ?? '', amount: 100_000 })
    await cancelRegistration(colleague?.id ?? '', { items: ['module2'], amount: price }, world.context)
    await world.deliverAll()
    const refunded = (await membersOf(payer?.id ?? '')).map((member) => member.refunded)
    expect(refunded).toEqual([50_000, price, 50_000])
    expect(await world.registration(other?.id ?? '')).toMatchObject({ status: 'partially_refunded' })
    await agree()
  })

  test('that is disputed touches all registrations, each with its part', async () => {
    const [payer, colleague] = await paidGroup([ana], cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    for (const member of await membersOf(payer?.id ?? '')) expect(member.dispute).toBe('open')
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: payer?.intentId ?? '' })).data
    await world.stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'losing_evidence' },
    })
    await world.deliverAll()
    for (const member of await membersOf(colleague?.id ?? '')) {
      expect(member).toMatchObject({ dispute: 'lost', chargedBack: price })
    }
    await agree()
  })
})
