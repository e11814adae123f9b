import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Previewed } from '#contract/office/previews.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { cardWhose } from '#tests/support/checkout.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

const owner = await office.join('owner')
const finance = await office.join('finance')
beforeEach(() => office.confirm())

const send = (url: string, payload: object, { cookie }: Member = owner) =>
  office.call('POST', `/api/office${url}`, { payload, cookie })

/** Codes are new in each run. The preview has marks where the recipient gets links. */
const plain = (text: string) =>
  text
    .replaceAll(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g, 'XXXX-XXXX-XXXX')
    .replaceAll(/https?:\S+|\[personal link \d+\]/g, 'link')

/** The preview has the emails that the change then sends, and sends none itself. Returns their kinds. */
async function expectForeseen(url: string, form: object, email: string, member = owner): Promise<string[]> {
  const shownOf = ({ kind, subject, text }: { kind: string; subject: string; text: string }) => ({
    kind,
    subject,
    text: plain(text),
  })
  const before = (await world.emails(email)).map(({ id }) => id)
  const preview = await send(`${url}/preview`, form, member)
  expect([preview.status, preview.body.error]).toEqual([200, undefined])
  const { emails } = preview.body as Previewed
  expect(await world.emails(email)).toHaveLength(before.length)
  expect((await send(url, form, member)).status).toBeLessThan(300)
  const sent = (await world.emails(email)).filter(({ id }) => !before.includes(id))
  expect(sent.length).toBeGreaterThan(0)
  expect(emails.filter(({ to }) => to === email).map(shownOf)).toEqual(
    expect.arrayContaining(sent.map(shownOf)),
  )
  return emails.map(({ kind }) => kind)
}

test('previews of completion, certificate and confirmation have the emails of the change', async () => {
  const email = 'foreseen@mail.example'
  const { id } = await world.payFor(await world.order({ email, selectedItems: ['module1'], dates: {} }))
  const on = async (path: string, form: object) => {
    const { revision } = await world.registration(id)
    return expectForeseen(`/registrations/${id}/${path}`, { revision, ...form }, email)
  }
  expect(await on('confirmation', {})).toEqual(['confirmation'])
  expect(await on('complete', { course: 'module1', on: '2025-08-01' })).toEqual(['certificate'])
  const [certificate] = await world.database.selectFrom('certificates').selectAll().execute()
  expect(await expectForeseen(`/certificates/${certificate?.code}/reissue`, {}, email)).toEqual([
    'certificate',
  ])
  await on('undo-completion', { course: 'module1' })
  const late = { revision: 1, course: 'module1', on: '2025-08-01' }
  expect(await send(`/registrations/${id}/complete/preview`, late)).toMatchObject({ body: { code: 'stale' } })
})

test('previews of an offer, its wire and the money sent back have the emails of the change', async () => {
  const email = 'wire@mail.example'
  const offer = {
    email,
    name: 'Elena Marsh',
    items: ['module2'],
    price: null,
    reason: null,
    until: '2025-08-08',
    planAllowed: false,
    payer: null,
    dates: {},
    holdsSeats: false,
  }
  await expectForeseen('/offers', offer, email)
  const { offers } = (await office.call('GET', '/api/office/offers', owner)).body
  const arrived = { about: offers[0].id, method: 'wire', amount: offers[0].amount, reference: 'FT 4711' }
  const { body } = await send('/wires', { ...arrived, receivedOn: '2025-08-01' })
  expect(await send(`/wires/${body.id}/confirm/preview`, {})).toMatchObject({ body: { code: 'wire_own' } })
  expect(await expectForeseen(`/wires/${body.id}/confirm`, {}, email, finance)).toContain('confirmation')
  const { wires } = (await office.call('GET', '/api/office/offers', owner)).body
  const id = wires[0].registrationId
  await world.desk.refund(id)
  await expectForeseen(`/registrations/${id}/offline-refund`, { how: 'FT 4712' }, email)
})

test('previews of credit and of a refund made offline have the emails of the change', async () => {
  const email = 'failed@mail.example'
  const opened = await world.buy(email, 'module2', '2025-09-12')
  const { id, amount } = await world.payFor(opened, cardWhose.refundFailsLater)
  await world.desk.refund(id)
  world.clock.pass(60_000)
  await world.deliverAll()
  const { revision } = await world.registration(id)
  const form = { revision, amount, how: 'bank transfer 4711' }
  await expectForeseen(`/registrations/${id}/failed-refunds/outside`, form, email)
  const credit = { source: 'goodwill', amount: 50_000, until: null, reason: 'A late start', lately: 0 }
  expect(await expectForeseen(`/people/${guestId(email)}/credit`, credit, email)).toEqual(['credit'])
})

test('previews of an invitation and a reply have the emails of the change', async () => {
  const invited = { name: 'Theo Brandt', email: 'theo@bhia.example', role: 'desk' }
  expect(await expectForeseen('/staff/invitations', invited, invited.email)).toEqual(['office-invitation'])
  const { staff } = (await office.call('GET', '/api/office/staff', owner)).body
  const theo = staff.find(({ email }: { email: string }) => email === invited.email)
  await expectForeseen(`/staff/${theo.id}/invitation`, {}, invited.email)

  const email = 'asks@mail.example'
  const question = { question: '¿Hay estacionamiento?', email, lang: 'es' }
  await world.app.inject({ method: 'POST', url: '/api/ask/questions', payload: question })
  const { questions } = (await office.call('GET', '/api/office/questions', owner)).body
  expect(await expectForeseen(`/questions/${questions[0].id}/reply`, { text: 'Sí.' }, email)).toEqual([
    'reply',
  ])
})

test('preview of an erasure has its email and leaves an unpaid order open', async () => {
  const email = 'unpaid@mail.example'
  const { registrationId } = await world.order({ email, selectedItems: ['module1'], dates: {} })
  const url = `/people/${guestId(email)}/erase`
  expect(await send(`${url}/preview`, { email })).toMatchObject({ status: 200 })
  expect((await world.registration(registrationId)).status).toBe('awaiting_payment')
  expect(await expectForeseen(url, { email }, email)).toEqual(['erased'])
})

test('preview of a request shows the email to each person who may approve', async () => {
  const email = 'beyond@mail.example'
  const { id } = await world.payFor(await world.order({ email, selectedItems: ['module1'], dates: {} }))
  const { revision } = await world.registration(id)
  const form = { revision, items: ['module1'], amount: 50_000, keeps: true, reason: 'A late start' }
  const desk = await office.join('desk')
  const { status, body } = await send(`/registrations/${id}/approvals/preview`, form, desk)
  expect(status).toBe(200)
  const { emails } = body as Previewed
  expect(emails.map(({ to }) => to).toSorted()).toEqual([finance.email, owner.email].toSorted())
  expect(emails[0]?.text).toContain('A late start')
  expect((await send(`/registrations/${id}/approvals`, form, desk)).status).toBe(200)
})
