// Moves by staff keep the refund steps that held before them.
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { RefundQuoteView } from '#contract/office/refunds.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import { chooseDate } from '#features/dates/choose-date.ts'
import { officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const desk = await office.join('desk')
beforeEach(() => office.confirm())

const send = (url: string, payload: object) =>
  office.call('POST', `/api/office${url}`, { payload, cookie: desk.cookie })
const read = async <Answer>(url: string): Promise<Answer> =>
  (await office.call('GET', `/api/office${url}`, desk)).body

// Today is 2025-08-01.
const [lastWeek, halfWeek, far, nextYear] = ['2025-08-05', '2025-08-11', '2025-12-05', '2026-08-07']
for (const start of [lastWeek, halfWeek, far, nextYear]) {
  await world.desk.addDate('module2', start, { spots: 9 })
}

const quoteOf = (id: string) => read<RefundQuoteView>(`/registrations/${id}/refund-quote`)
const move = async (id: string, start: string) => {
  const { revision } = await quoteOf(id)
  expect(await send(`/registrations/${id}/move`, { revision, course: 'module2', start })).toMatchObject({
    status: 204,
  })
}

test.each([
  ['in the last week', lastWeek, 0],
  ['in the week of half', halfWeek, 142_500],
])('registration moved by staff %s refunds what it did before the move', async (_when, start, policy) => {
  const { id } = await world.bought(`kept-${start}@mail.example`, 'module2', start)
  await move(id, nextYear)
  await move(id, far)
  const { amount, revision } = await quoteOf(id)
  expect(amount).toBe(policy)
  const whole = { items: ['module2'], amount: 285_000, keeps: false, revision, reason: 'They asked.' }
  expect(await send(`/registrations/${id}/refund`, whole)).toMatchObject({ body: { code: 'needs_approval' } })
  const { lines } = await read<OfficeRegistration>(`/registrations/${id}`)
  expect(lines).toMatchObject([{ start: far, stepsFrom: start }])
})

test('registrations moved together refund what they did before the move', async () => {
  const late = await world.bought('late@mail.example', 'module2', lastWeek)
  const early = await world.bought('early@mail.example', 'module2', far)
  const moves = { registrationIds: [late.id, early.id], course: 'module2', start: nextYear }
  const { body } = await send('/registrations/move/preview', moves)
  const stepsOf = (id: string) =>
    body.moved.find((one: { registrationId: string }) => one.registrationId === id)?.stepsFrom
  expect([stepsOf(late.id), stepsOf(early.id)]).toEqual([lastWeek, null])
  await send('/registrations/move', { ...moves, revision: body.revision })
  expect((await quoteOf(late.id)).amount).toBe(0)
  expect((await quoteOf(early.id)).amount).toBe(285_000)
})

test('move to an earlier date refunds by the earlier date', async () => {
  const { id } = await world.bought('earlier@mail.example', 'module2', halfWeek)
  await move(id, lastWeek)
  expect((await quoteOf(id)).amount).toBe(0)
})

test('registrant whom staff moved in the last week cannot move again, and reads the kept steps', async () => {
  const { id } = await world.bought('again@mail.example', 'module2', lastWeek)
  await move(id, nextYear)
  const choice = { registrationId: id, uid: null, provenEmail: null, course: 'module2', start: far }
  await expect(chooseDate(choice, world.context)).rejects.toMatchObject({ code: 'date_fixed' })
  expect((await world.emailTo('again@mail.example', 'date'))?.text).not.toContain('choose another date')
})

test('date that the academy moves gives the full refund after a move by staff', async () => {
  const { id } = await world.bought('academy@mail.example', 'module2', lastWeek)
  await move(id, nextYear)
  await world.desk.moveDate('module2', nextYear, '2026-08-14')
  expect((await quoteOf(id)).lines).toMatchObject([{ policy: 285_000, rule: 'moved' }])
})

test('undone completion of a course without a date refunds nothing by the policy', async () => {
  const email = 'undone@mail.example'
  const order = await world.order({ email, selectedItems: ['clinical1'], dates: {} })
  const { id } = await world.payFor(order)
  await world.desk.complete(id, 'clinical1', '2025-08-01')
  await world.desk.undoCompletion(id, 'clinical1')
  expect((await quoteOf(id)).amount).toBe(0)
})
