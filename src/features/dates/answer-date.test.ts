// The academy cancels a date, and its registrants choose the money, credit or another date.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/money.ts'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { giveCredit } from '#features/credit/give-credit.ts'
import { refundsOf } from '#features/refunds/refunds.queries.ts'
import { accountWorld, type Person } from '#tests/support/account.ts'
import { cardWhose } from '#tests/support/checkout.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { refundUnanswered } from './answer-date.ts'
import { cancelDate } from './cancel-date.ts'
import { readDate } from './list-dates.ts'
import { remindOfAnswers } from './remind-of-answers.ts'

const world = await accountWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

const start = '2025-10-16'
const module2 = { selectedItems: ['module2'], dates: { module2: '2025-09-12' } }
const clinical1 = { selectedItems: ['clinical1'], dates: { clinical1: start } }
const price = dollars(6_500)
const quiet = async () => undefined

let owner: Person
beforeEach(async () => {
  owner = await world.person('owner@mail.example')
})

const cancel = (course = 'clinical1', day = start) =>
  cancelDate({ course, start: day, moveTo: null }, world.context, quiet)

const answer = (id: string, said: string, course = 'clinical1', who = owner) =>
  who.call('POST', `/api/account/registrations/${id}/answers/${course}`, { answer: said })

const other = { startDay: '2025-11-07', endDay: '2025-11-09' }
const addDate = () => addCourseDate(world.database, { course: 'module2', ...other, location: 'here' })

const active = async (course = 'clinical1') =>
  (await owner.get('/api/account/active-courses')).body[course]?.[0]

const chosen = async (course = 'clinical1', day = start) =>
  (await readDate(course, day, world.context)).asked.map((one) => one.answer)

async function passDays(days: number) {
  world.clock.pass(days * 24 * 3_600_000)
  await refundUnanswered(world.context)
  await world.deliverAll()
}

const kindsTo = async (email: string) => (await world.emails(email)).map(({ kind }) => kind)
const agrees = async () => expect(await disagreements(world.context)).toEqual([])

describe('canceled date', () => {
  test('asks its registrants, keeps their money and releases their seats', async () => {
    const row = await world.paidBy(owner, clinical1)
    const [outcome] = await cancel()
    expect(outcome).toMatchObject({ refund: price, answerBy: '2025-08-08', movedTo: null })
    const days = { start, end: '2025-10-21' }
    const money = { amount: price, card: price, way: 'card', ends: 0, mayTakeCredit: true }
    const asked = { ...days, lastDay: '2025-08-08', ...money }
    expect(await active()).toMatchObject({ start: null, dateOpen: true, asked })
    expect(await world.registration(row.id)).toMatchObject({ status: 'completed', refunded: 0 })
    const email = await world.emailTo(owner.email, 'date-canceled')
    expect(email.subject).toBe('The academy had to cancel Clinical 1: please choose by Aug 8, 2025')
    const place = 'Oct 16–21, 2025, Beverly Hills, CA'
    for (const words of [place, '$6,500.00 to the card', 'within 24 months', 'Another date', '/account']) {
      expect(email.text).toContain(words)
    }
    expect(await chosen()).toEqual([null])
    await agrees()
  })

  test('is refunded to the card once, however often the registrant says so', async () => {
    const { id } = await world.paidBy(owner, clinical1)
    await cancel()
    expect((await answer(id, 'card')).status).toBe(204)
    expect((await answer(id, 'card')).status).toBe(204)
    expect(await answer(id, 'credit')).toMatchObject({ status: 409, body: { code: 'not_active' } })
    await passDays(8)
    expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: price })
    expect(await refundsOf(world.database, id)).toHaveLength(1)
    expect((await world.emailTo(owner.email, 'cancel')).text).toContain('Oct 16–21, 2025, Beverly Hills, CA')
    expect(await chosen()).toEqual(['card'])
    await agrees()
  })

  test('becomes credit, and nothing goes to the card', async () => {
    const { id } = await world.paidBy(owner, clinical1)
    await cancel()
    await answer(id, 'credit')
    await passDays(8)
    await owner.signIn()
    expect((await owner.get('/api/account/tuition-credit')).body).toMatchObject({ total: price })
    expect(await refundsOf(world.database, id)).toMatchObject([{ state: 'credit', amount: price }])
    expect(await world.stripe.refunds.list({})).toMatchObject({ data: [] })
    expect(await chosen()).toEqual(['credit'])
    await agrees()
  })

  test('is replaced by another date, with a full refund until that begins', async () => {
    const { id } = await world.paidBy(owner, module2)
    await cancel('module2', '2025-09-12')
    const url = `/api/account/registrations/${id}/dates/module2`
    await addDate()
    expect((await owner.call('PUT', url, { start: other.startDay })).status).toBe(200)
    expect(await answer(id, 'card', 'module2')).toMatchObject({ status: 409 })
    expect(await active('module2')).toMatchObject({ start: other.startDay })
    expect(await active('module2')).not.toHaveProperty('asked')
    world.clock.set(`${other.startDay}T01:00:00Z`)
    await owner.signIn()
    const quote = (await owner.get(`/api/account/transactions/${id}/refund-quote`)).body
    expect(quote.lines).toMatchObject([{ rule: 'moved', amount: dollars(2_850) }])
    expect(await chosen('module2', '2025-09-12')).toEqual(['date'])
    await agrees()
  })
})

