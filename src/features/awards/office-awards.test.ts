import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'

let world: AccountWorld
let office: Office
let desk: Member
beforeAll(async () => {
  world = await accountWorld()
  office = officeOf(world)
  desk = await office.join('desk')
})
afterAll(() => world.close())

const post = (path: string, payload: object) =>
  office.call('POST', `/api/office/${path}`, { cookie: desk.cookie, payload })
const awards = async () => (await office.call('GET', '/api/office/awards', { cookie: desk.cookie })).body
const sinusLift = { title: 'Sinus lift', summary: 'Lateral window', treatedOn: '2025-07-01' }

test('an entry is emailed to the academy once, and its decision with the reason to the dentist', async () => {
  const dentist = await world.person('camila@mail.example')
  await world.paidBy(dentist)
  const id = crypto.randomUUID()
  for (const summary of ['Lateral', 'Lateral window']) {
    await world.post('/api/account/cases', { ...sinusLift, summary }, { key: id, bearer: dentist.token() })
  }
  const notices = (await world.emails(world.config.ownerEmail)).filter(({ key }) => key.includes(id))
  expect(notices.map(({ subject }) => subject)).toEqual(['To review: a case of camila@mail.example'])

  const [entry] = (await awards()).cases
  const path = `awards/entries/${id}/decision`
  const bare = { state: 'declined', reason: null, enteredAt: entry.enteredAt }
  expect((await post(path, bare)).body.code).toBe('no_reason')
  const decision = { ...bare, state: 'approved', reason: 'A clear protocol.\n\nThe follow-up convinces us.' }
  expect((await post(path, { ...decision, enteredAt: '2025-07-01T00:00:00.000Z' })).body.code).toBe('stale')
  const { body: seen } = await post(`${path}/preview`, decision)
  expect(seen.examples).toMatchObject([
    { to: 'camila@mail.example', text: expect.stringContaining('The follow-up convinces us.') },
  ])
  expect((await post(path, decision)).status).toBe(204)
  const [decided] = (await world.emails('camila@mail.example')).filter(({ kind }) => kind === 'entry-decided')
  expect(decided?.subject).toBe('Your case was approved: Sinus lift')
  expect(decided?.text).toContain('A clear protocol.')
  expect((await post(path, decision)).body.code).toBe('stale')
  expect((await dentist.get('/api/account/credits')).body.cases).toMatchObject([{ state: 'approved' }])
})

test('a declined entry of a Spanish reader is explained in Spanish', async () => {
  const dentist = await world.person('beatriz@mail.example')
  await world.paidBy(dentist)
  await world.database.updateTable('emails').set({ language: 'es' }).where('to', '=', dentist.email).execute()
  const id = crypto.randomUUID()
  await world.post('/api/account/cases', sinusLift, { key: id, bearer: dentist.token() })
  const entry = (await awards()).cases.find((one: { id: string }) => one.id === id)
  const reason = 'Faltan las radiografías.'
  await post(`awards/entries/${id}/decision`, { state: 'declined', reason, enteredAt: entry.enteredAt })
  const email = (await world.emails(dentist.email)).find(({ kind }) => kind === 'entry-decided')
  expect(email).toMatchObject({ language: 'es', subject: 'Su caso no fue aprobado: Sinus lift' })
  expect(email?.text).toContain(`Lo que escribió la academia`)
  expect(email?.text).toContain(reason)
})

test('tests and award steps are recorded for an account and refused without one', async () => {
  const test = { email: 'camila@mail.example', score: 90, takenOn: '2025-07-30' }
  expect((await post('awards/tests', test)).body).toEqual({ passed: true })
  expect((await post('awards/tests', { ...test, takenOn: '2025-07-31' })).body.code).toBe('test_refused')
  const step = { email: test.email, award: 'fellowship', doneOn: '2025-07-30' }
  expect((await post('awards/fees', step)).status).toBe(204)
  expect((await post('awards/fees', step)).body.code).toBe('step_recorded')
  expect((await post('awards/fees', { ...step, email: 'no@mail.example' })).body.code).toBe('no_account_with')
  const defense = { email: test.email, doneOn: '2025-08-02' }
  expect((await post('awards/defenses', defense)).body.code, 'a future day').toBe('in_future')
  expect((await post('awards/defenses', { ...defense, doneOn: '2025-08-01' })).status).toBe(204)
})

test('a given-up email is sent again, and a question is answered once', async () => {
  const [email] = await world.emails('camila@mail.example')
  const failedAt = world.clock.now()
  await world.database
    .updateTable('emails')
    .set({ failedAt })
    .where('id', '=', email?.id ?? '')
    .execute()
  expect((await post('emails/retry', {})).body).toEqual({ count: 1 })
  expect((await post('emails/retry', {})).body.code).toBe('no_failed_email')

  const asked = {
    askedAt: failedAt,
    language: 'es',
    email: 'pregunta@mail.example',
    question: '¿Hay estacionamiento?',
  } as const
  const { id } = await world.database
    .insertInto('officeQuestions')
    .values(asked)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await post(`questions/${id}/reply`, { text: 'Sí, detrás de la casa.' })).status).toBe(204)
  expect((await post(`questions/${id}/reply`, { text: 'Sí.' })).body.code).toBe('question_replied')
  const { body } = await office.call('GET', '/api/office/questions', { cookie: desk.cookie })
  expect(body.questions).toMatchObject([{ id, reply: 'Sí, detrás de la casa.' }])
})
