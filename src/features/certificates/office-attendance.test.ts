// Half-days that staff mark, and the CE hours on the certificates.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeAttendance } from '#contract/dates/attendance.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const date = '/api/office/dates/module2/2025-09-12'
let world: AccountWorld
let office: Office
let desk: Member
beforeAll(async () => {
  world = await accountWorld()
  office = officeOf(world)
})
afterAll(() => world.close())

const read = async (): Promise<OfficeAttendance> =>
  (await office.call('GET', `${date}/attendance`, { cookie: desk.cookie })).body
const datesToComplete = async () => {
  const { body } = await office.call('GET', '/api/office/today', { cookie: desk.cookie })
  return (body as OfficeToday).needs.filter(({ kind }) => kind === 'date-ended')
}
const mark = (halfDay: number, squares: object[]) =>
  office.call('PUT', `${date}/attendance`, { cookie: desk.cookie, payload: { halfDay, squares } })

test('certificates state the hours of the half-days attended', async () => {
  const owner = await world.person('part@mail.example')
  const part = await world.paidBy(owner)
  const all = await world.paid({ email: 'all@mail.example' })
  const never = await world.paid({ email: 'never@mail.example' })
  world.clock.set('2025-09-12T17:00:00Z')
  desk = await office.join('desk')
  expect(await read()).toMatchObject({ held: 6, begun: 2, ceHours: 24 })
  const absent = { registrationId: part.id, was: 'open', is: 'absent' }
  expect((await mark(2, [absent])).body.code).toBe('half_day_ahead')
  expect((await mark(1, [absent])).status).toBe(204)
  expect((await mark(1, [absent])).body.code).toBe('stale')
  expect((await mark(0, [{ registrationId: all.id, was: 'open', is: 'there' }])).status).toBe(204)

  world.clock.set('2025-09-14T23:00:00Z')
  desk = await office.join('desk')
  for (const halfDay of [0, 1, 2, 3, 4, 5]) {
    await mark(halfDay, [{ registrationId: never.id, was: 'open', is: 'absent' }])
  }
  const { people, revision } = await read()
  const shown = Object.fromEntries(people.map(({ email, hours, state }) => [email, [hours, state]]))
  expect(shown).toEqual({
    'part@mail.example': [20, 'due'],
    'all@mail.example': [24, 'due'],
    'never@mail.example': [0, 'absent'],
  })
  expect(await datesToComplete()).toEqual([])
  world.clock.set('2025-09-15T17:00:00Z')
  desk = await office.join('desk')
  // Who was never there waits for nothing.
  expect(await datesToComplete()).toMatchObject([{ course: 'module2', start: '2025-09-12', people: 2 }])
  const payload = { revision }
  const complete = () => office.call('POST', `${date}/complete`, { cookie: desk.cookie, payload })
  const foreseen = await office.call('POST', `${date}/complete/preview`, { cookie: desk.cookie, payload })
  expect(foreseen.body.examples).toMatchObject([
    { kind: 'certificate', text: expect.stringContaining('XXXX-XXXX') },
  ])
  const { body } = await complete()
  expect(body.certificates.map(({ hours }: { hours: number }) => hours).sort()).toEqual([20, 24])
  expect((await complete()).body.code).toBe('stale')
  expect((await mark(1, [{ registrationId: part.id, was: 'absent', is: 'there' }])).body.code).toBe(
    'attendance_done',
  )

  await owner.signIn()
  const [course] = (await owner.get('/api/account/completed-courses')).body
  expect(course.ceHours).toBe(20)
  expect((await owner.get('/api/account/credits')).body.earned.total).toBe(20)
  const pdf = await world.app.inject({
    url: `/api/account/certificates/${course.certificate.id}.pdf`,
    headers: { authorization: `Bearer ${owner.token()}` },
  })
  expect(await pdfText(pdf.rawPayload)).toContain('20 CE Hours')
})

test('a completed date is no task any more', async () => {
  expect(await datesToComplete()).toEqual([])
})

test('an undone completion takes the hours back, and the date can be completed again', async () => {
  const { revision } = await read()
  const undo = { cookie: desk.cookie, payload: { revision } }
  expect((await office.call('POST', `${date}/undo-completion`, undo)).body).toEqual({ undone: 2 })
  const { people, revision: next } = await read()
  expect(people.map(({ state }) => state).sort()).toEqual(['absent', 'due', 'due'])
  const again = { cookie: desk.cookie, payload: { revision: next } }
  expect((await office.call('POST', `${date}/complete`, again)).body.certificates).toHaveLength(2)
})

test('AGD’s file has a row for each member who completed the date, and the record says who took it', async () => {
  const member = await world.person('member@mail.example')
  await world.paidBy(member, { selectedItems: ['module3'], dates: { module3: '2026-01-23' } })
  await member.call('PATCH', '/api/account/profile', { agdNumber: '123456' })
  await world.paid({
    email: 'guest@mail.example',
    selectedItems: ['module3'],
    dates: { module3: '2026-01-23' },
  })
  world.clock.set('2026-01-25T23:00:00Z')
  desk = await office.join('desk')
  const module3 = '/api/office/dates/module3/2026-01-23'
  const { revision } = (await office.call('GET', `${module3}/attendance`, { cookie: desk.cookie })).body
  await office.call('POST', `${module3}/complete`, { cookie: desk.cookie, payload: { revision } })

  const file = (query: string) => office.call('GET', `${module3}/agd.csv?${query}`, { cookie: desk.cookie })
  expect((await file('instructor=Dr.%20Ana%20Duval&subject=6')).status).toBe(400)
  const { body } = await file('instructor=Dr.%20Ana%20Duval&subject=690')
  const [head, ...rows] = body.trim().split('\r\n')
  expect(head).toContain('AGD member ID number,Course date')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/^123456,01\/25\/2026,.*,24,690,Lecture,Dr\. Ana Duval,/)
  const recorded = await world.database.selectFrom('staffActions').select(['verb', 'facts']).execute()
  expect(recorded).toContainEqual({
    verb: 'date.agd-exported',
    facts: { date: { course: 'module3', start: '2026-01-23' } },
  })
})
