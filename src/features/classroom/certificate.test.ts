import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CertificateNeed } from '#contract/classroom/learn.ts'
import { endCertificate } from '#features/certificates/replace-certificate.ts'
import type { Person } from '#tests/support/account.ts'
import { type ClassroomWorld, classroomWorld } from '#tests/support/classroom.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { issueEveryDue, issueIfDue } from './issue-certificate.ts'
import { openLessons } from './lessons.ts'

let world: ClassroomWorld
let office: Office
let desk: Member
let owner: Person
let registrationId: string
let count = 0
beforeAll(async () => {
  world = await classroomWorld()
  office = officeOf(world)
  desk = await office.join('desk')
  await world.database
    .insertInto('courseDates')
    .values({
      course: 'module1',
      startDay: '2025-08-08',
      endDay: '2025-08-10',
      location: 'Beverly Hills, CA',
      spots: 50,
    })
    .execute()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person(`graduate${++count}@mail.example`)
  registrationId = (
    await world.paidBy(owner, { selectedItems: ['module1'], dates: { module1: '2025-08-08' } })
  ).id
})

const evaluation = {
  ratings: { ability: 5, preparation: 4, practice: 4, answers: 5, independence: 5 },
  monday: 'Measure the gap first.',
  change: null,
}
const evaluate = (person = owner) => person.call('POST', '/api/learn/module1/evaluation', evaluation)
const needs = async () =>
  Object.fromEntries(
    (await world.course(owner)).certificate.needs.map((need: CertificateNeed) => [need.need, need]),
  )
const issued = async () => (await world.course(owner)).certificate.issued
const parts = () => ({ context: world.context, lessons: openLessons(world.context) })

async function afterWeekend() {
  world.clock.set('2025-08-11T19:00:00Z')
  desk = await office.join('desk')
  await owner.signIn()
}

/** As the desk does it, half-day by half-day. */
async function markThere(from = 0, to = 6) {
  for (let halfDay = from; halfDay < to; halfDay++) {
    const squares = [{ registrationId, was: 'open', is: 'there' }]
    const url = '/api/office/dates/module1/2025-08-08/attendance'
    const { status } = await office.call('PUT', url, { cookie: desk.cookie, payload: { halfDay, squares } })
    expect(status).toBe(204)
  }
}

