import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeStatistics } from '#contract/classroom/office-classroom.ts'
import { minutes } from '#domain/dates/days.ts'
import type { Person } from '#tests/support/account.ts'
import { type ClassroomWorld, classroomWorld } from '#tests/support/classroom.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'

let world: ClassroomWorld
let office: Office
let desk: Member
let learner: Person
beforeAll(async () => {
  world = await classroomWorld()
  office = officeOf(world)
  desk = await office.join('desk')
  learner = await world.person('learner@mail.example')
  await world.paidBy(learner, { selectedItems: ['module1'], dates: {} })
  await world.learnAll(learner)
})
afterAll(() => world.close())

const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, member = desk) =>
  office.call(method, `/api/office/${path}`, { cookie: member.cookie, ...(payload && { payload }) })

test('a published lesson is shown within two seconds, a draft to nobody', async () => {
  const key = 'lesson/module1-closing'
  const { body } = await call('GET', `catalogue/${key}`)
  const data = { ...body.data, body: { en: 'Another first sentence.', es: null } }
  await call('PUT', `catalogue/${key}/draft`, { revision: body.revision, data })
  world.clock.pass(2_000)
  const before = await world.lesson(learner, 'closing')
  expect(before.body).toContain('A first sentence.')
  await call('POST', `catalogue/${key}/publish`, { revision: body.revision + 1, from: null })
  world.clock.pass(2_000)
  const after = await world.lesson(learner, 'closing')
  expect([after.body, after.version]).toEqual(['Another first sentence.', before.version + 1])
  // Somebody in the middle of the lesson keeps what they did.
  expect(after.progress).toMatchObject({ done: true, read: true })
  const spanish = await learner.get('/api/learn/module1/lessons/closing?lang=es')
  expect(spanish.body.body).toBe('Another first sentence.')
})

test('the classroom of an unknown course is refused with a sentence', async () => {
  expect((await call('GET', 'classroom/module99')).body.code).toBe('entry_unknown')
})

const live = {
  title: { en: 'The socket', es: 'El alvéolo' },
  speaker: 'Dr. Ana Duval',
  startsAt: '2026-01-05T17:00:00.000Z',
  minutes: 60,
  link: 'https://meet.example/socket',
  recording: null,
  required: false,
}

test.each([
  ['1900-01-01T00:00:00Z', 'live_past'],
  ['2025-08-01T18:00:00Z', 'live_past'],
  ['2030-08-05T18:00:00Z', 'date_too_far'],
])('a live session cannot be moved to %s, nor added there', async (startsAt, code) => {
  const { body } = await call('POST', 'classroom/module1/live', live)
  const path = `classroom/module1/live/${body.id}`
  expect((await call('POST', 'classroom/module1/live', { ...live, startsAt })).body.code).toBe(code)
  expect((await call('PUT', path, { ...live, startsAt })).body.code).toBe(code)
  expect((await learner.get('/api/learn/module1')).status).toBe(200)
})

test.each([
  'http://meet.example/a',
  'https:meet.example',
  'https://academy.example@evil.example/a',
  'https://name:word@meet.example/a',
  'https://meet.example/\ta',
  'https://meet.example/a\u202eb',
  'https://meet.example\\a',
  'javascript:alert(1)',
])('a live session refuses the link %j', async (link) => {
  const { status, body } = await call('POST', 'classroom/module1/live', { ...live, link })
  expect([status, body.field]).toEqual([400, 'link'])
  const recorded = await call('POST', 'classroom/module1/live', { ...live, recording: link })
  expect([recorded.status, recorded.body.field]).toEqual([400, 'recording'])
})

test.each(['https://meet.example/j/92?pwd=a.b#x', 'https://film.example/@academy/live'])(
  'a live session takes the link %j',
  async (link) => {
    expect((await call('POST', 'classroom/module1/live', { ...live, link })).status).toBe(200)
  },
)

test('a picture of a question needs words for those who do not see it', async () => {
  const key = 'question/module2-made-1'
  const { body } = await call('GET', `catalogue/${key}`)
  const save = (alt: object | null) =>
    call('PUT', `catalogue/${key}/draft`, {
      revision: body.revision,
      data: { ...body.data, picture: 'cbct', alt },
    })
  expect((await save(null)).body).toMatchObject({ field: 'data.alt.en' })
  expect((await save({ en: 'A scan', es: null })).status).toBe(200)
})

test('rules of a module’s test hold for attempts that begin later', async () => {
  const rules = { questions: 10, minutes: 30, passMark: 80, waitDays: 7 }
  expect((await call('PUT', 'classroom/module1/test-rules', rules)).status).toBe(204)
  expect((await call('PUT', 'classroom/clinical1/test-rules', rules)).body.code).toBe('no_test')
  const state = (await learner.get('/api/learn/tests/module1')).body
  expect(state).toMatchObject({ questions: 10, minutes: 30, passMark: 80 })
  const tooMany = { ...rules, questions: 21 }
  await call('PUT', 'classroom/module1/test-rules', tooMany)
  expect((await call('GET', 'classroom/module1')).body).toMatchObject({ bank: 60, test: { ready: false } })
  expect((await learner.get('/api/learn/tests/module1')).status).toBe(404)
  await call('PUT', 'classroom/module1/test-rules', { questions: 20, minutes: 60, passMark: 75, waitDays: 1 })
})

test('extra time moves the deadline of an open test, and of later ones', async () => {
  const { sitting } = await world.begin(learner)
  const path = `classroom/people/${learner.uid}`
  expect((await call('PUT', `${path}/extra-time`, { percent: 100 })).status).toBe(204)
  const again = (await world.begin(learner)).sitting
  expect(Date.parse(again.deadline) - Date.parse(sitting.deadline)).toBe(minutes(60))
  expect((await call('GET', path)).body).toMatchObject({
    extraTimePercent: 100,
    courses: [{ course: 'module1', done: 3, of: 3 }],
    tests: [{ test: 'module1', score: null }],
  })
  expect((await call('PUT', 'classroom/people/nobody/extra-time', { percent: 10 })).body.code).toBe(
    'account_gone',
  )
  await call('PUT', `${path}/extra-time`, { percent: 0 })
})

test('statistics tell easy questions from hard ones, for staff who keep tests', async () => {
  const answers = await world.take(learner, 15)
  expect(answers.right).toBe(15)
  const { questions }: OfficeStatistics = (await call('GET', 'classroom/module1/statistics')).body
  const asked = questions.filter((question) => question.asked > 0)
  expect(asked).toHaveLength(20)
  expect(asked.filter(({ difficulty }) => difficulty === 1)).toHaveLength(15)
  expect(asked.every(({ discrimination }) => discrimination === null)).toBe(true)
  for (const [role, expected] of [
    ['faculty', 200],
    ['reader', 403],
    ['finance', 403],
  ] as const) {
    const member = await office.join(role)
    await office.teach(member, 'module1')
    expect([role, (await call('GET', 'classroom/module1/statistics', undefined, member)).status]).toEqual([
      role,
      expected,
    ])
  }
})
