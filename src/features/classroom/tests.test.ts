import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestResult } from '#contract/classroom/learn-tests.ts'
import { fellowshipPath } from '#domain/awards/awards.ts'
import { moduleRules } from '#domain/classroom/classroom-tests.ts'
import { minutes } from '#domain/dates/days.ts'
import { decideEntry, readEntry } from '#features/awards/record-award.ts'
import type { Person } from '#tests/support/account.ts'
import { type ClassroomWorld, classroomWorld } from '#tests/support/classroom.ts'
import { openLessons } from './lessons.ts'
import { closeEveryOverdue } from './tests/close-attempt.ts'
import { setExtraTime } from './tests/test-attempts.queries.ts'

let world: ClassroomWorld
let owner: Person
let count = 0
beforeAll(async () => {
  world = await classroomWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person(`taker${++count}@mail.example`)
  await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  await world.learnAll(owner)
})

const answer = (id: string, number: number, body: object, person = owner) =>
  person.call('PUT', `/api/learn/attempts/${id}/answers/${number}`, { flagged: false, ...body })
const handIn = (id: string, window: string, person = owner) =>
  person.call('POST', `/api/learn/attempts/${id}/hand-in`, { window })
const stateOf = async (person: Person, test = 'module1') =>
  (await person.get(`/api/learn/tests/${test}`)).body

