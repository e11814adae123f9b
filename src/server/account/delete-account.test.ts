import { afterAll, expect, test } from 'vitest'
import { minutes } from '#domain/days.ts'
import { accountWorld } from '#tests/support/account.ts'
import { closeDate } from '../checkout/plan-sessions.ts'

const world = await accountWorld()
const { database, person, paidBy, clock, close } = world
afterAll(close)

type Buyer = Awaited<ReturnType<typeof person>>

/** Cancels whatever can be cancelled, for what is shown, and lets the refund arrive. */
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

  const kept = await database
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', bought.id)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({
    amount: bought.amount,
    received: bought.amount,
    receiptNumber: bought.receiptNumber,
  })
  expect(kept).toMatchObject({ uid: null, email: '', name: '', phone: '', card: null })
  expect(await database.selectFrom('profiles').selectAll().where('uid', '=', ana.uid).execute()).toEqual([])
  expect(
    await database
      .selectFrom('mails')
      .selectAll()
      .where('to', '=', ana.email)
      .where('deliveredAt', 'is not', null)
      .execute(),
  ).toEqual([])
  expect((await ana.get('/api/account/transactions')).body).toEqual([])
  expect((await luis.get('/api/account/transactions')).body).toHaveLength(1)
})

test('what was bought as a guest goes too, but only from an address that is shown to be theirs', async () => {
  const guest = await world.opened({ email: 'guest@mail.example' })
  await world.pay(guest.clientSecret)
  await world.deliverAll()

  const stranger = await person('guest@mail.example', { verified: false })
  expect((await stranger.call('DELETE', '/api/account')).status).toBe(204)
  expect(await rowsOf('guest@mail.example')).toHaveLength(1)

  await database.updateTable('users').set({ emailVerified: true }).where('uid', '=', stranger.uid).execute()
  await stranger.signIn()
  await cancelEverything(stranger)
  expect((await stranger.call('DELETE', '/api/account')).status).toBe(204)
  expect(await rowsOf('guest@mail.example')).toEqual([])
})

test('a seat that was offered to who is erased goes on to the next, and nobody is written to any more', async () => {
  const date = { course: 'module3', start: '2026-01-23' } as const
  await database
    .updateTable('sessions')
    .set({ spots: 1 })
    .where('course', '=', date.course)
    .where('startDay', '=', date.start)
    .execute()
  const first = await person('first@mail.example')
  const seated = await world.paid({ selectedItems: ['module3'], dates: { module3: date.start } })
  for (const email of [first.email, 'next@mail.example']) {
    await world.post('/api/waiting-list', { ...date, email })
  }
  const token = world.checkout.links.sign('registration', seated.id)
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module3'], amount: 295_000 })
  const kindsTo = async (email: string) => (await world.mails(email)).map(({ kind }) => kind)
  expect(await kindsTo(first.email)).toContain('waiting-list-offer')

  expect((await first.call('DELETE', '/api/account')).status).toBe(204)
  expect(await kindsTo('next@mail.example')).toContain('waiting-list-offer')
  await closeDate(date, world.checkout, async () => {})
  const recipients = (await world.mails()).map(({ to }) => to)
  expect(recipients.filter((to) => !to.includes('@'))).toEqual([])
})

test('an account with a payment under way is not deleted', async () => {
  const waiting = await person('waiting@mail.example')
  await world.opened({ email: waiting.email }, { bearer: waiting.token() })
  expect(await waiting.call('DELETE', '/api/account')).toMatchObject({
    status: 409,
    body: { code: 'payment_open' },
  })
  expect(await rowsOf(waiting.email)).toHaveLength(1)
})

test('an account whose payment is disputed is not deleted before that is decided', async () => {
  const disputing = await person('disputing@mail.example')
  const bought = await paidBy(disputing, { selectedItems: ['module1'], dates: {} }, '4000000000000259')
  await world.complete(bought.id, 'module1', '2025-08-01')
  clock.pass(minutes(1))
  await world.deliverAll()
  expect(await disputing.call('DELETE', '/api/account')).toMatchObject({
    status: 409,
    body: { code: 'payment_open' },
  })
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: bought.intentId ?? '' })).data
  const evidence = { uncategorized_text: 'winning_evidence' }
  await world.stripe.disputes.update(dispute?.id ?? '', { evidence })
  await world.deliverAll()
  expect((await disputing.call('DELETE', '/api/account')).status).toBe(204)
})

test('the identity service’s own call is refused for the same reason, in its own shape', async () => {
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

test('an account with active courses is not deleted: its seats would be lost', async () => {
  const owner = await person('owner@mail.example')
  await paidBy(owner)
  expect(await owner.call('DELETE', '/api/account')).toMatchObject({
    status: 409,
    body: { code: 'courses_active' },
  })
  expect(await rowsOf(owner.email)).toHaveLength(1)
})

test('the password must have been typed within five minutes', async () => {
  const late = await person('late@mail.example')
  clock.pass(minutes(6))
  expect(await late.call('DELETE', '/api/account')).toMatchObject({
    status: 403,
    body: { code: 'sign_in_again' },
  })
  await late.signIn()
  expect((await late.call('DELETE', '/api/account')).status).toBe(204)
})

test('nobody is deleted without a token', async () => {
  const response = await world.app.inject({ method: 'DELETE', url: '/api/account' })
  expect(response.statusCode).toBe(401)
})
