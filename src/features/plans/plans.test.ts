import { afterAll, describe, expect, test } from 'vitest'
import { stillDue } from '#domain/money/ledger.ts'
import { dollars, sum } from '#domain/money/money.ts'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { remindOfPayments } from './remind-of-payments.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const needsBank = '4000002760003184'
const alwaysFails = '4000000000000341'
const fellowship = { ...rivera, selectedItems: 'fellowship', dates: {} }
const clinical1 = { ...rivera, selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } }

type Body = { customerData?: object; plan?: unknown; terms?: unknown }

function order({ customerData = fellowship, ...body }: Body = {}, key?: string) {
  const asked = { email: rivera.email, customerData, plan: true, ...body }
  return world.post('/api/create-payment-intent', asked, { from: '10.1.1.1', ...(key && { key }) })
}

async function paidDeposit(card?: string, body: Body = {}) {
  const { body: opened } = await order(body)
  await world.pay(opened.clientSecret, card)
  if (card === needsBank) await world.answerBank(opened.clientSecret, 'authorize')
  await world.deliverAll()
  return world.registration(opened.registrationId)
}

/** What is due by the ledger is what the open payments add up to. */
async function stateOf(id: string) {
  const row = await world.registration(id)
  const open = row.payments.filter(({ state }) => state === 'open')
  expect(sum(open.map(({ amount }) => amount))).toBe(stillDue(row.ledger))
  expect(row.received + stillDue(row.ledger) - row.refunded).toBeLessThanOrEqual(row.amount)
  return { ...row, open: open.map(({ amount }) => amount / 100), due: stillDue(row.ledger) }
}

async function runOn(day: string, time = '17:00') {
  world.clock.set(`${day}T${time}:00Z`)
  await chargeDuePayments(world.context)
  await world.deliverAll()
}

const pageOf = (id: string) => `/api/plans/${world.context.links.sign('registration', id)}`
const planOf = async (id: string) => (await world.app.inject(pageOf(id))).json()
const kinds = async () => (await world.emails(rivera.email)).map(({ kind }) => kind)

describe('order in parts', () => {
  const terms = [
    { due: '2025-08-01', amount: dollars(3_000) },
    { due: '2025-09-01', amount: dollars(2_250) },
    { due: '2025-10-01', amount: dollars(2_250) },
    { due: '2025-11-01', amount: dollars(2_250) },
    { due: '2025-12-01', amount: dollars(2_250) },
  ]

  test('answers the deposit and every payment; terms of the browser are ignored', async () => {
    const { status, body } = await order({ terms: [{ due: '2099-01-01', amount: 1 }] })
    expect({ status, amount: body.amount, plan: body.plan }).toEqual({
      status: 200,
      amount: dollars(3_000),
      plan: terms,
    })
    const whole = await order({ plan: false })
    expect(whole.body).toMatchObject({ amount: dollars(12_000) })
    expect(whole.body).not.toHaveProperty('plan')
  })

  test('is refused where no plan fits, with the reason', async () => {
    const { status, body } = await order({ customerData: rivera })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'plan_unavailable' })
    expect(body.error).toBe('Your first course begins too soon to pay in parts.')
  })

  test('sent again is the same one until it is paid, then refused', async () => {
    const first = await order({}, 'one form of Rivera')
    const again = await order({}, 'one form of Rivera')
    expect(again.body).toEqual(first.body)
    await world.pay(first.body.clientSecret)
    await world.deliverAll()
    const { status, body } = await order({}, 'one form of Rivera')
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_paid' })
  })

  test('is completed by the deposit, with its terms in the confirmation', async () => {
    const row = await paidDeposit()
    expect(row).toMatchObject({ status: 'completed', received: dollars(3_000) })
    expect(await stateOf(row.id)).toMatchObject({ open: [2_250, 2_250, 2_250, 2_250] })
    const { text } = await world.emailTo(rivera.email, 'confirmation')
    for (const part of ['$3,000.00', 'charged on Sept 1, 2025', 'charged on Dec 1, 2025', '$12,000.00']) {
      expect(text).toContain(part)
    }
  })

  test('that expired and is paid late keeps its plan', async () => {
    const { body } = await order()
    world.clock.set('2025-08-03T19:00:00Z')
    await world.pay(body.clientSecret)
    await world.deliverAll()
    expect(await stateOf(body.registrationId)).toMatchObject({ status: 'completed', due: dollars(9_000) })
  })
})

