// An owner resumes an open payment from the account, without the form that opened it.
import { afterAll, expect, test } from 'vitest'
import type { UnpaidOrder } from '#contract/account/account.ts'
import { minutes } from '#domain/dates/days.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { pollOpenPayments } from './poll.ts'

const world = await accountWorld()
const owner = await world.person(rivera.email)
const otherUser = await world.person('other@mail.example')
await resetBeforeEachTest(world)
afterAll(() => world.close())

const key = 'form-key-1'
const bearer = owner.token()

const unpaidOrder = (person: Person, id: string) =>
  person.get(`/api/account/registrations/${id}/unpaid-order`)

/** What the registration page does with an unpaid order. */
async function resume(id: string, changes: Partial<typeof rivera> = {}) {
  const { body } = await unpaidOrder(owner, id)
  const { formKey, selectedItems, dates, offer } = body as UnpaidOrder
  const order = { selectedItems, dates, ...(offer && { offer: offer.token }), ...changes }
  return world.register(order, { key: formKey, bearer })
}

async function othersHold(seats: number) {
  for (let buyer = 0; buyer < seats; buyer++) await world.opened({ email: `${buyer}@mail.example` })
}

async function awaitingPayment(): Promise<string[]> {
  const { body } = await owner.get('/api/account/transactions')
  return body.map(({ id }: { id: string }) => id)
}

test('the owner resumes the same payment and keeps the last seat', async () => {
  await othersHold(5)
  const opened = await world.opened({}, { key, bearer })
  expect(await world.left('module2')).toBe(0)
  expect(await resume(opened.registrationId)).toMatchObject({ status: 200, body: opened })
  expect(await awaitingPayment()).toEqual([opened.registrationId])
  expect(await world.register({ email: 'late@mail.example' })).toMatchObject({
    status: 409,
    body: { code: 'session_full' },
  })
})

test('a payment resumed on a second device can be paid once', async () => {
  const opened = await world.opened({}, { key, bearer })
  const { body: resumed } = await resume(opened.registrationId)
  expect((await world.pay(resumed.clientSecret)).status).toBe(200)
  expect((await world.pay(opened.clientSecret)).status).toBe(400)
  await world.deliverAll()
  expect((await world.registration(opened.registrationId)).status).toBe('completed')
  expect(await world.left('module2')).toBe(5)
})

test('an order of another user is 404 without its key, and is in no list', async () => {
  const { registrationId } = await world.opened({}, { key, bearer })
  const refused = await unpaidOrder(otherUser, registrationId)
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const lists = ['transactions', 'registrations', 'data.json']
  const answers = await Promise.all(lists.map((list) => owner.get(`/api/account/${list}`)))
  for (const { bytes } of [refused, ...answers]) expect(bytes.toString()).not.toContain(key)
})

test('a resumed order with another choice replaces the first', async () => {
  const opened = await world.opened({}, { key, bearer })
  const { status, body } = await resume(opened.registrationId, { selectedItems: ['module1'], dates: {} })
  expect(status).toBe(200)
  expect(await awaitingPayment()).toEqual([body.registrationId])
  expect((await world.pay(opened.clientSecret)).status).toBe(400)
  expect(await world.left('module2')).toBe(6)
})

test('an order opened as a guest without a form key keeps the last seat and stays one registration', async () => {
  await othersHold(5)
  const opened = await world.opened()
  const { status, body } = await resume(opened.registrationId)
  expect(status).toBe(200)
  expect(await awaitingPayment()).toEqual([body.registrationId])
  expect(await world.left('module2')).toBe(0)
})

test('a resumed order keeps a seat that the waiting list offered', async () => {
  await othersHold(5)
  const leaver = { email: 'leaver@mail.example' }
  await world.opened(leaver, { key: 'form-key-2' })
  await world.waitFor(owner.email)
  await world.opened({ ...leaver, selectedItems: ['module1'], dates: {} }, { key: 'form-key-2' })
  const email = (await world.emails(owner.email)).find(({ kind }) => kind === 'waiting-list-offer')
  const offer = /\/waiting-list\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''

  const opened = await world.opened({ offer }, { key, bearer })
  expect(await resume(opened.registrationId)).toMatchObject({ status: 200, body: opened })
  const changed = await resume(opened.registrationId, { selectedItems: ['module1', 'module2'] })
  expect(changed.status).toBe(200)
  expect(await awaitingPayment()).toEqual([changed.body.registrationId])
})

test('an order whose hold has ended but is not yet closed opens a new registration with its seat', async () => {
  await othersHold(5)
  const opened = await world.opened({}, { key, bearer })
  world.clock.pass(holdTime + minutes(1))
  const { status, body } = await resume(opened.registrationId)
  expect(status).toBe(200)
  expect(body.registrationId).not.toBe(opened.registrationId)
  expect(await awaitingPayment()).toEqual([body.registrationId])
})

test('the unpaid order of a program has no dates', async () => {
  const { registrationId } = await world.opened({ selectedItems: 'fellowship', dates: {} }, { key, bearer })
  expect((await unpaidOrder(owner, registrationId)).body).toEqual({
    formKey: key,
    selectedItems: ['fellowship'],
    colleagues: [],
    dates: {},
    offer: null,
  })
})

test('an order that was paid, closed or edited is 409 and gives no key', async () => {
  const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  expect(await unpaidOrder(owner, id)).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })

  const opened = await world.opened({}, { key, bearer })
  await changeRegistration(world.database, await world.registration(opened.registrationId), { formKey: null })
  expect(await unpaidOrder(owner, opened.registrationId)).toMatchObject({
    status: 409,
    body: { code: 'registration_closed' },
  })
  const change = await world.opened({}, { key: 'form-key-2', bearer })
  const replaces = { replaces: opened.registrationId }
  await world.database
    .updateTable('registrations')
    .set(replaces)
    .where('id', '=', change.registrationId)
    .execute()
  expect(await unpaidOrder(owner, opened.registrationId)).toMatchObject({
    status: 409,
    body: { code: 'payment_in_progress' },
  })
  world.clock.pass(holdTime + minutes(1))
  await pollOpenPayments(world.context)
  expect(await unpaidOrder(owner, opened.registrationId)).toMatchObject({
    status: 409,
    body: { code: 'registration_closed' },
  })
})