describe('registrant of a canceled date who does not answer', () => {
  test('gets the money after the last day, once', async () => {
    const { id } = await world.paidBy(owner, clinical1)
    await cancel()
    await passDays(7)
    expect(await world.registration(id)).toMatchObject({ refunded: 0 })
    await passDays(1)
    await passDays(1)
    expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: price })
    expect((await kindsTo(owner.email)).filter((kind) => kind === 'cancel')).toHaveLength(1)
    expect(await chosen()).toEqual(['none'])
    await agrees()
  })

  test('gets nothing more if the dashboard has refunded everything meanwhile', async () => {
    const row = await world.paidBy(owner, clinical1)
    await cancel()
    await world.refundInDashboard(row, price)
    await passDays(8)
    expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: price })
    expect(await chosen()).toEqual(['ended'])
    await agrees()
  })

  test('waits for the bank while the payment is disputed, and is refunded when the academy wins', async () => {
    const row = await world.paidBy(owner, clinical1, cardWhose.paymentIsDisputed)
    world.clock.pass(60_000)
    await world.deliverAll()
    await cancel()
    expect(await answer(row.id, 'card')).toMatchObject({ status: 409, body: { code: 'disputed' } })
    await passDays(8)
    expect(await world.registration(row.id)).toMatchObject({ refunded: 0 })
    const [dispute] = (await world.stripe.disputes.list({ payment_intent: row.intentId ?? '' })).data
    const evidence = { uncategorized_text: 'winning_evidence' }
    await world.stripe.disputes.update(dispute?.id ?? '', { evidence })
    await world.deliverAll()
    await passDays(1)
    expect(await world.registration(row.id)).toMatchObject({ status: 'refunded', refunded: price })
    await agrees()
  })
})

test('twelve answers and the deadline at once end the course once', async () => {
  const { id } = await world.paidBy(owner, clinical1)
  await cancel()
  world.clock.pass(8 * 24 * 3_600_000)
  await owner.signIn()
  const said = ['card', 'credit'].flatMap((one) => Array.from({ length: 6 }, () => answer(id, one)))
  await Promise.all([...said, refundUnanswered(world.context), refundUnanswered(world.context)])
  await world.deliverAll()
  expect(await refundsOf(world.database, id)).toHaveLength(1)
  expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: price })
  await agrees()
})

test('plan of a canceled date ends what is still to pay before the deposit comes back', async () => {
  const customerData = { name: 'A B', email: owner.email, phone: '2135550177', ...clinical1 }
  world.clock.set('2025-07-01T19:00:00Z')
  await owner.signIn()
  const asked = { email: owner.email, customerData, plan: true }
  const { body } = await world.post('/api/create-payment-intent', asked, { bearer: owner.token() })
  await world.pay(body.clientSecret)
  await world.deliverAll()
  await cancel()
  const deposit = body.amount
  expect((await active()).asked).toMatchObject({ amount: deposit, ends: price - deposit })
  await answer(body.registrationId, 'card')
  await world.deliverAll()
  const row = await world.registration(body.registrationId)
  expect(row).toMatchObject({ status: 'refunded', refunded: deposit })
  expect(row.payments.filter(({ state }) => state === 'open')).toEqual([])
  await agrees()
})

