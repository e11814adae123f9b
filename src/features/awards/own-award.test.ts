// Who may decide about an award.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/people/office-roles.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'

let world: AccountWorld
let office: Office
let faculty: Member
/** The account that the faculty member has as a registrant. */
let own: Person
beforeAll(async () => {
  world = await accountWorld()
  office = officeOf(world)
  faculty = await office.join('faculty')
  own = await world.person(faculty.email)
})
afterAll(() => world.close())

const post = (path: string, payload: object, { cookie } = faculty) =>
  office.call('POST', `/api/office/awards/${path}`, { cookie, payload })
const refused = {
  status: 409,
  body: { code: 'own_award', error: 'This is about your own award. Please ask a colleague to do it.' },
}

test('staff neither read the decision of their own entry nor make it', async () => {
  const id = crypto.randomUUID()
  const hours = { title: 'Grafting', provider: 'Study Club', kind: 'hands-on', hours: 200 }
  const entry = { ...hours, earnedOn: '2025-07-01' }
  await world.post('/api/account/outside-credits', entry, { key: id, bearer: own.token() })
  const listed = await office.call('GET', '/api/office/awards', { cookie: faculty.cookie })
  const [{ enteredAt }] = listed.body.hours
  const decision = { state: 'approved', reason: null, enteredAt }
  for (const path of [`entries/${id}/decision/preview`, `entries/${id}/decision`]) {
    expect(await post(path, decision)).toMatchObject(refused)
  }
  expect((await own.get('/api/account/credits')).body.outside).toMatchObject([{ state: 'pending' }])
  const colleague = await office.join('faculty')
  expect((await post(`entries/${id}/decision`, decision, colleague)).status).toBe(204)
})

test('staff record no test, fee or defense of their own', async () => {
  const { email } = own
  const doneOn = '2025-07-30'
  expect(await post('tests', { email, score: 90, takenOn: doneOn })).toMatchObject(refused)
  expect(await post('defenses', { email, doneOn })).toMatchObject(refused)
  const desk = await office.join('desk')
  const { email: address } = await world.person(desk.email)
  const fee = { email: address, award: 'fellowship', doneOn }
  expect(await post('fees', fee, desk)).toMatchObject(refused)
})

test('fee of an award is recorded by those who take money', async () => {
  const { email } = await world.person('fee@mail.example')
  const statuses: Partial<Record<Role, number>> = {}
  for (const role of ['faculty', 'desk'] as const) {
    const fee = { email, award: 'fellowship', doneOn: '2025-07-30' }
    statuses[role] = (await post('fees', fee, await office.join(role))).status
  }
  expect(statuses).toEqual({ faculty: 403, desk: 204 })
})
