// An owner who left a payment open and goes on in the account, where nothing is known of the form that opened it.
import { afterAll, expect, test } from 'vitest'
import type { UnpaidOrder } from '#contract/account.ts'
import { changeRegistration } from '#database/tables/registrations.ts'
import { minutes } from '#domain/days.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { beginEachTestAnew } from '#tests/support/anew.ts'
import { rivera } from '#tests/support/checkout.ts'
import { pollOpenPayments } from './poll.ts'

const world = await accountWorld()
const owner = await world.person(rivera.email)
const stranger = await world.person('stranger@mail.example')
await beginEachTestAnew(world)
afterAll(() => world.close())

const key = 'form-key-1'
const bearer = owner.token()

const unpaidOrder = (who: Person, id: string) => who.get(`/api/account/registrations/${id}/unpaid-order`)

/** As the registration page does with what it was handed. */
async function goOn(id: string, changes: Partial<typeof rivera> = {}) {
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

test('the owner goes on with the same payment and the last seat, which nobody else can have meanwhile', async () => {
  await othersHold(5)
  const opened = await world.opened({}, { key, bearer })
  expect(await world.left('module2')).toBe(0)
  expect(await goOn(opened.registrationId)).toMatchObject({ status: 200, body: opened })
  expect(await awaitingPayment()).toEqual([opened.registrationId])
  expect(await world.register({ email: 'late@mail.example' })).toMatchObject({
    status: 409,
    body: { code: 'session_full' },
  })
})

test('both devices have the one payment, which takes money once', async () => {
  const opened = await world.opened({}, { key, bearer })
  const { body: elsewhere } = await goOn(opened.registrationId)
  expect((await world.pay(elsewhere.clientSecret)).status).toBe(200)
  expect((await world.pay(opened.clientSecret)).status).toBe(400)
  await world.deliverAll()
  expect((await world.registration(opened.registrationId)).status).toBe('completed')
  expect(await world.left('module2')).toBe(5)
})

test('another’s is 404 and gives no key, and no list has it', async () => {
  const { registrationId } = await world.opened({}, { key, bearer })
  const refused = await unpaidOrder(stranger, registrationId)
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const lists = ['transactions', 'registrations', 'data.json']
  const answers = await Promise.all(lists.map((list) => owner.get(`/api/account/${list}`)))
  for (const { bytes } of [refused, ...answers]) expect(bytes.toString()).not.toContain(key)
})

test('another choice takes its place, as that of an edited form does', async () => {
  const opened = await world.opened({}, { key, bearer })
  const { status, body } = await goOn(opened.registrationId, { selectedItems: ['module1'], dates: {} })
  expect(status).toBe(200)
  expect(await awaitingPayment()).toEqual([body.registrationId])
  expect((await world.pay(opened.clientSecret)).status).toBe(400)
  expect(await world.left('module2')).toBe(6)
})

test('what was opened as a guest, or without a key, keeps its last seat and stays one', async () => {
  await othersHold(5)
  const opened = await world.opened()
  const { status, body } = await goOn(opened.registrationId)
  expect(status).toBe(200)
  expect(await awaitingPayment()).toEqual([body.registrationId])
  expect(await world.left('module2')).toBe(0)
})

test('a seat that was offered from the waiting list is kept', async () => {
  await othersHold(5)
  const leaver = { email: 'leaver@mail.example' }
  await world.opened(leaver, { key: 'form-key-2' })
  await world.waitFor(owner.email)
  await world.opened({ ...leaver, selectedItems: ['module1'], dates: {} }, { key: 'form-key-2' })
  const letter = (await world.mails(owner.email)).find(({ kind }) => kind === 'waiting-list-offer')
  const offer = /\/waiting-list\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''

  const opened = await world.opened({ offer }, { key, bearer })
  expect(await goOn(opened.registrationId)).toMatchObject({ status: 200, body: opened })
  const changed = await goOn(opened.registrationId, { selectedItems: ['module1', 'module2'] })
  expect(changed.status).toBe(200)
  expect(await awaitingPayment()).toEqual([changed.body.registrationId])
})

test('after its time, while nobody has closed it, it opens anew with its seat', async () => {
  await othersHold(5)
  const opened = await world.opened({}, { key, bearer })
  world.clock.pass(minutes(21))
  const { status, body } = await goOn(opened.registrationId)
  expect(status).toBe(200)
  expect(body.registrationId).not.toBe(opened.registrationId)
  expect(await awaitingPayment()).toEqual([body.registrationId])
})

test('a program is handed over without dates', async () => {
  const { registrationId } = await world.opened({ selectedItems: 'fellowship', dates: {} }, { key, bearer })
  expect((await unpaidOrder(owner, registrationId)).body).toEqual({
    formKey: key,
    selectedItems: ['fellowship'],
    dates: {},
    offer: null,
  })
})

test('paid, closed or changed meanwhile, it says so and gives no key', async () => {
  const { id } = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  expect(await unpaidOrder(owner, id)).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })

  const opened = await world.opened({}, { key, bearer })
  await changeRegistration(world.database, opened.registrationId, { formKey: null })
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
  world.clock.pass(minutes(21))
  await pollOpenPayments(world.checkout)
  expect(await unpaidOrder(owner, opened.registrationId)).toMatchObject({
    status: 409,
    body: { code: 'registration_closed' },
  })
})
