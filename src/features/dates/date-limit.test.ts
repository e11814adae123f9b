// What moved and canceled dates count against the limit, and the right to a full refund that a move gives.
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { RefundQuoteView } from '#contract/office/refunds.ts'
import { dayOf } from '#domain/dates/days.ts'
import { dollars } from '#domain/money/money.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { answerDate } from './answer-date.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const today = world.clock.now()
const desk = await office.join('desk')
const owner = await office.join('owner')
beforeEach(() => office.confirm())

const send = (path: string, payload: object, { cookie }: Member) =>
  office.call('POST', `/api/office${path}`, { payload, cookie })
const add = (course: string, start: string) => world.desk.addDate(course, start, { spots: 4 })

type Move = { to: string; days?: number }
const preview = async (date: string, { to, days = 3 }: Move) =>
  (await send(`/dates/${date}/move/preview`, { to, days }, desk)).body
async function move(date: string, { to, days = 3 }: Move, by: Member) {
  const { revision } = await preview(date, { to, days })
  return send(`/dates/${date}/move`, { to, days, revision }, by)
}
const asked = (cost: string) => ({
  status: 409,
  body: { code: 'second_person_asked', error: expect.stringContaining(cost) },
})

async function quoteOn(day: string, id: string) {
  world.clock.set(`${day}T19:00:00Z`)
  const { amount, lines } = await world.quoteOf(id)
  world.clock.set(today.toISOString())
  return [amount, lines[0]?.rule]
}

/** A guest's purchase in parts, of which the deposit is paid. */
async function inParts(email: string, course: string, dates: Record<string, string>) {
  const customerData = { name: 'A B', email, phone: '2135550177', selectedItems: [course], dates }
  const { body } = await world.post('/api/create-payment-intent', { email, customerData, plan: true })
  return world.payFor(body)
}

test('date that moves needs two people for the cost of everybody on it, however far it is', async () => {
  await add('module4', '2025-12-19')
  await world.bought('far@mail.example', 'module4', '2025-12-19')
  await world.buy('paying@mail.example', 'module4', '2025-12-19')
  const date = 'module4/2025-12-19'
  expect((await preview(date, { to: '2026-01-09' })).limit).toBe(dollars(1000))
  expect(await move(date, { to: '2026-01-09' }, desk)).toMatchObject(asked('$5,900.00'))
  expect((await move(date, { to: '2026-01-09' }, owner)).status).toBe(200)
  // Two people have given the right, so the next move gives nothing more.
  expect((await move('module4/2026-01-09', { to: '2026-01-16' }, desk)).status).toBe(200)
})

test('date that moves while its only registration is being paid needs two people', async () => {
  await add('module4', '2025-11-21')
  const order = await world.buy('unpaid@mail.example', 'module4', '2025-11-21')
  expect(await move('module4/2025-11-21', { to: '2025-11-22' }, desk)).toMatchObject(asked('$2,950.00'))
  const { id } = await world.payFor(order)
  expect(await quoteOn('2025-11-20', id)).toEqual([0, 'last-week'])
})

test('date that gets another length keeps the refund steps, and its email promises no refund', async () => {
  await add('module3', '2025-10-10')
  await add('module3', '2025-08-05')
  const { id } = await world.bought('longer@mail.example', 'module3', '2025-10-10')
  const late = await world.bought('kept@mail.example', 'module3', '2025-08-05')
  const { revision } = (await office.call('GET', `/api/office/registrations/${late.id}/refund-quote`, desk))
    .body as RefundQuoteView
  const kept = { revision, course: 'module3', start: '2025-10-10' }
  expect((await send(`/registrations/${late.id}/move`, kept, desk)).status).toBe(204)
  const longer = { to: '2025-10-10', days: 4 }
  expect((await preview('module3/2025-10-10', longer)).limit).toBeNull()
  expect((await move('module3/2025-10-10', longer, desk)).status).toBe(200)
  expect(await quoteOn('2025-09-01', id)).toEqual([dollars(2950), 'full'])
  expect(await quoteOn('2025-10-07', id)).toEqual([0, 'last-week'])
  expect(await quoteOn(dayOf(today), late.id)).toEqual([0, 'last-week'])
  const email = await world.emailTo('longer@mail.example', 'moved')
  expect(email?.text).toContain('Oct 10–13, 2025')
  expect(email?.text).toContain('the refund policy applies as before')
  expect(email?.text).not.toContain('for a refund of')
})

