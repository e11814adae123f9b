import { afterAll, expect, test, vi } from 'vitest'
import { days, hours, minutes } from '#domain/dates/days.ts'
import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { changeSeats } from '#features/dates/plan-dates.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import { repair } from '#features/reconciliation/repair.ts'
import { repairOffer } from '#features/reconciliation/repair-offer.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { whileHeld } from '#tests/support/lock-waits.ts'
import { holdTime } from './hold-caps.ts'
import { withdrawOfferedSeat } from './seats.queries.ts'
import { waitingListPlace } from './waiting-list.queries.ts'
import { lapseOffers, offerTime, showPlace } from './waiting-list.ts'

const world = await checkoutWorld()
let lastHolder = ''
for (let buyer = 0; buyer < 6; buyer++) {
  lastHolder = (await world.paid({ email: `buyer${buyer}@mail.example` })).id
}
await resetBeforeEachTest(world)
afterAll(() => world.close())

const date = { course: 'module2', start: '2025-09-12' }
const join = (email: string) => world.joinWaitingList({ ...date, email })

async function giveUpOneSeat() {
  const token = world.context.links.sign('registration', lastHolder)
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module2'], amount: 285_000 })
}

/** The token in the last email of a kind to an address. */
async function tokenFor(address: string, kind = 'waiting-list-offer') {
  const email = (await world.emails(address)).findLast((email) => email.kind === kind)
  return /\/waiting-list\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
}
const place = async (token: string) => (await world.app.inject(`/api/waiting-list/${token}`)).json()
const leave = (token: string) => world.app.inject({ method: 'DELETE', url: `/api/waiting-list/${token}` })
const take = (offer: string, email = 'first@mail.example', key = 'form-key-1') =>
  world.register({ email, offer }, { key })

test('a full date can only be waited for, and a date with seats can only be bought', async () => {
  expect(await world.register()).toMatchObject({ status: 409, body: { code: 'session_full' } })
  expect((await join('first@mail.example')).status).toBe(200)
  const other = { course: 'module3', start: '2026-01-23', email: 'first@mail.example' }
  expect(await world.post('/api/waiting-list', other)).toMatchObject({
    status: 409,
    body: { code: 'seats_left' },
  })
})

test('joining twice with the same address is one place and one email', async () => {
  await join('first@mail.example')
  await join('First@Mail.Example')
  expect(await world.emails('first@mail.example')).toHaveLength(1)
})

test('a free seat is offered in the order of joining, held for a day and not sold to others', async () => {
  await join('first@mail.example')
  await join('second@mail.example')
  await giveUpOneSeat()
  expect(await place(await tokenFor('first@mail.example'))).toMatchObject({
    course: 'module2',
    state: 'offered',
    offerExpiresAt: '2025-08-02T19:00:00.000Z',
  })
  expect(await tokenFor('second@mail.example')).toBe('')
  expect(await world.register()).toMatchObject({ status: 409, body: { code: 'session_full' } })
})

test('the page shows the end of the offer in the academy’s calendar, like the email', async () => {
  const years = 5 * 365
  const academy = { now: () => new Date(world.clock.now().getTime() + days(years)) }
  const context = { ...world.context, clocks: { real: world.clock, academy } }
  await join('first@mail.example')
  await giveUpOneSeat()
  const { offerExpiresAt } = await showPlace(await tokenFor('first@mail.example'), context)
  expect(offerExpiresAt).toBe('2030-08-01T19:00:00.000Z')
})

test('the offer’s link buys the seat, once', async () => {
  await join('first@mail.example')
  await giveUpOneSeat()
  const token = await tokenFor('first@mail.example')
  const { body: opened } = await take(token)
  await world.pay(opened.clientSecret)
  await world.deliverAll()
  expect((await world.registration(opened.registrationId)).status).toBe('completed')
  expect((await place(token)).state).toBe('taken')
  expect(await take(token, 'other@mail.example', 'form-key-2')).toMatchObject({
    status: 409,
    body: { code: 'offer_over' },
  })
  expect(await world.left('module2')).toBe(0)
})

test('an offer that is being paid in one window is refused in another', async () => {
  await join('first@mail.example')
  await giveUpOneSeat()
  const token = await tokenFor('first@mail.example')
  expect((await take(token)).status).toBe(200)
  expect(await take(token, 'first@mail.example', 'form-key-2')).toMatchObject({
    status: 409,
    body: { code: 'offer_in_use' },
  })
})

test('an expired payment returns the seat to the offer, which can be used again', async () => {
  await join('first@mail.example')
  await giveUpOneSeat()
  const token = await tokenFor('first@mail.example')
  await take(token)
  world.clock.pass(holdTime + minutes(1))
  await pollOpenPayments(world.context)
  expect((await place(token)).state).toBe('offered')
  expect((await take(token, 'first@mail.example', 'form-key-2')).status).toBe(200)
})

