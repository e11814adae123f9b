// Every call that a limited grant reaches, with things of the member's own course and of another one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entryKinds } from '#contract/catalogue/kinds.ts'
import { grantOf, permissions, type Role, roles } from '#domain/people/office-roles.ts'
import { type ClassroomWorld, classroomWorld } from '#tests/support/classroom.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { type OfficeCall, officeCalls } from './guard.ts'

const taught = 'module1'
const foreign = 'module2'
type Course = typeof taught | typeof foreign

let world: ClassroomWorld
let office: Office
let desk: Member
/** Of the first course. */
let faculty: Member
let things: Record<Course, Things>
/** Belongs to no course. */
let faq: string
beforeAll(async () => {
  world = await classroomWorld()
  office = officeOf(world)
  desk = await office.join('desk')
  faculty = await office.join('faculty')
  await office.teach(faculty, taught)
  await world.paidBy(await world.person('learner@mail.example'))
  things = { [taught]: await thingsOf(taught), [foreign]: await thingsOf(foreign) }
  faq = `faq/${(await read('catalogue/faq')).entries[0].key}`
  for (const path of [`course/${taught}`, `course/${foreign}`, faq]) await saveDraft(path)
})
afterAll(() => world.close())

async function saveDraft(path: string, { cookie } = desk) {
  const { revision, data } = await read(`catalogue/${path}`)
  const url = `/api/office/catalogue/${path}/draft`
  expect((await office.call('PUT', url, { cookie, payload: { revision, data } })).status).toBe(200)
}

const answer = (path: string, { cookie } = desk) => office.call('GET', `/api/office/${path}`, { cookie })
const read = async (path: string, member = desk) => (await answer(path, member)).body

type Things = { start: string; live: string; file: string; lesson: string }

/** What staff added to a course. */
async function thingsOf(course: Course): Promise<Things> {
  const classroom = `/api/office/classroom/${course}`
  const add = async (what: string, payload: object): Promise<string> =>
    (await office.call('POST', `${classroom}/${what}`, { cookie: desk.cookie, payload })).body.id
  const date = await world.database
    .selectFrom('courseDates')
    .select('startDay')
    .where('course', '=', course)
    .executeTakeFirst()
  const live = await add('live', {
    title: { en: 'Questions', es: 'Preguntas' },
    speaker: 'Dr. Ana Duval',
    startsAt: '2026-01-05T17:00:00.000Z',
    minutes: 60,
    link: 'https://meet.example/live',
    recording: null,
    required: false,
  })
  const file = await add('files', { kind: 'download', name: 'a.txt', bytes: 5 })
  return { start: date?.startDay ?? '2025-09-12', live, file, lesson: `${course}-first-cut` }
}