test('course paid with credit comes back as credit, also for the answer card', async () => {
  const given = {
    email: owner.email,
    source: 'goodwill',
    amount: price,
    expiresOn: null,
    reason: 'x',
  } as const
  await world.database.transaction().execute((trx) => giveCredit(trx, given, world.context, quiet))
  const customerData = { name: 'A B', email: owner.email, phone: '2135550177', ...clinical1 }
  const ordered = { email: owner.email, customerData, credit: true }
  const { body } = await world.post('/api/create-payment-intent', ordered, { bearer: owner.token() })
  await cancel()
  expect((await active()).asked).toMatchObject({ amount: price, card: 0 })
  expect((await answer(body.registrationId, 'card')).status).toBe(204)
  expect((await owner.get('/api/account/tuition-credit')).body).toMatchObject({ total: price })
  await agrees()
})

test('guest answers by the link, and another account cannot', async () => {
  const guest = await world.paid(clinical1)
  await cancel()
  const token = world.context.links.sign('registration', guest.id)
  const { text } = await world.emailTo(guest.email, 'date-canceled')
  expect(text).toContain(`/registration/${token}`)
  expect((await world.app.inject(`/api/registrations/${token}`)).json().lines).toMatchObject([
    { asked: { start, lastDay: '2025-08-08' }, calendar: [{ lastDay: '2025-08-08', amount: price }] },
  ])
  expect((await answer(guest.id, 'card')).status).toBe(404)
  const url = `/api/registrations/${token}/answers/clinical1`
  expect((await world.post(url, { answer: 'date' })).status).toBe(400)
  expect((await world.post(url, { answer: 'card' })).status).toBe(204)
  expect(await chosen()).toEqual(['card'])
})

test('person whose practice paid cannot turn the money into credit', async () => {
  const { id } = await world.paidBy(owner, clinical1)
  const payer = JSON.stringify({ name: 'Marsh Dental', email: 'books@marsh.example' })
  await world.pool.query('update registrations set payer = $1 where id = $2', [payer, id])
  await cancel()
  expect((await active()).asked).toMatchObject({ mayTakeCredit: false })
  expect(await answer(id, 'credit')).toMatchObject({ status: 409 })
  expect(await chosen()).toEqual([null])
})

test('registrant who has not chosen gets one reminder two days before the last day', async () => {
  const guest = await world.paid(clinical1)
  await world.database.updateTable('registrations').set({ language: 'es' }).execute()
  const answered = await world.paidBy(owner, clinical1)
  await cancel()
  await answer(answered.id, 'card')
  const reminders = async (email: string) =>
    (await world.emails(email)).filter(({ kind }) => kind === 'answer-reminder')
  const day = async (days: number) => {
    world.clock.pass(days * 24 * 3_600_000)
    await remindOfAnswers(world.context)
    await remindOfAnswers(world.context)
  }
  await day(4)
  expect(await reminders(guest.email)).toEqual([])
  await day(1)
  const [reminder] = await reminders(guest.email)
  expect(reminder?.subject).toBe('Clínico 1: elija hasta el 8 de agosto de 2025')
  expect(reminder?.text).toContain('/registration/')
  expect(reminder?.text).toContain('Si no elige, recibirá el reembolso.')
  await day(2)
  expect(await reminders(guest.email)).toHaveLength(1)
  expect(await reminders(owner.email)).toEqual([])
})

test('payer chooses another date for a colleague, who gets an email each time', async () => {
  const { id } = await world.paidBy(owner, module2)
  const colleague = 'colleague@mail.example'
  const offered = { course: 'module2', name: 'Cleo Colleague', email: colleague }
  await owner.call('POST', `/api/account/registrations/${id}/takeovers`, offered)
  const [, token] =
    /\/takeover\/([\w-]+)/.exec((await world.emailTo(colleague, 'takeover-offered')).text) ?? []
  await world.post(`/api/takeovers/${token}`, { name: offered.name })
  await cancel('module2', '2025-09-12')
  await addDate()
  const url = `/api/account/registrations/${id}/dates/module2`
  expect((await owner.call('PUT', url, { start: other.startDay })).status).toBe(200)
  expect(await kindsTo(colleague)).toEqual(expect.arrayContaining(['takeover-asked', 'takeover-moved']))
  await agrees()
})