describe('the certificate', () => {
  test('is issued by itself with the last of lessons, test, weekend and evaluation', async () => {
    expect(await needs()).toMatchObject({
      lessons: { met: false, done: 0, of: 3 },
      test: { met: false, score: null, passMark: 75 },
      weekend: { met: false, state: 'ahead', start: '2025-08-08' },
      evaluation: { met: false, open: false },
    })
    await world.learnAll(owner)
    expect((await evaluate()).body.code).toBe('evaluation_closed')
    expect((await world.take(owner, 16)).passed).toBe(true)
    await afterWeekend()
    expect((await needs()).weekend).toMatchObject({ met: false, state: 'unmarked' })
    await markThere()
    expect(await needs()).toMatchObject({
      lessons: { met: true },
      test: { met: true, score: 80 },
      weekend: { met: true, state: 'attended' },
      evaluation: { met: false, open: true },
    })
    expect(await issued()).toBeNull()
    const { status, body } = await evaluate()
    expect([status, body.certificate.issued]).toMatchObject([200, { ceHours: 24, completedOn: '2025-08-11' }])
    expect((await evaluate()).body.code).toBe('evaluation_given')
    const { code } = body.certificate.issued
    expect((await world.app.inject({ url: `/api/certificates/${code}` })).json().state).toBe('valid')
    expect((await world.emails(owner.email)).filter(({ kind }) => kind === 'certificate')).toHaveLength(1)
    expect((await owner.get('/api/account/credits')).body.earned).toMatchObject({ online: 24 })
  })

  test('comes with the last half-day that staff mark, and with the half-days that were attended', async () => {
    await world.learnAll(owner)
    await world.take(owner, 20)
    await afterWeekend()
    await evaluate()
    const payload = { halfDay: 0, squares: [{ registrationId, was: 'open', is: 'absent' }] }
    await office.call('PUT', '/api/office/dates/module1/2025-08-08/attendance', {
      cookie: desk.cookie,
      payload,
    })
    await markThere(1, 5)
    expect(await issued()).toBeNull()
    await markThere(5)
    expect(await issued()).toMatchObject({ ceHours: 20 })
  })

  test('that staff revoked is not issued again, and one that is due is issued once', async () => {
    await world.learnAll(owner)
    await world.take(owner, 20)
    await afterWeekend()
    await evaluate()
    await world.markThere(registrationId, 'module1', '2025-08-08', 6)
    expect(await issued()).toBeNull()
    const due = { uid: owner.uid, course: 'module1' as const }
    await Promise.all([issueEveryDue(parts()), issueIfDue(due, parts()), issueIfDue(due, parts())])
    const certificate = await issued()
    expect(certificate).toMatchObject({ ceHours: 24 })
    const stored = () =>
      world.database
        .selectFrom('certificates')
        .select('id')
        .where('registrationId', '=', registrationId)
        .execute()
    expect(await stored()).toHaveLength(1)
    await endCertificate(certificate?.code ?? '', world.context, async () => {})
    await issueEveryDue(parts())
    expect([await issued(), (await stored()).length]).toEqual([null, 1])
  })

  test('of a line without a date waits for its weekend', async () => {
    const other = await world.person(`undated${count}@mail.example`)
    await world.paidBy(other, { selectedItems: ['module1'], dates: {} })
    await world.learnAll(other)
    const { certificate } = await world.course(other)
    expect(certificate.needs.find(({ need }) => need === 'weekend')).toMatchObject({
      state: 'no-date',
      met: false,
    })
  })

  test('needs a live session that the academy requires, there or recorded', async () => {
    const session = {
      title: { en: 'The socket', es: 'El alvéolo' },
      speaker: 'Lucan Norvale, DDS',
      startsAt: '2025-08-05T01:00:00.000Z',
      minutes: 60,
      link: 'https://meet.example/socket',
      recording: null,
      required: true,
    }
    const live = '/api/office/classroom/module1/live'
    const { body } = await office.call('POST', live, { cookie: desk.cookie, payload: session })
    expect((await needs()).live).toMatchObject({ met: false, done: 0, of: 1 })
    const path = `/api/learn/module1/live/${body.id}`
    const shown = async () => (await owner.get('/api/learn/module1?lang=es')).body.live[0]
    expect(JSON.stringify([await shown(), (await owner.get('/api/learn')).body])).not.toContain(
      'meet.example',
    )
    world.clock.set('2025-08-05T00:44:59Z')
    await owner.signIn()
    expect((await owner.call('POST', `${path}/join`, {})).body.code).toBe('not_open')
    world.clock.pass(1000)
    expect(await shown()).toMatchObject({ state: 'open', title: 'El alvéolo', joined: false })
    const other = await world.person(`uninvited${count}@mail.example`)
    expect((await other.call('POST', `${path}/join`, {})).status).toBe(404)
    expect((await owner.call('POST', `${path}/join`, {})).body).toEqual({ link: session.link })
    expect((await needs()).live).toMatchObject({ met: true, done: 1 })

    const calendar = await owner.get(`${path}/calendar`)
    expect(calendar.body).toContain('DTSTART:20250805T010000Z')
    expect(calendar.body).not.toContain('meet.example')

    world.clock.set('2025-08-05T02:00:00Z')
    desk = await office.join('desk')
    await owner.signIn()
    const recording = 'https://films.example/socket'
    const { status } = await office.call('PUT', `${live}/${body.id}`, {
      cookie: desk.cookie,
      payload: { ...session, recording },
    })
    expect([status, await shown()]).toMatchObject([204, { state: 'over', recording }])
    expect((await owner.call('POST', `${path}/join`, {})).body.code).toBe('not_open')
    expect((await owner.call('POST', `${path}/recording`, {})).body).toEqual({ link: recording })
    const page = await office.call('GET', '/api/office/classroom/module1', { cookie: desk.cookie })
    expect(page.body.live).toMatchObject([{ joined: 1, recorded: 0 }])
    await office.call('DELETE', `${live}/${body.id}`, { cookie: desk.cookie })
    expect((await needs()).live).toBeUndefined()
  })
})

describe('an evaluation', () => {
  test('is stored with course and month only, apart from the mark that it was given', async () => {
    await world.database.deleteFrom('evaluations').execute()
    await world.learnAll(owner)
    await afterWeekend()
    await evaluate()
    const [stored] = await world.database.selectFrom('evaluations').selectAll().execute()
    const { id: _, ...said } = stored ?? { id: '' }
    expect(said).toEqual({ ...evaluation, course: 'module1', month: '2025-08-01' })
    const given = await world.database
      .selectFrom('evaluationsGiven')
      .selectAll()
      .where('uid', '=', owner.uid)
      .execute()
    expect(given).toEqual([{ uid: owner.uid, course: 'module1' }])
    const url = '/api/office/classroom/module1/evaluations'
    const { body } = await office.call('GET', url, { cookie: desk.cookie })
    expect(body.evaluations).toEqual([{ ...evaluation, month: '2025-08-01' }])
  })
})
