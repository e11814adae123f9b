// The person of an offer that somebody else pays: they have the courses, and see nothing of the payer's money.
import { afterAll, expect, test } from 'vitest'
import { refundByStaff } from '#features/cancellations/cancel-by-staff.ts'
import { giveBackByStaff } from '#features/cancellations/give-back.ts'
import { giveNotice } from '#features/cancellations/release-seats.ts'
import { cancelDate } from '#features/dates/cancel-date.ts'
import { sendReminders } from '#features/desk/reminders.ts'
import { chargeDuePayments } from '#features/payments/charge-due.ts'
import { remindOfPayments } from '#features/plans/remind-of-payments.ts'
import { accountWorld } from '#tests/support/account.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { makeOffer } from './make-offer.ts'

const world = await accountWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const start = '2025-09-12'
const payer = { name: 'Marsh Dental', email: 'books@marsh.example' }
const note = async () => {}

/** Paid by the payer, and found by the person's account. */
async function paidForAnother({
  items = ['module2'],
  plan = false,
  card = undefined as string | undefined,
} = {}) {
  const person = await world.person('e.marsh@mail.example')
  const offer = await makeOffer(
    {
      email: person.email,
      name: 'Elena Marsh',
      items,
      price: null,
      reason: null,
      until: null,
      planAllowed: plan,
      payer,
      dates: items.includes('module2') ? { module2: start } : {},
      holdsSeats: false,
    },
    world.context,
    note,
  )
  const opened = await world.post(
    `/api/offers/${world.context.links.sign('offer', offer.id)}/payment-intent`,
    { plan },
  )
  await world.pay(opened.body.clientSecret, card)
  if (card) await world.answerBank(opened.body.clientSecret, 'authorize')
  await world.deliverAll()
  await person.get('/api/account/active-courses')
  const { id } = await world.database.selectFrom('registrations').select('id').executeTakeFirstOrThrow()
  return { person, id, link: `/api/registrations/${world.context.links.sign('registration', id)}` }
}

const inParts = (card?: string) =>
  paidForAnother({ items: ['fellowship'], plan: true, ...(card && { card }) })
const amounts = /\$\d/
const readBy = async (email: string) => {
  const emails = await world.emails(email)
  return emails.map(({ subject, text }) => `${subject}\n${text}`).join('\n')
}
const kindsTo = async (email: string) => (await world.emails(email)).map(({ kind }) => kind)

async function runOn(day: string) {
  world.clock.set(`${day}T17:00:00Z`)
  await remindOfPayments(world.context)
  await sendReminders(world.context)
  await chargeDuePayments(world.context)
  await world.deliverAll()
}

test('person of an offer with a payer sees no money and no receipt of it, whatever they call', async () => {
  const { person, id, link } = await paidForAnother()
  const shown = (await world.app.inject(link)).json()
  expect(shown).toMatchObject({ amount: 0, paidBy: payer.name, receiptNumber: null })
  expect((await person.get('/api/account/registrations')).body).toMatchObject([{ id, paidBy: payer.name }])
  const documents = ['receipt.pdf', 'statement.pdf', 'refunds/1.pdf']
  for (const document of documents) {
    expect([document, (await world.app.inject(`${link}/${document}`)).statusCode]).toEqual([document, 404])
    const { status } = await person.get(`/api/account/transactions/${id}/${document}`)
    expect([document, status]).toEqual([document, 404])
  }
  await cancelDate({ course: 'module2', start, moveTo: null }, world.context, note)
  const answers = [
    shown,
    (await world.app.inject(link)).json(),
    (await world.app.inject(`${link}/refund-quote`)).json(),
  ]
  expect(answers[1].lines[0].asked).toMatchObject({
    amount: null,
    card: null,
    way: 'payer',
    mayTakeCredit: false,
  })
  for (const path of ['active-courses', 'registrations', 'transactions', 'payment-methods', 'data.json']) {
    answers.push((await person.get(`/api/account/${path}`)).body)
  }
  const emails = await world.emails(person.email)
  expect(emails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['confirmation', 'date-canceled']))
  const seen = JSON.stringify([answers, emails])
  expect(seen).not.toMatch(/285000|2[,.]850/)
  expect(seen).not.toContain(payer.email)
})