describe('due payment', () => {
  test('is charged once from 9 am in Los Angeles, with a receipt of its own', async () => {
    const row = await paidDeposit()
    await runOn('2025-09-01', '15:59')
    expect((await stateOf(row.id)).received).toBe(dollars(3_000))
    await Promise.all([runOn('2025-09-01', '16:00'), chargeDuePayments(world.context)])
    await runOn('2025-09-01', '20:00')
    const after = await stateOf(row.id)
    expect(after).toMatchObject({ received: dollars(5_250), open: [2_250, 2_250, 2_250] })
    expect(after.payments[1]?.receiptNumber).toMatch(/^BHIA-2025-/)
    expect((await world.emailTo(rivera.email, 'plan-payment')).text).toContain('Still to pay: $6,750.00.')
    for (const document of ['receipt.pdf?payment=2', 'statement.pdf']) {
      expect((await world.app.inject(`${world.linkOf(row)}/${document}`)).statusCode).toBe(200)
    }
    expect((await world.app.inject(`${world.linkOf(row)}/receipt.pdf?payment=3`)).statusCode).toBe(404)
  })

  test('is announced three days before, once', async () => {
    await paidDeposit()
    for (const day of ['2025-08-28', '2025-08-29', '2025-08-30']) {
      world.clock.set(`${day}T17:00:00Z`)
      await remindOfPayments(world.context)
    }
    expect((await kinds()).filter((kind) => kind === 'plan-reminder')).toHaveLength(1)
    expect((await world.emailTo(rivera.email, 'plan-reminder')).subject).toBe(
      '$2,250.00 will be charged on Sept 1, 2025',
    )
  })

  test('that needs the bank is tried on days 3 and 7, and any card pays it', async () => {
    const row = await paidDeposit(needsBank)
    for (const day of ['01', '02', '03', '04', '05', '07', '08', '09', '12']) await runOn(`2025-09-${day}`)
    expect((await stateOf(row.id)).payments[1]).toMatchObject({
      tries: 3,
      triedOn: '2025-09-08',
      decline: 'authentication_required',
    })
    expect((await kinds()).filter((kind) => kind === 'plan-failed')).toHaveLength(3)
    const plan = await planOf(row.id)
    expect(plan.overdue).toEqual({
      due: '2025-09-01',
      amount: dollars(2_250),
      needsBank: true,
      nextTry: null,
      keptUntil: '2025-09-15',
    })
    const view = (await world.app.inject(world.linkOf(row))).json()
    expect(view.status).toBe('awaiting_payment')
    const opened = await world.post(`${pageOf(row.id)}/payment`, {})
    expect(opened.body.amount).toBe(dollars(2_250))
    await world.pay(opened.body.clientSecret)
    await world.deliverAll()
    expect(await stateOf(row.id)).toMatchObject({ open: [2_250, 2_250, 2_250], status: 'completed' })
    expect((await planOf(row.id)).overdue).toBeNull()
  })

  test('that stays unpaid is a task of staff on day 14', async () => {
    await paidDeposit(needsBank)
    for (const day of ['01', '04', '08', '14']) await runOn(`2025-09-${day}`)
    const tasks = async () =>
      (await world.emails()).filter(({ subject }) => subject.startsWith('Payment overdue'))
    expect(await tasks()).toHaveLength(0)
    for (const day of ['15', '16']) await runOn(`2025-09-${day}`)
    expect(await tasks()).toHaveLength(1)
  })

  test('is not charged while a dispute is open or lost', async () => {
    const row = await paidDeposit('4000000000000259')
    world.clock.set('2025-08-01T19:05:00Z')
    await world.deliverAll()
    await runOn('2025-09-01')
    expect(await stateOf(row.id)).toMatchObject({ dispute: 'open', received: dollars(3_000) })
    expect((await world.post(`${pageOf(row.id)}/payment`, {})).body.code).toBe('disputed')
  })
})