test('date that returns to the day that was bought ends the right to a full refund', async () => {
  await add('module3', '2025-10-20')
  const { id } = await world.bought('returned@mail.example', 'module3', '2025-10-20')
  const steps = ['2025-10-21', '2025-10-22', '2025-10-20']
  let start = '2025-10-20'
  for (const to of steps) {
    await world.desk.moveDate('module3', start, to)
    start = to
    const right = to === '2025-10-20' ? [0, 'last-week'] : [dollars(2950), 'moved']
    expect(await quoteOn('2025-10-19', id)).toEqual(right)
  }
  const last = (await world.emails('returned@mail.example')).filter(({ kind }) => kind === 'moved').at(-1)
  expect(last?.text).toContain('the refund policy applies as before')
})

test('moved date counts the whole price of a plan, not what is paid so far', async () => {
  await add('module3', '2025-08-06')
  const { id, ledger } = await inParts('parts@mail.example', 'module3', {})
  expect(ledger).not.toEqual([])
  const { revision } = (await office.call('GET', `/api/office/registrations/${id}/refund-quote`, desk))
    .body as RefundQuoteView
  const chosen = { revision, course: 'module3', start: '2025-08-06' }
  expect((await send(`/registrations/${id}/move`, chosen, desk)).status).toBe(204)
  expect(await move('module3/2025-08-06', { to: '2025-12-20' }, desk)).toMatchObject(asked('$2,950.00'))
})

test('canceled date counts what is no longer to pay, and its preview says so', async () => {
  const { id } = await inParts('debt@mail.example', 'clinical1', { clinical1: '2025-10-16' })
  const path = '/dates/clinical1/2025-10-16/cancel'
  const { body } = await send(`${path}/preview`, { moveTo: null }, desk)
  expect(body).toMatchObject({ refunds: dollars(1625), forgiven: dollars(4875), limit: dollars(1000) })
  const cancel = (by: Member) => send(path, { moveTo: null, revision: body.revision }, by)
  expect(await cancel(desk)).toMatchObject(asked('$6,500.00'))
  expect((await cancel(owner)).status).toBe(200)
  expect(await world.lastNote()).toMatchObject({
    facts: { refund: dollars(1625), forgiven: dollars(4875) },
  })
  await answerDate({ registrationId: id, course: 'clinical1', answer: 'card' }, world.context)
  expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: dollars(1625) })
})

test('canceled date with a program in parts counts the debt that it ends', async () => {
  await add('clinical1', '2025-11-14')
  const { id } = await inParts('fellow@mail.example', 'fellowship', {})
  const { revision } = (await office.call('GET', `/api/office/registrations/${id}/refund-quote`, desk))
    .body as RefundQuoteView
  const chosen = { revision, course: 'clinical1', start: '2025-11-14' }
  expect((await send(`/registrations/${id}/move`, chosen, desk)).status).toBe(204)
  const path = '/dates/clinical1/2025-11-14/cancel'
  const { body } = await send(`${path}/preview`, { moveTo: null }, desk)
  expect(body).toMatchObject({ refunds: 0, limit: dollars(1000) })
  expect(body.forgiven).toBeGreaterThan(dollars(1000))
  const made = await send(path, { moveTo: null, revision: body.revision }, desk)
  expect(made.body.code).toBe('second_person_asked')
})