/** The addresses of a call for the things of a course: one, or one for each kind of entry that belongs to courses. */
function addressesOf({ url }: OfficeCall, course: Course): string[] {
  const { start, live, file, lesson } = things[course]
  const ofCourse = url
    .replace(':course', course)
    .replace(':start', start)
    .replace(':number', '0')
    .replace('/live/:id', `/live/${live}`)
    .replace('/files/:id', `/files/${file}`)
    .replace('/roster', `/roster?start=${start}`)
  const addresses = ofCourse.includes(':kind')
    ? Object.entries(entryKinds)
        .filter(([, kind]) => 'courseOf' in kind)
        .map(([kind]) => ofCourse.replace(':kind', kind))
    : [ofCourse]
  return addresses.map((address) =>
    address.replace(':key', /\/(course|outline)\//.test(address) ? course : lesson),
  )
}

const nameOf = ({ method, url }: OfficeCall) => `${method} ${url.replace('/api/office/', '')}`
const limitedCalls = () => officeCalls.filter(({ scope }) => scope !== undefined)

describe('a limited grant', () => {
  test('reaches in every scoped call the things of own courses, and no others', async () => {
    const scoped = limitedCalls().filter(({ scope }) => scope?.includes(':'))
    expect(scoped.length).toBeGreaterThan(15)
    for (const call of scoped) {
      for (const [course, expected] of [
        [foreign, 'refused'],
        [taught, 'reached'],
      ] as const) {
        for (const address of addressesOf(call, course)) {
          expect(address).not.toContain(':')
          await world.database.deleteFrom('limits').execute()
          const { status, body } = await office.call(call.method, address, { cookie: faculty.cookie })
          const isRefused = status === 403 && body.code === 'office_role'
          expect([call.method, address, isRefused ? 'refused' : 'reached']).toEqual([
            call.method,
            address,
            expected,
          ])
          expect(status).toBeLessThan(500)
        }
      }
    }
  })

  test('does not reach things of another course below the address of an own one', async () => {
    const { live, file } = things[foreign]
    for (const [method, path, code] of [
      ['GET', `live/${live}/joins`, 'no_live_session'],
      ['DELETE', `live/${live}`, 'no_live_session'],
      ['DELETE', `files/${file}`, 'no_file'],
      ['POST', `files/${file}/complete`, 'no_file'],
    ] as const) {
      const url = `/api/office/classroom/${taught}/${path}`
      const { body } = await office.call(method, url, { cookie: faculty.cookie })
      expect([path, body.code]).toEqual([path, code])
    }
  })

  test('is refused by calls whose things it could not name: people and words', async () => {
    const [learner] = (await read('people')).rows
    const url = `classroom/people/${learner.id}`
    for (const [method, path] of [
      ['GET', url],
      ['PUT', `${url}/extra-time`],
      ['GET', `people/${learner.id}`],
      ['PUT', `catalogue/${faq}/draft`],
      ['POST', 'catalogue/course/module1/publish'],
    ] as const) {
      const { status, body } = await office.call(method, `/api/office/${path}`, { cookie: faculty.cookie })
      expect([path, status, body.code]).toEqual([path, 403, 'office_role'])
    }
  })

  test('is declared as filtered or shared by these calls only', () => {
    const named = (form: string) =>
      limitedCalls()
        .filter(({ scope }) => scope === form)
        .map(nameOf)
        .sort()
    // Each of them has a test below.
    expect(named('filtered')).toEqual([
      'GET catalogue/:kind',
      'GET catalogue/:kind/:key',
      'GET classroom',
      'GET dates',
    ])
    // What they answer belongs to no course.
    expect(named('shared')).toEqual(['GET catalogue', 'GET pictures'])
  })

  test('is a grant of permissions that some call limits', () => {
    const limited = permissions.filter((one) => roles.some((role) => grantOf(role, one) === 'limited'))
    const declared = new Set(limitedCalls().map(({ staff }) => staff))
    expect([...declared].sort()).toEqual(limited.sort())
  })
})

describe('faculty', () => {
  test('lists dates and classrooms of its own courses only', async () => {
    for (const path of ['dates', 'classroom']) {
      const coursesIn = ({ courses }: { courses: { course: string }[] }) =>
        new Set(courses.map(({ course }) => course))
      expect(coursesIn(await read(path)).size).toBeGreaterThan(1)
      expect([...coursesIn(await read(path, faculty))]).toEqual([taught])
    }
  })

  test('reads drafts of its own courses, and of the rest what visitors see', async () => {
    const seen = async (path: string, member: Member) => {
      const { draft, draftedBy, data, versions } = await read(`catalogue/${path}`, member)
      const isWhole = draft !== null && draftedBy !== null
      const states = new Set(versions.map(({ state }: { state: string }) => state))
      return [
        isWhole ? 'draft' : draft === null && draftedBy === null ? 'published' : 'half',
        data !== null,
        ...states,
      ]
    }
    expect(await seen(`course/${taught}`, faculty)).toEqual(['draft', true, 'current'])
    for (const path of [`course/${foreign}`, faq]) {
      expect([path, await seen(path, faculty)]).toEqual([path, ['published', true, 'current']])
      expect([path, await seen(path, desk)]).toEqual([path, ['draft', true, 'current']])
    }
    const { entries } = await read('catalogue/course', faculty)
    const drafted = entries.filter(({ draft }: { draft: unknown }) => draft !== null)
    expect(drafted.map(({ key }: { key: string }) => key)).toEqual([taught])
  })

  test('learns nothing of a draft of others that was never published', async () => {
    const url = '/api/office/catalogue/faq/in-preparation/draft'
    const { data } = await read(`catalogue/${faq}`)
    await office.call('PUT', url, { cookie: desk.cookie, payload: { revision: 0, data } })
    expect((await read('catalogue/faq/in-preparation')).draft).not.toBeNull()
    expect((await read('catalogue/faq/in-preparation', faculty)).code).toBe('entry_unknown')
    const { entries } = await read('catalogue/faq', faculty)
    expect(entries.map(({ key }: { key: string }) => key)).not.toContain('in-preparation')
  })
})

test('unpublished drafts are read by those who edit their kind, and what holds by everybody who sees', async () => {
  const paths = [`course/${foreign}`, faq, `outline/${foreign}`, `price/${foreign}`]
  await saveDraft(`outline/${foreign}`)
  await saveDraft(`price/${foreign}`, await office.join('finance'))
  const expected: Record<Role, string> = {
    owner: 'draft draft draft draft',
    desk: 'draft draft draft published',
    finance: 'published published published draft',
    // Of another course.
    faculty: 'published published 403 published',
    reader: 'published published published published',
  }
  for (const role of roles) {
    const member = role === 'faculty' ? faculty : await office.join(role)
    const seen = []
    for (const path of paths) {
      const { status, body } = await answer(`catalogue/${path}`, member)
      seen.push(status !== 200 ? status : body.draft === null ? 'published' : 'draft')
    }
    expect([role, seen.join(' ')]).toEqual([role, expected[role]])
  }
})

test('questions with their answers are for owner, desk and the faculty of the course', async () => {
  const expected: Record<Role, [number, number]> = {
    owner: [200, 200],
    desk: [200, 200],
    finance: [403, 403],
    faculty: [200, 403],
    reader: [403, 403],
  }
  for (const role of roles) {
    const member = role === 'faculty' ? faculty : await office.join(role)
    const statuses = []
    for (const course of [taught, foreign]) {
      statuses.push((await answer(`catalogue/question/${course}-made-1`, member)).status)
    }
    expect([role, ...statuses]).toEqual([role, ...expected[role]])
    // No list has a bank.
    expect((await answer('catalogue/question', member)).status).toBe(400)
  }
})
