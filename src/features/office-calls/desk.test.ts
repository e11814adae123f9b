import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepApprovalLimit } from '#content/approval-limit.ts'
import type { OfficeNotes } from '#contract/office/person-desk.ts'
import type { OfficeRegistration } from '#contract/office/registrations.ts'
import { dollars } from '#domain/money/money.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { markDelivered, noteFailure } from '#platform/email/emails.ts'
import { type Member, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const office = officeOf(world)
afterAll(() => world.close())

// What is above the limit: second-person.test.ts.
keepApprovalLimit(dollars(100_000))

const desk = await office.join('desk')
const owner = await office.join('owner')
beforeEach(() => office.confirm())

const send = (url: string, payload: object, { cookie }: Member = desk) =>
  office.call('POST', `/api/office${url}`, { payload, cookie })
const read = async (url: string, { cookie }: Member = desk) =>
  (await office.call('GET', `/api/office${url}`, { cookie })).body

test('corrected name reissues the certificate and is recorded without the name', async () => {
  const email = 'name@mail.example'
  const { id } = await world.payFor(await world.order({ email, selectedItems: ['module1'], dates: {} }))
  const { code } = await world.desk.complete(id, 'module1', '2025-08-01')
  const { revision } = await world.registration(id)
  const form = { revision, name: 'Alexandra Rivera' }
  expect(await send(`/registrations/${id}/name/preview`, form)).toMatchObject({
    body: { certificates: [{ code, name: 'Alex Rivera' }], emails: [{ kind: 'certificate', to: email }] },
  })
  expect((await world.registration(id)).name).toBe('Alex Rivera')
  const { body } = await send(`/registrations/${id}/name`, form)
  expect(body.codes).toHaveLength(1)
  expect((await world.registration(id)).name).toBe('Alexandra Rivera')
  const check = async (one: string) => (await world.app.inject(`/api/certificates/${one}`)).json()
  expect(await check(body.codes[0])).toMatchObject({ name: 'Alexandra Rivera' })
  expect(await check(code)).toMatchObject({ state: 'revoked' })
  const notes = await world.database.selectFrom('staffActions').select('facts').execute()
  expect(JSON.stringify(notes)).not.toContain('Rivera')
  const values = await world.database.selectFrom('recordValues').selectAll().where('about', '=', id).execute()
  expect(values).toMatchObject([{ field: 'name', before: 'Alex Rivera', after: 'Alexandra Rivera' }])
  const { emails } = (await read(`/registrations/${id}`)) as OfficeRegistration
  expect(emails.filter(({ kind }) => kind === 'certificate')).toHaveLength(2)
})

test('course without a date is completed for one person, and undone again', async () => {
  const email = 'completes@mail.example'
  const { id } = await world.payFor(await world.order({ email, selectedItems: ['module1'], dates: {} }))
  const { revision } = await world.registration(id)
  const form = { revision, course: 'module1', on: '2025-08-01' }
  const { body } = await send(`/registrations/${id}/complete`, form)
  expect(body).toMatchObject({ hours: 24 })
  expect(await world.emailTo(email, 'certificate')).toMatchObject({
    text: expect.stringContaining(body.code),
  })
  expect(await send(`/registrations/${id}/undo-completion`, form)).toMatchObject({ body: { code: 'stale' } })
  const again = { course: 'module1', revision: (await world.registration(id)).revision }
  expect(await send(`/registrations/${id}/undo-completion`, again)).toMatchObject({ status: 204 })
  expect((await world.app.inject(`/api/certificates/${body.code}`)).json()).toMatchObject({
    state: 'revoked',
  })
})

test('registrant moves to another date with a free seat, and gets one email', async () => {
  const email = 'moves@mail.example'
  await world.desk.addDate('module2', '2025-11-07')
  const { id } = await world.bought(email, 'module2', '2025-09-12')
  const { courses } = await read(`/registrations/${id}/dates`)
  const to = courses[0].dates[0].start
  const before = await world.left('module2')
  const { revision } = await world.registration(id)
  const form = { revision, course: 'module2', start: to }
  expect(await send(`/registrations/${id}/move/preview`, form)).toMatchObject({
    body: { emails: [{ kind: 'date', to: email }] },
  })
  expect(await world.left('module2')).toBe(before)
  expect(await send(`/registrations/${id}/move`, form)).toMatchObject({ status: 204 })
  expect(await world.left('module2')).toBe(before + 1)
  expect((await world.emailTo(email, 'date'))?.text).toContain('/registration/')
  expect(await send(`/registrations/${id}/move`, form)).toMatchObject({ body: { code: 'stale' } })
})

test('notes follow a corrected address and are gone after the erasure, with all recorded values', async () => {
  const { id } = await world.payFor(await world.order({ email: 'typo@mail.example', dates: {} }))
  await send(`/people/${guestId('typo@mail.example')}/notes`, { text: 'Prefers calls after 4 pm.' })
  world.clock.pass(1000)
  await send(`/registrations/${id}/notes`, { text: 'Travels with a friend.' })
  const { revision } = await world.registration(id)
  await send(`/registrations/${id}/address`, { revision, email: 'right@mail.example' })
  const person = guestId('right@mail.example')
  const { notes }: OfficeNotes = await read(`/people/${person}/notes`)
  expect(notes.map(({ text, own }) => [text, own])).toEqual([
    ['Travels with a friend.', true],
    ['Prefers calls after 4 pm.', true],
  ])
  expect(await read(`/people/${person}/erasure`)).toMatchObject({
    blocked: { code: 'courses_active', registrationId: id },
    notes: 2,
  })
  const erase = (email: string, member = owner) => send(`/people/${person}/erase`, { email }, member)
  expect(await erase('right@mail.example', desk)).toMatchObject({ status: 403 })
  expect(await erase('right@mail.example')).toMatchObject({ body: { code: 'courses_active' } })
  await world.desk.refund(id)
  expect(await erase('wrong@mail.example')).toMatchObject({ body: { code: 'other_address' } })
  expect(await erase('right@mail.example')).toMatchObject({ status: 204 })
  const left = await world.database.selectFrom('notes').selectAll().execute()
  const values = await world.database.selectFrom('recordValues').selectAll().where('about', '=', id).execute()
  expect([left, values]).toEqual([[], []])
  expect(await send(`/people/${person}/erase`, { email: 'right@mail.example' }, owner)).toMatchObject({
    body: { code: 'no_person' },
  })
})

test('taking all data of a person is recorded', async () => {
  await world.payFor(await world.order({ email: 'data@mail.example', dates: {} }))
  const id = guestId('data@mail.example')
  expect(await read(`/people/${id}/data.json`)).toMatchObject({ email: 'data@mail.example' })
  expect(await world.lastNote()).toMatchObject({
    staffId: desk.id,
    verb: 'person.exported',
    facts: { personId: id },
  })
})

test('account is disabled and enabled, and gets a link for a new password', async () => {
  const person = await world.person('disabled@mail.example')
  const user = await world.database
    .selectFrom('users')
    .select('uid')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  const url = `/people/${user.uid}`
  expect(await send(`${url}/account`, { disabled: true })).toMatchObject({ status: 204 })
  expect(await send(`${url}/account`, { disabled: true })).toMatchObject({
    body: { code: 'already_disabled' },
  })
  expect(await send(`${url}/reset-link`, {})).toMatchObject({ body: { code: 'reset_disabled' } })
  expect(await send(`${url}/account`, { disabled: false })).toMatchObject({ status: 204 })
  expect(await send(`${url}/reset-link`, {})).toMatchObject({ status: 204 })
})

test('confirmation and a delivered email are sent again', async () => {
  const email = 'lost@mail.example'
  const { id } = await world.payFor(await world.order({ email, dates: {} }))
  const { revision } = await world.registration(id)
  expect(await send(`/registrations/${id}/confirmation`, { revision })).toMatchObject({ status: 204 })
  const sent = await world.emails(email)
  expect(sent.filter(({ kind }) => kind === 'confirmation')).toHaveLength(2)
  const [{ id: emailId } = { id: '' }] = sent
  expect(await send(`/emails/${emailId}/resend`, {})).toMatchObject({ body: { code: 'email_waits' } })
  const deliveredAt = world.clock.now()
  await world.database.updateTable('emails').set({ deliveredAt }).where('id', '=', emailId).execute()
  expect(await send(`/emails/${emailId}/resend`, {})).toMatchObject({ status: 204 })
  const confirmations = (await world.emails(email)).filter(({ kind }) => kind === 'confirmation')
  expect(confirmations).toHaveLength(3)
  const [path] = confirmations.at(-1)?.text.match(/\/registration\/[\w-]+/) ?? []
  expect((await world.app.inject(`/api${path?.replace('registration', 'registrations')}`)).statusCode).toBe(
    200,
  )
})

test('email is not sent again once its links have ended or are no longer stored', async () => {
  const email = 'mistyped@mail.example'
  const { id } = await world.payFor(await world.order({ email, dates: {} }))
  const [confirmation] = await world.emails(email)
  const delivered = (emailId = '') => markDelivered(world.database, emailId, world.clock.now())
  await delivered(confirmation?.id)
  const { revision } = await world.registration(id)
  await send(`/registrations/${id}/address`, { revision, email: 'typed@mail.example' })
  expect(await send(`/emails/${confirmation?.id}/resend`, {})).toMatchObject({
    body: { code: 'email_links_ended' },
  })
  const person = await world.person('reset@mail.example')
  expect(await send(`/people/${person.uid}/reset-link`, {})).toMatchObject({ status: 204 })
  const reset = (await world.emails(person.email)).find(({ kind }) => kind === 'password-reset')
  const failure = { error: 'unknown', failedAt: world.clock.now() }
  await noteFailure(world.database, `${reset?.id}`, failure)
  const refused = { body: { code: 'email_secret' } }
  expect(await read('/emails?state=given-up')).toMatchObject({
    rows: [{ id: reset?.id, canSendAgain: false }],
    counts: { retryable: 0 },
  })
  expect(await send(`/emails/${reset?.id}/resend`, {})).toMatchObject(refused)
  expect(await send('/emails/retry', { id: reset?.id })).toMatchObject(refused)
  expect(await send('/emails/retry', {})).toMatchObject(refused)
  expect(JSON.stringify(await world.emails(person.email))).not.toContain('oobCode=')
})
