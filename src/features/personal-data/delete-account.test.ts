import { afterAll, expect, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { closeDate } from '#features/dates/plan-dates.ts'
import { pollOpenPayments } from '#features/payments/poll.ts'
import type { DateOfCourse } from '#features/registrations/everyone-on-date.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { holdTime } from '#features/seats/hold-caps.ts'
import { markDelivered, noteFailure } from '#platform/email/emails.ts'
import { accountWorld } from '#tests/support/account.ts'

const world = await accountWorld()
const { database, person, paidBy, clock, close } = world
afterAll(close)

type Buyer = Awaited<ReturnType<typeof person>>

/** Cancels everything that can be canceled, for the quoted refund, and completes the refund. */
async function cancelEverything(buyer: Buyer) {
  for (const { id } of (await buyer.get('/api/account/transactions')).body) {
    const { lines, amount } = (await buyer.get(`/api/account/transactions/${id}/refund-quote`)).body
    const items = lines.map(({ course }: { course: string }) => course)
    await buyer.call('POST', `/api/account/transactions/${id}/cancel`, { items, amount })
  }
  await world.deliverAll()
}

const rowsOf = (email: string) =>
  database.selectFrom('registrations').selectAll().where('email', '=', email).execute()

test('deleting an account erases the person and keeps what the accounts need', async () => {
  const ana = await person('ana@mail.example')
  const luis = await person('luis@mail.example')
  const bought = await paidBy(ana, { name: 'Ana García', phone: '(213) 555-0100' })
  await paidBy(luis)
  await ana.call('PATCH', '/api/account/profile', { agdNumber: '123456' })
  expect((await ana.get('/api/account/transactions')).body).toHaveLength(1)
  await cancelEverything(ana)

  expect((await ana.call('DELETE', '/api/account')).status).toBe(204)

  const kept = await world.registration(bought.id)
  expect(kept).toMatchObject({
    amount: bought.amount,
    received: bought.amount,
    receiptNumber: bought.receiptNumber,
  })
  expect(kept).toMatchObject({ uid: null, email: '', name: '', phone: '', card: null })
  expect(await database.selectFrom('profiles').selectAll().where('uid', '=', ana.uid).execute()).toEqual([])
  expect((await ana.get('/api/account/transactions')).body).toEqual([])
  expect((await luis.get('/api/account/transactions')).body).toHaveLength(1)
})

/** Gives a date one seat and sells it. */
async function fill({ course, start }: DateOfCourse) {
  await database
    .updateTable('courseDates')
    .set({ spots: 1 })
    .where('course', '=', course)
    .where('startDay', '=', start)
    .execute()
  return world.paid({ email: 'seated@mail.example', selectedItems: [course], dates: { [course]: start } })
}

/**
 * All stored emails and waiting-list entries, as text to search. The erasure notice is deleted within two
 * days.
 */
async function kept() {
  const places = await database.selectFrom('waitingList').selectAll().execute()
  const emails = (await world.emails()).filter(({ kind }) => kind !== 'erased')
  return JSON.stringify([emails, places])
}

test('erasing a person deletes every email to them, about them and from them, sent or not', async () => {
  const eva = await person('eva@mail.example')
  const { id } = await paidBy(eva, { name: 'Eva Duarte', phone: '(213) 555-0123', dates: {} })
  const question = { name: 'Eva Duarte', email: eva.email, message: 'When does Module 2 begin?' }
  expect((await world.post('/api/contact', question)).status).toBe(200)
  await cancelEverything(eva)
  for (const [index, email] of (await world.emails()).entries()) {
    if (index % 3 === 0) await markDelivered(database, email.id, clock.now())
    if (index % 3 === 1) await noteFailure(database, email.id, { error: '550', failedAt: clock.now() })
  }
  expect(await kept()).toContain(`owner:registered:${id}`)
  const others = (await world.emails('luis@mail.example')).length

  expect((await eva.call('DELETE', '/api/account')).status).toBe(204)
  expect(await kept()).not.toMatch(/eva@mail\.example|Eva Duarte|555-0123/)
  expect(await kept()).not.toContain(id)
  expect(await world.emails('luis@mail.example')).toHaveLength(others)
})

test('a deletion is confirmed once, by an email without a name, in the language of the last one', async () => {
  const leaver = await person('leaver@mail.example')
  await paidBy(leaver, { name: 'Lea Ver', selectedItems: ['module1'], dates: {} })
  await cancelEverything(leaver)
  await database.updateTable('emails').set({ language: 'es' }).where('to', '=', leaver.email).execute()
  expect((await leaver.call('DELETE', '/api/account')).status).toBe(204)
  // The identity service erases again when it deletes the sign-in.
  expect((await leaver.deleteSignIn()).statusCode).toBe(200)
  const emails = await world.emails(leaver.email)
  expect(emails).toMatchObject([{ kind: 'erased', subject: 'Eliminamos sus datos' }])
  expect(emails[0]?.text).not.toMatch(/Lea|Ver\b/)
})

test('a deletion is not confirmed to an address that was never verified', async () => {
  const squatter = await person('unverified@mail.example', { verified: false })
  expect((await squatter.call('DELETE', '/api/account')).status).toBe(204)
  expect(await world.emails('unverified@mail.example')).toEqual([])
})

test('nothing is kept under a former address', async () => {
  const changing = await person('earlier@mail.example')
  const { id } = await paidBy(changing, { selectedItems: ['module1'], dates: {} })
  await world.desk.complete(id, 'module1', '2025-08-01')
  const date = { course: 'clinical1', start: '2025-10-16' } as const
  await fill(date)
  await world.joinWaitingList({ ...date, email: changing.email })
  await changing.changeEmail('later@mail.example')
  await changing.signIn()
  expect(await kept()).toContain('earlier@mail.example')
  expect((await changing.call('DELETE', '/api/account')).status).toBe(204)
  expect(await kept()).not.toMatch(/(earlier|later)@mail\.example/)
})

test('deleting an account with an unverified address deletes nothing of the owner of that address', async () => {
  const date = { course: 'clinical2', start: '2025-11-13' } as const
  await fill(date)
  await world.joinWaitingList({ ...date, email: 'another@mail.example' })
  const impostor = await person('another@mail.example', { verified: false })
  await world.opened({ email: impostor.email }, { bearer: impostor.token() })
  clock.pass(holdTime + minutes(1))
  await pollOpenPayments(world.context)
  await impostor.signIn()
  await impostor.changeEmail('impostor@mail.example')
  await impostor.signIn()
  expect((await impostor.call('DELETE', '/api/account')).status).toBe(204)
  expect(await world.emails('another@mail.example')).toMatchObject([{ kind: 'waiting-list' }])
  const places = database
    .selectFrom('waitingList')
    .select('state')
    .where('email', '=', 'another@mail.example')
  expect(await places.execute()).toEqual([{ state: 'waiting' }])
})

test('guest purchases are erased too, but only for a verified address', async () => {
  const guest = await world.opened({ email: 'guest@mail.example' })
  await world.pay(guest.clientSecret)
  await world.deliverAll()

  const otherUser = await person('guest@mail.example', { verified: false })
  expect((await otherUser.call('DELETE', '/api/account')).status).toBe(204)
  expect(await rowsOf('guest@mail.example')).toHaveLength(1)

  await database.updateTable('users').set({ emailVerified: true }).where('uid', '=', otherUser.uid).execute()
  await otherUser.signIn()
  await cancelEverything(otherUser)
  expect((await otherUser.call('DELETE', '/api/account')).status).toBe(204)
  expect(await rowsOf('guest@mail.example')).toEqual([])
})

test('a seat offered to an erased person goes to the next one, and no more emails are sent', async () => {
  const date = { course: 'module3', start: '2026-01-23' } as const
  const seated = await fill(date)
  const first = await person('first@mail.example')
  for (const email of [first.email, 'next@mail.example']) {
    await world.joinWaitingList({ ...date, email })
  }
  const token = world.context.links.sign('registration', seated.id)
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module3'], amount: 295_000 })
  const kindsTo = async (email: string) => (await world.emails(email)).map(({ kind }) => kind)
  expect(await kindsTo(first.email)).toContain('waiting-list-offer')

  expect((await first.call('DELETE', '/api/account')).status).toBe(204)
  expect(await kindsTo('next@mail.example')).toContain('waiting-list-offer')
  await closeDate(date, world.context, async () => {})
  const recipients = (await world.emails()).map(({ to }) => to)
  expect(recipients.filter((to) => !to.includes('@'))).toEqual([])
})

test('an unpaid order can no longer be paid after a deletion, whoever left it, and does not block it', async () => {
  const leaving = await person('leaving@mail.example')
  const left = await world.left('module2')
  const own = await world.opened({ email: leaving.email }, { bearer: leaving.token() })
  const others = await world.opened({ email: leaving.email })
  expect((await leaving.call('DELETE', '/api/account')).status).toBe(204)
  for (const { clientSecret, registrationId } of [own, others]) {
    expect((await world.pay(clientSecret)).status).toBe(400)
    expect(await world.registration(registrationId)).toMatchObject({ status: 'canceled', email: '' })
  }
  expect(await world.left('module2')).toBe(left)
})

test('a payment that was not reported yet is found before the account is deleted', async () => {
  const paying = await person('unheard@mail.example')
  const opened = await world.opened({ email: paying.email }, { bearer: paying.token() })
  await world.pay(opened.clientSecret)
  expect(await paying.call('DELETE', '/api/account')).toMatchObject({
    status: 409,
    body: { code: 'courses_active' },
  })
  expect(await world.registration(opened.registrationId)).toMatchObject({ status: 'completed' })
})

test('a refused deletion keeps an order that is still to be paid', async () => {
  const owner = await person('keeps@mail.example')
  await paidBy(owner)
  const opened = await world.opened({ email: owner.email, dates: {} }, { bearer: owner.token() })
  expect((await owner.call('DELETE', '/api/account')).status).toBe(409)
  expect((await world.pay(opened.clientSecret)).status).toBe(200)
})

test('an account with a dispute or an inquiry is not deleted before the decision', async () => {
  const disputing = await person('disputing@mail.example')
  const bought = await paidBy(disputing, { selectedItems: ['module1'], dates: {} }, '4000000000000259')
  await world.desk.complete(bought.id, 'module1', '2025-08-01')
  clock.pass(minutes(1))
  await world.deliverAll()
  for (const dispute of ['open', 'inquiry'] as const) {
    await changeRegistration(world.database, bought, { dispute })
    expect(await disputing.call('DELETE', '/api/account')).toMatchObject({
      status: 409,
      body: { code: 'payment_open' },
    })
  }
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: bought.intentId ?? '' })).data
  const evidence = { uncategorized_text: 'winning_evidence' }
  await world.stripe.disputes.update(dispute?.id ?? '', { evidence })
  await world.deliverAll()
  expect((await disputing.call('DELETE', '/api/account')).status).toBe(204)
})

