import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates/days.ts'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { changeRegistration } from '#features/registrations/registrations.queries.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { withoutLocks } from '#tests/support/without-locks.ts'
import { chooseDate, type DateChoice } from './choose-date.ts'

let world: AccountWorld
let owner: Person
/** Two dates of Module 2 that only this test uses. */
let date: string
let later: string
let count = 0

beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  count++
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person(`dentist${count}@mail.example`)
  date = await addDate(addDays('2025-10-01', count))
  later = await addDate(addDays('2026-05-01', count))
})

const choose = (who: Person, id: string, course: string, start: string) =>
  who.call('PUT', `/api/account/registrations/${id}/dates/${course}`, { start })

async function addDate(startDay: string, spots = 6): Promise<string> {
  const courseDate = { course: 'module2', startDay, endDay: startDay, location: 'Beverly Hills, CA', spots }
  await addCourseDate(world.database, { ...courseDate, course: 'module2' })
  return startDay
}

const programOf = async (who: Person) =>
  (await world.paidBy(who, { selectedItems: 'fellowship', dates: {} })).id

describe('the owner of a program', () => {
  let program: string
  beforeEach(async () => {
    program = await programOf(owner)
  })

  test('chooses a date for each of its courses, and takes a seat each time', async () => {
    const { status, body } = await choose(owner, program, 'module2', '2025-09-12')
    expect(status).toBe(200)
    expect(body.lines[1]).toMatchObject({ course: 'module2', start: '2025-09-12', end: '2025-09-14' })
    expect(await world.left('module2')).toBe(5)
    expect((await world.emails(owner.email)).map(({ subject }) => subject)).toContain(
      'Module 2: your date is Sept 12–14, 2025',
    )
  })

  test.each([
    ['en', 'You can change it in your account until 15 days before the course.'],
    ['es', 'Puede cambiarla en su cuenta hasta 15 días antes del curso.'],
  ] as const)(
    'gets an email that offers a change only while it is allowed, in %s',
    async (language, sentence) => {
      await changeRegistration(world.database, await world.registration(program), { language })
      const near = await addDate('2025-08-10')
      const textOf = async (day: string) => {
        world.clock.pass(1)
        await choose(owner, program, 'module2', day)
        return (await world.emails(owner.email)).findLast(({ kind }) => kind === 'date')?.text
      }
      expect(await textOf(date)).toContain(sentence)
      expect(await textOf(near)).not.toContain(sentence)
    },
  )

  test('changes nothing by choosing the same date again', async () => {
    await choose(owner, program, 'module2', date)
    expect((await choose(owner, program, 'module2', date)).status).toBe(200)
    expect(await world.left('module2', date)).toBe(5)
  })

  test('changes it while a refund would be full, and the old seat is offered to the waiting list', async () => {
    await addDate(date, 1)
    await choose(owner, program, 'module2', date)
    await world.joinWaitingList({ course: 'module2', start: date, email: 'w@mail.example' })
    expect((await choose(owner, program, 'module2', later)).status).toBe(200)
    expect(await world.left('module2', later)).toBe(5)
    const subjects = (await world.emails('w@mail.example')).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.startsWith('A seat is available for you'))).toBe(true)
  })

  test('cannot change it once a refund would be partial', async () => {
    await choose(owner, program, 'module2', date)
    world.clock.set(`${addDays(date, -14)}T19:00:00Z`)
    await owner.signIn()
    expect((await choose(owner, program, 'module2', later)).body.code).toBe('date_fixed')
    expect((await owner.get('/api/account/active-courses')).body.module2).toMatchObject([{ dateOpen: false }])
    expect(await world.left('module2', date)).toBe(5)
  })

  test.each([
    ['a day without a course', 'module2', '2025-09-13', 409, 'no_such_date'],
    ['another course’s day', 'clinical1', '2025-09-12', 409, 'no_such_date'],
    ['a course that the program does not hold', 'module3', '2026-01-23', 409, 'not_active'],
    ['no day at all', 'module2', 'soon', 400, 'invalid_request'],
  ])('cannot choose %s', async (_what, course, start, status, code) => {
    const answer = await choose(owner, program, course, start)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('cannot choose a past date, or a date for a canceled or completed course', async () => {
    await world.desk.complete(program, 'module1', '2025-08-01')
    expect((await choose(owner, program, 'module1', date)).body.code).toBe('not_active')
    const { lines } = (await owner.get(`/api/account/transactions/${program}/refund-quote`)).body
    await owner.call('POST', `/api/account/transactions/${program}/cancel`, {
      items: ['clinical1'],
      amount: lines.find(({ course }: { course: string }) => course === 'clinical1').amount,
    })
    expect((await choose(owner, program, 'clinical1', '2025-10-16')).body.code).toBe('not_active')
    world.clock.set(`${addDays(date, 1)}T19:00:00Z`)
    await owner.signIn()
    expect((await choose(owner, program, 'module2', date)).body.code).toBe('no_such_date')
  })

  test('keeps the old date when the new one is full', async () => {
    await addDate(later, 1)
    const other = await world.person(`other${count}@mail.example`)
    await choose(owner, program, 'module2', date)
    await choose(other, await programOf(other), 'module2', later)
    expect((await choose(owner, program, 'module2', later)).body).toMatchObject({
      code: 'session_full',
      dates: [{ course: 'module2', start: later }],
    })
    expect(await world.left('module2', date)).toBe(5)
    expect(await world.left('module2', later)).toBe(0)
  })
})

describe('the last seat, chosen by six people at once', () => {
  let choices: Omit<DateChoice, 'start'>[]
  beforeAll(async () => {
    world.clock.set('2025-08-01T19:00:00Z')
    choices = []
    for (let number = 0; number < 6; number++) {
      const racer = await world.person(`racer${number}@mail.example`)
      choices.push({
        registrationId: await programOf(racer),
        uid: racer.uid,
        provenEmail: racer.email,
        course: 'module2',
      })
    }
  })

  async function race(context: AccountWorld['context'], start: string): Promise<number> {
    await addDate(start, 1)
    const answers = await Promise.allSettled(
      choices.map((choice) => chooseDate({ ...choice, start }, context)),
    )
    return answers.filter(({ status }) => status === 'fulfilled').length
  }

  test('goes to one of them', async () => {
    expect(await race(world.context, '2025-12-05')).toBe(1)
    expect(await world.left('module2', '2025-12-05')).toBe(0)
  })

  test('goes to several without the locks', async () => {
    const unlocked = { ...world.context, database: withoutLocks(world.database) }
    let most = 0
    for (let round = 1; round <= 8 && most < 2; round++) {
      most = await race(unlocked, addDays('2025-12-10', round))
    }
    expect(most).toBeGreaterThan(1)
  })
})