test('an offer paid before its order was edited completes with the offered seat', async () => {
  await join('first@mail.example')
  await giveUpOneSeat()
  const offer = await tokenFor('first@mail.example')
  const { body: opened } = await take(offer)
  await world.pay(opened.clientSecret)
  const edit = { email: 'first@mail.example', offer, phone: '(213) 555-0188' }
  expect(await world.register(edit, { key: 'form-key-1' })).toMatchObject({
    status: 409,
    body: { code: 'already_paid' },
  })
  expect((await world.registration(opened.registrationId)).status).toBe('completed')
  expect((await place(offer)).state).toBe('taken')
  expect(await world.left('module2')).toBe(0)
})

test('an offer lapses after a day and goes to the next in line', async () => {
  await join('first@mail.example')
  await join('second@mail.example')
  await giveUpOneSeat()
  const token = await tokenFor('first@mail.example')
  world.clock.pass(offerTime)
  expect((await place(token)).state).toBe('lapsed')
  await pollOpenPayments(world.context)
  expect((await place(await tokenFor('second@mail.example'))).state).toBe('offered')
  expect(await take(token)).toMatchObject({ status: 409, body: { code: 'offer_over' } })
})

test('an offer that cannot be ended does not keep others from lapsing', async () => {
  const { context } = world
  for (const name of ['first', 'second', 'third']) await join(`${name}@mail.example`)
  await giveUpOneSeat()
  await changeSeats({ course: 'module2', start: '2025-09-12', spots: 7 }, context, async () => {})
  world.clock.pass(offerTime)
  const warn = vi.fn()
  const post = vi.fn(context.outbox.post).mockRejectedValueOnce(new Error('full'))
  await pollOpenPayments({ ...context, log: { ...context.log, warn }, outbox: { post } })
  expect(warn).toHaveBeenCalledTimes(1)
  expect((await place(await tokenFor('third@mail.example'))).state).toBe('offered')
})

test('repairing an offer that lost its seat sends a new email with the new end', async () => {
  await join('first@mail.example')
  await giveUpOneSeat()
  const id = world.context.links.read('waiting-list', await tokenFor('first@mail.example'))?.id ?? ''
  await withdrawOfferedSeat(world.database, id)
  world.clock.pass(hours(3))
  await repair(id, world.context, { confirm: async () => {}, note: async () => {} })
  const offers = (await world.emails('first@mail.example')).filter(
    ({ kind }) => kind === 'waiting-list-offer',
  )
  expect(offers.map(({ text }) => /until (.+) \(Los Angeles/.exec(text)?.[1])).toEqual([
    'Aug 2, 2025, 12:00 PM',
    'Aug 2, 2025, 3:00 PM',
  ])
})

test('an offer that is repaired at the moment of its end does not lapse', async () => {
  await join('first@mail.example')
  await giveUpOneSeat()
  const token = await tokenFor('first@mail.example')
  const id = world.context.links.read('waiting-list', token)?.id ?? ''
  const { courseDateId = '' } = (await waitingListPlace(world.database, id)) ?? {}
  await withdrawOfferedSeat(world.database, id)
  world.clock.pass(offerTime)
  await whileHeld(
    world,
    (trx) => lockCourseDates(trx, [courseDateId]),
    () => lapseOffers(world.context),
    (trx) => repairOffer(trx, id, world.context),
  )
  expect((await place(token)).state).toBe('offered')
  expect((await take(token)).status).toBe(200)
})

test('leaving the list ends the place, and its offered seat goes to the next in line', async () => {
  for (const name of ['first', 'second', 'third']) await join(`${name}@mail.example`)
  const first = await tokenFor('first@mail.example', 'waiting-list')
  expect((await leave(first)).statusCode).toBe(204)
  expect((await leave(first)).statusCode).toBe(204)
  await giveUpOneSeat()
  const second = await tokenFor('second@mail.example')
  await leave(second)
  expect((await place(second)).state).toBe('left')
  expect((await place(await tokenFor('third@mail.example'))).state).toBe('offered')
  expect(await tokenFor('first@mail.example')).toBe('')
})

test('leaving while paying keeps the seat of that payment until it expires', async () => {
  await join('first@mail.example')
  await giveUpOneSeat()
  const token = await tokenFor('first@mail.example')
  await take(token)
  await leave(token)
  expect(await world.left('module2')).toBe(0)
  world.clock.pass(holdTime + minutes(1))
  await pollOpenPayments(world.context)
  expect(await world.left('module2')).toBe(1)
})

test('a forged link is 404', async () => {
  const forged = 'A'.repeat(43)
  expect((await world.app.inject(`/api/waiting-list/${forged}`)).statusCode).toBe(404)
  expect((await leave(forged)).statusCode).toBe(404)
})