test('the identity service’s own call is refused for the same reason, in its own format', async () => {
  const paying = await person('paying@mail.example')
  await world.opened({ email: paying.email }, { bearer: paying.token() })
  const url = '/identitytoolkit.googleapis.com/v1/accounts:delete?key=academy-identity'
  expect(await world.post(url, { idToken: paying.token() })).toMatchObject({
    status: 400,
    body: {
      error: { message: expect.stringContaining('A payment, a refund or a dispute is still under way.') },
    },
  })
  expect((await paying.get('/api/account/profile')).status).toBe(200)
})

test('an account with active courses is not deleted, because its seats would be lost', async () => {
  const owner = await person('owner@mail.example')
  await paidBy(owner)
  expect(await owner.call('DELETE', '/api/account')).toMatchObject({
    status: 409,
    body: { code: 'courses_active' },
  })
  expect(await rowsOf(owner.email)).toHaveLength(1)
})

test('the password must have been entered within five minutes', async () => {
  const late = await person('late@mail.example')
  clock.pass(minutes(6))
  expect(await late.call('DELETE', '/api/account')).toMatchObject({
    status: 403,
    body: { code: 'sign_in_again' },
  })
  await late.signIn()
  expect((await late.call('DELETE', '/api/account')).status).toBe(204)
})

test('a deletion without a token is refused', async () => {
  const response = await world.app.inject({ method: 'DELETE', url: '/api/account' })
  expect(response.statusCode).toBe(401)
})