test('person of an offer with a payer cannot cancel for its money', async () => {
  const { person, id, link } = await paidForAnother()
  const cancellation = { items: ['module2'], amount: 285_000 }
  const bearer = person.token()
  expect(await world.post(`${link}/cancel`, cancellation, { bearer })).toMatchObject({
    status: 409,
    body: { code: 'not_cancellable' },
  })
  expect((await person.call('POST', `/api/account/transactions/${id}/cancel`, cancellation)).status).toBe(404)
  expect(await world.registration(id)).toMatchObject({ status: 'completed', refunded: 0 })
})

test('emails about refunds of an offer with a payer go to the payer, and the person reads no amount', async () => {
  const { person, id } = await paidForAnother()
  const courses = { registrationId: id, items: ['module2'] as const }
  const gift = { ...courses, amount: 100_000, returnedBefore: 0, reason: 'a late start' }
  await giveBackByStaff(gift, world.context, note)
  await refundByStaff({ ...courses, amount: 185_000, reason: null }, world.context, note)
  await world.deliverAll()
  expect(await kindsTo(payer.email)).toEqual(expect.arrayContaining(['payer-receipt', 'goodwill', 'cancel']))
  const canceled = await world.emailTo(payer.email, 'cancel')
  expect(canceled.text).toContain('This is about the registration of Elena Marsh, which you paid for.')
  expect(canceled.text).toContain('$1,850.00')
  const [, document = ''] = canceled.text.match(/(\/api\/registrations\/\S+)/) ?? []
  expect((await world.app.inject(document)).headers['content-type']).toBe('application/pdf')
  expect(await kindsTo(person.email)).toEqual(expect.arrayContaining(['confirmation', 'takeover-canceled']))
  expect(await readBy(person.email)).not.toMatch(amounts)
})

test('plan of an offer with a payer is paid, shown and changed by the payer alone', async () => {
  const { person, id, link } = await inParts()
  for (const day of ['2025-08-26', '2025-08-29', '2025-09-01']) await runOn(day)
  expect(await kindsTo(payer.email)).toEqual(
    expect.arrayContaining(['payer-receipt', 'plan-reminder', 'plan-payment']),
  )
  expect((await kindsTo(person.email)).filter((kind) => kind.startsWith('plan-'))).toEqual([])
  expect(await readBy(person.email)).not.toMatch(amounts)
  expect((await world.app.inject(link)).json()).toMatchObject({ amount: 0, receiptNumber: null })
  const byPerson = `/api/plans/${world.context.links.sign('registration', id)}`
  expect((await world.app.inject(byPerson)).statusCode).toBe(404)
  expect((await world.post(`${byPerson}/payment`, {})).status).toBe(404)
  const { text } = await world.emailTo(payer.email, 'plan-reminder')
  const [, token = ''] = text.match(/\/plan\/([\w-]+)/) ?? []
  const shown = (await world.app.inject(`/api/plans/${token}`)).json()
  expect(shown).toMatchObject({ paid: 525_000, rest: 675_000, changeableBy: 'caller' })
  expect(await world.post(`/api/plans/${token}/card`, {})).toMatchObject({ status: 200 })
  for (const document of ['receipt.pdf?payment=2', 'statement.pdf']) {
    expect((await world.app.inject(`/api/registrations/${token}/${document}`)).statusCode).toBe(200)
  }
  expect((await world.app.inject(`/api/registrations/${token}`)).statusCode).toBe(404)
  expect((await world.post(`/api/plans/${token}/payment`, { rest: true })).body.amount).toBe(675_000)
})

test('notice that the seats of an unpaid plan are released has the amount for the payer only', async () => {
  const { person, id } = await inParts('4000002760003184')
  for (const day of ['2025-09-01', '2025-09-04', '2025-09-08']) await runOn(day)
  await giveNotice(id, world.context, note)
  expect((await world.emailTo(payer.email, 'plan-notice')).text).toContain('$9,000.00')
  expect(await kindsTo(payer.email)).toContain('plan-failed')
  expect(await kindsTo(person.email)).toContain('takeover-release')
  expect(await readBy(person.email)).not.toMatch(amounts)
})

test('reminder of a refund step does not go to the person of an offer with a payer', async () => {
  const { person } = await paidForAnother()
  await runOn('2025-08-25')
  expect(await readBy(person.email)).not.toMatch(amounts)
})