describe('page of the plan', () => {
  test('pays all that is left with one payment, and nothing is charged after it', async () => {
    const row = await paidDeposit()
    const { body } = await world.post(`${pageOf(row.id)}/payment`, { rest: true })
    expect(body.amount).toBe(dollars(9_000))
    await world.pay(body.clientSecret)
    await world.deliverAll()
    for (const day of ['2025-09-01', '2025-12-02']) await runOn(day)
    expect(await stateOf(row.id)).toMatchObject({ received: dollars(12_000), due: 0, open: [] })
    const again = await world.post(`${pageOf(row.id)}/payment`, { rest: true })
    expect(again).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })
  })

  test('that was opened for the rest is closed when the next payment is charged', async () => {
    const row = await paidDeposit()
    const { body } = await world.post(`${pageOf(row.id)}/payment`, { rest: true })
    await runOn('2025-09-01')
    expect((await world.pay(body.clientSecret)).status).toBe(400)
    await world.deliverAll()
    expect(await stateOf(row.id)).toMatchObject({ received: dollars(5_250), refunded: 0 })
  })

  test('changes the card for later payments, and forgets the former one', async () => {
    const row = await paidDeposit()
    const { body } = await world.post(`${pageOf(row.id)}/card`, {})
    const [id = ''] = body.clientSecret.split('_secret_')
    await world.stripe.setupIntents.confirm(id, { payment_method: 'pm_card_chargeCustomerFail' })
    const changed = await world.app.inject({
      method: 'PUT',
      url: `${pageOf(row.id)}/card`,
      payload: { clientSecret: body.clientSecret },
    })
    expect(changed.json().card).toMatchObject({ last4: alwaysFails.slice(-4) })
    await expect(world.stripe.paymentMethods.detach(row.plan?.methodId ?? '')).rejects.toThrow('not attached')
    await runOn('2025-09-01')
    expect((await stateOf(row.id)).payments[1]).toMatchObject({ tries: 1, decline: 'generic_decline' })
    const foreign = await world.stripe.setupIntents.create()
    await world.stripe.setupIntents.confirm(foreign.id, { payment_method: 'pm_card_visa' })
    const refused = await world.app.inject({
      method: 'PUT',
      url: `${pageOf(row.id)}/card`,
      payload: { clientSecret: foreign.client_secret },
    })
    expect(refused.json().code).toBe('card_not_saved')
  })
})

describe('cancellation in parts', () => {
  const clinical = 639_346

  test('of one course ends the last payments first and refunds nothing', async () => {
    const row = await paidDeposit()
    expect(await world.cancel(row, ['clinical1'], 0)).toMatchObject({ status: 200 })
    expect(await stateOf(row.id)).toMatchObject({
      refunded: 0,
      due: dollars(9_000) - clinical,
      open: [2_250, 356.54],
      status: 'completed',
    })
    const { text } = await world.emailTo(row.email, 'cancel')
    expect(text).toContain('$356.54 in place of $2,250.00')
    expect(text.match(/The payment of \$2,250.00 ends./g)).toHaveLength(2)
  })

  test('returns only what was paid beyond the rest', async () => {
    const row = await paidDeposit()
    for (const day of ['2025-09-01', '2025-10-01']) await runOn(day)
    const quoted = await world.quoteOf(row)
    expect(quoted).toMatchObject({ due: dollars(4_500), amount: dollars(7_500) })
    const back = clinical - dollars(4_500)
    expect(await world.cancel(row, ['clinical1'], back)).toMatchObject({ status: 200 })
    await world.deliverAll()
    expect(await stateOf(row.id)).toMatchObject({ refunded: back, due: 0, open: [] })
    await runOn('2025-11-01')
    expect((await stateOf(row.id)).received).toBe(dollars(7_500))
  })

  test('of all courses charges nothing more, overdue payments included', async () => {
    const row = await paidDeposit(needsBank, { customerData: clinical1 })
    await runOn('2025-09-01')
    world.clock.set('2025-10-14T17:00:00Z')
    expect(await stateOf(row.id)).toMatchObject({ due: dollars(4_875), received: dollars(1_625) })
    expect(await world.cancel(row, ['clinical1'], 0)).toMatchObject({ status: 200 })
    await runOn('2025-10-15')
    expect(await stateOf(row.id)).toMatchObject({ due: 0, open: [], received: dollars(1_625), refunded: 0 })
  })

  test('stops a page that was open for the former amount', async () => {
    const row = await paidDeposit()
    const { body } = await world.post(`${pageOf(row.id)}/payment`, { rest: true })
    await world.cancel(row, ['clinical1'], 0)
    expect((await world.pay(body.clientSecret)).status).toBe(400)
    expect(await stateOf(row.id)).toMatchObject({ received: dollars(3_000) })
  })

  test('in the provider’s dashboard ends the plan too', async () => {
    const row = await paidDeposit()
    await world.refundInDashboard(row, dollars(3_000))
    expect(await stateOf(row.id)).toMatchObject({ status: 'refunded', due: 0, open: [] })
  })
})

test('link of the emails shows what was paid and the card', async () => {
  const row = await paidDeposit()
  expect(await planOf(row.id)).toMatchObject({
    total: dollars(12_000),
    paid: dollars(3_000),
    rest: dollars(9_000),
    card: { last4: '4242' },
    changeableBy: 'caller',
  })
})