describe('an open test', () => {
  test('draws its questions from a stored seed and says nothing about the answers', async () => {
    const { sitting, window } = await world.begin(owner)
    expect(sitting.questions).toHaveLength(moduleRules.questions)
    const again = await owner.get(`/api/learn/attempts/${sitting.id}?window=${window}`)
    expect(again.body.questions).toEqual(sitting.questions)
    const spanish = await owner.get(`/api/learn/attempts/${sitting.id}?lang=es&window=${window}`)
    expect(spanish.body.questions[0].question).toBe(`${sitting.questions[0]?.question} (es)`)

    expect(sitting.questions[0]?.picture).toEqual({ name: 'opg', alt: 'A panoramic film' })
    expect(spanish.body.questions[0].picture.alt).toBe('A panoramic film (es)')

    const first = await answer(sitting.id, 1, { window, answer: 2 })
    const answers = [
      again,
      spanish,
      first,
      await owner.get('/api/learn/module1'),
      await owner.get('/api/learn'),
    ]
    const sent = JSON.stringify([sitting, ...answers.map(({ body }) => body), await stateOf(owner)])
    expect(sent).not.toContain('The reason of')
    const fields = Object.keys(again.body.questions[0]).sort()
    expect(fields).toEqual(['answer', 'flagged', 'number', 'options', 'picture', 'question'])
    const { seed } = await world.database
      .selectFrom('testAttempts')
      .select('seed')
      .where('id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect(sent).not.toContain(String(seed))
  })

  test('saves each answer, and continues where it was left', async () => {
    const { sitting, window } = await world.begin(owner)
    await answer(sitting.id, 3, { window, answer: 1, flagged: true })
    await answer(sitting.id, 3, { window, answer: null, flagged: true })
    await answer(sitting.id, 4, { window, answer: 0 })
    const later = await world.begin(owner, 'module1', window)
    expect(later.sitting.id).toBe(sitting.id)
    expect(later.sitting.questions[2]).toMatchObject({ answer: null, flagged: true })
    expect(later.sitting.questions[3]).toMatchObject({ answer: 0, flagged: false })
    expect((await answer(sitting.id, 21, { window, answer: 0 })).status).toBe(404)
    expect((await answer(sitting.id, 1, { window, answer: 4 })).status).toBe(400)
  })

  test('in a second window makes the first one read-only', async () => {
    const first = await world.begin(owner)
    const second = await world.begin(owner)
    expect(second.sitting.id).toBe(first.sitting.id)
    const { id } = first.sitting
    const refused = await answer(id, 1, { window: first.window, answer: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, 'other_window'])
    expect((await handIn(id, first.window)).body.code).toBe('other_window')
    expect((await owner.get(`/api/learn/attempts/${id}?window=${first.window}`)).body.writable).toBe(false)
    expect((await answer(id, 1, { window: second.window, answer: 1 })).status).toBe(200)
  })

  test('belongs to its person alone: others get 404 for reading, answering and handing in', async () => {
    const { sitting, window } = await world.begin(owner)
    const other = await world.person(`cheat${count}@mail.example`)
    await world.paidBy(other, { selectedItems: ['module1'], dates: {} })
    const tries = [
      await other.get(`/api/learn/attempts/${sitting.id}`),
      await answer(sitting.id, 1, { window, answer: 1 }, other),
      await handIn(sitting.id, window, other),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('takes no answer after the deadline: what was saved until then counts', async () => {
    const { sitting, window } = await world.begin(owner)
    const right = await world.rightAnswers(sitting.id)
    await answer(sitting.id, 1, { window, answer: right.get(1) })
    world.clock.pass(minutes(moduleRules.minutes) - 1)
    await owner.signIn()
    expect((await answer(sitting.id, 2, { window, answer: right.get(2) })).status).toBe(200)
    world.clock.pass(1)
    const late = await answer(sitting.id, 3, { window, answer: right.get(3) })
    expect([late.status, late.body.code]).toEqual([409, 'test_over'])
    const result: TestResult = (await handIn(sitting.id, window)).body
    expect(result).toMatchObject({ right: 2, of: 20, score: 10, byDeadline: true, passed: false })
  })

  test('of somebody who never comes back is closed by the hourly job', async () => {
    const { sitting } = await world.begin(owner)
    world.clock.pass(minutes(moduleRules.minutes))
    await closeEveryOverdue({ context: world.context, lessons: openLessons(world.context) })
    const { closedAt, score } = await world.database
      .selectFrom('testAttempts')
      .select(['closedAt', 'score'])
      .where('id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect([closedAt?.toISOString(), score]).toEqual([sitting.deadline, 0])
  })

  test('runs longer for a person with extra time, and for nobody else', async () => {
    await setExtraTime(world.database, owner.uid, 50)
    expect(await stateOf(owner)).toMatchObject({ minutes: 90, extraMinutes: 30 })
    const { sitting, window } = await world.begin(owner)
    expect(Date.parse(sitting.deadline) - Date.parse(sitting.startedAt)).toBe(minutes(90))
    world.clock.pass(minutes(80))
    await owner.signIn()
    expect((await answer(sitting.id, 1, { window, answer: 1 })).status).toBe(200)
  })

  test('ends with the registration', async () => {
    const { sitting, window } = await world.begin(owner)
    await world.database
      .updateTable('registrationLines')
      .set({ canceledAt: world.clock.now() })
      .where('registrationId', 'in', (row) =>
        row.selectFrom('registrations').select('id').where('uid', '=', owner.uid),
      )
      .execute()
    expect((await answer(sitting.id, 1, { window, answer: 1 })).status).toBe(404)
    expect((await owner.get(`/api/learn/attempts/${sitting.id}`)).status).toBe(404)
    expect((await handIn(sitting.id, window)).status).toBe(404)
  })
})

describe('a test that was handed in', () => {
  test('has one result and one count, however often it is sent', { timeout: 60_000 }, async () => {
    const starts = await Promise.all(Array.from({ length: 20 }, () => world.begin(owner)))
    expect(new Set(starts.map(({ sitting }) => sitting.id)).size).toBe(1)
    const { id } = starts[0]?.sitting ?? { id: '' }
    const { window } = await world.begin(owner)
    const counted = async () => {
      const rows = await world.database.selectFrom('questionCounts').select('asked').execute()
      return rows.reduce((sum, { asked }) => sum + asked, 0)
    }
    const before = await counted()
    const results = await Promise.all(Array.from({ length: 200 }, () => handIn(id, window)))
    expect(new Set(results.map(({ status, body }) => `${status} ${body.score} ${body.on}`))).toEqual(
      new Set(['200 0 2025-08-01']),
    )
    expect((await counted()) - before).toBe(moduleRules.questions)
    expect((await stateOf(owner)).attempts).toHaveLength(1)
    expect((await answer(id, 1, { window, answer: 1 })).body.code).toBe('test_over')
  })

  test('says the result by topic, what to read again, and why', async () => {
    const result = await world.take(owner, 14)
    expect(result).toMatchObject({ right: 14, of: 20, score: 70, passed: false, passMark: 75 })
    const topics = result.topics.map(({ right, of }) => [right, of])
    expect(topics.reduce((sum, [right = 0]) => sum + right, 0)).toBe(14)
    expect(topics.reduce((sum, [, of = 0]) => sum + of, 0)).toBe(20)
    expect(result.readAgain.length).toBeGreaterThan(0)
    expect(result.review[0]?.why).toMatch(/^The reason of/)
    expect(result.review[0]?.picture).toEqual({ name: 'opg', alt: 'A panoramic film' })
    expect(result.next).toMatchObject({ state: 'wait', from: '2025-08-02', best: 70 })
    expect((await world.begin(owner)).code).toBe('test_closed')
    world.clock.set('2025-08-02T19:00:00Z')
    await owner.signIn()
    expect((await world.take(owner, 15)).next).toMatchObject({ state: 'passed', best: 75 })
    expect((await world.begin(owner)).code).toBe('test_closed')
  })

  test('opens only after every lesson', async () => {
    const other = await world.person(`early${count}@mail.example`)
    await world.paidBy(other, { selectedItems: ['module1'], dates: {} })
    await world.learn(other, 'closing')
    expect(await stateOf(other)).toMatchObject({ state: 'lessons', lessonsLeft: 2 })
    expect((await world.begin(other)).code).toBe('test_closed')
  })
})

describe('the Fellowship’s test', () => {
  const approved = async (hours: number, earnedOn: string, person = owner) => {
    const entry = { title: 'Grafting', provider: 'Study Club', kind: 'online', hours, earnedOn }
    const { body } = await person.call('POST', '/api/account/outside-credits', entry)
    const decision = { state: 'approved' as const, reason: null }
    await decideEntry(await readEntry(body.id, world.database), decision, world.context, async () => {})
  }

  test('is open to the independent path and to graduates of the three courses, to nobody else', async () => {
    expect((await owner.get('/api/learn/tests/fellowship')).status).toBe(404)
    await approved(5, '2025-07-01')
    expect(await stateOf(owner, 'fellowship')).toMatchObject({ state: 'ready', questions: 40, minutes: 60 })
    const graduate = await world.person(`graduate${count}@mail.example`)
    const { id } = await world.paidBy(graduate, { selectedItems: 'fellowship', dates: {} })
    expect((await graduate.get('/api/learn/tests/fellowship')).status).toBe(404)
    for (const course of ['module1', 'module2', 'clinical1'] as const) {
      await world.desk.complete(id, course, '2025-08-01')
    }
    expect(await stateOf(graduate, 'fellowship')).toMatchObject({ state: 'ready' })
  })

  test('draws 40 from both banks, writes the award’s progress, and shows no answers', async () => {
    await approved(5, '2025-07-01')
    const result = await world.take(owner, 30, 'fellowship')
    expect(result).toMatchObject({ right: 30, of: 40, score: 75, passed: true, review: [] })
    const { body } = await owner.get('/api/account/credits')
    expect(body.fellowship.test).toEqual({ state: 'passed', score: 75, on: '2025-08-01' })
  })

  test('can be taken again a month later, three times, and then after 50 CE hours', {
    timeout: 30_000,
  }, async () => {
    await approved(5, '2025-07-01')
    const days = ['2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01']
    for (const [retake, day] of days.entries()) {
      world.clock.set(`${day}T19:00:00Z`)
      await owner.signIn()
      const { next } = await world.take(owner, 29, 'fellowship')
      expect((await world.begin(owner, 'fellowship')).code).toBe('test_closed')
      if (retake < fellowshipPath.retakes) {
        expect(next).toMatchObject({ state: 'wait', from: days[retake + 1], retakesLeft: 3 - retake })
        world.clock.set(`${days[retake + 1]}T06:00:00Z`)
        await owner.signIn()
        expect((await world.begin(owner, 'fellowship')).code).toBe('test_closed')
      } else expect(next).toMatchObject({ state: 'hours-needed', hours: 50, best: 72 })
    }
    world.clock.set('2025-12-15T19:00:00Z')
    await owner.signIn()
    await approved(50, '2025-12-10')
    expect(await stateOf(owner, 'fellowship')).toMatchObject({ state: 'ready', retakesLeft: 3 })
  })
})
