// The person of an offer that somebody else pays: they have the courses, and see nothing of the payer's money.
import { afterAll, expect, test } from 'vitest'
import { cancelDate } from '#features/dates/cancel-date.ts'
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
async function paidForAnother() {
  const person = await world.person('e.marsh@mail.example')
  const offer = await makeOffer(
    {
      email: person.email,
      name: 'Elena Marsh',
      items: ['module2'],
      price: null,
      reason: null,
      until: null,
      planAllowed: false,
      payer,
      dates: { module2: start },
      holdsSeats: false,
    },
    world.context,
    note,
  )
  const opened = await world.post(
    `/api/offers/${world.context.links.sign('offer', offer.id)}/payment-intent`,
    {},
  )
  await world.pay(opened.body.clientSecret)
  await world.deliverAll()
  await person.get('/api/account/active-courses')
  const { id } = await world.database.selectFrom('registrations').select('id').executeTakeFirstOrThrow()
  return { person, id, link: `/api/registrations/${world.context.links.sign('registration', id)}` }
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
