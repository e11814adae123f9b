import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { courseDateOn, lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import { untilWaitingForLock, whileHeld } from '#tests/support/lock-waits.ts'
import { asSomebodyElse } from '#tests/support/second-connection.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { chooseDate } from './choose-date.ts'
import { moveDate } from './move-date.ts'
import { addDate } from './plan-dates.ts'

const world = await staffWorld()
const { desk, buy, bought, date, quoteOf, emailTo } = world
afterAll(() => world.close())

test('move moves all registrants, emails them in their language, and lets them cancel for a full refund', async () => {
  await desk.addDate('module2', '2025-11-07')
  const english = await bought('moved.en@mail.example', 'module2', '2025-11-07')
  const spanish = await bought('moved.es@mail.example', 'module2', '2025-11-07', 'language=es')
  world.clock.set('2025-11-03T20:00:00Z')
  expect(await quoteOf(english.id)).toMatchObject({ amount: 0, lines: [{ rule: 'last-week' }] })
  await desk.moveDate('module2', '2025-11-07', '2025-11-14')
  expect(await date('module2', '2025-11-14')).toMatchObject({ endDay: '2025-11-16', paid: 2 })
  expect(await quoteOf(english.id)).toMatchObject({ amount: 285_000, lines: [{ rule: 'moved' }] })

  const sentEmail = await emailTo('moved.en@mail.example', 'moved')
  expect(sentEmail?.subject).toBe('Module 2 has a new date: Nov 14–16, 2025')
  expect(sentEmail?.text).toContain('Previous date: Nov 7–9, 2025')
  expect(sentEmail?.text).toContain('cancel by Nov 13, 2025 for a refund of $2,850.00')
  const spanishEmail = await emailTo('moved.es@mail.example', 'moved')
  expect(spanishEmail?.subject).toBe('Módulo 2 tiene una fecha nueva: 14–16 de noviembre de 2025')
  expect(spanishEmail?.text).toContain('Fecha anterior: 7–9 de noviembre de 2025')
  expect(spanishEmail?.text).not.toMatch(/Dear|cancel until/)

  const token = world.context.links.sign('registration', spanish.id)
  world.clock.set('2025-11-13T20:00:00Z')
  const left = { items: ['module2'], amount: 285_000 }
  expect((await world.post(`/api/registrations/${token}/cancel`, left)).status).toBe(200)
  expect(await world.registration(spanish.id)).toMatchObject({ status: 'refunded', refunded: 285_000 })
  world.clock.set('2025-11-14T20:00:00Z')
  expect(await quoteOf(english.id)).toMatchObject({ amount: 0 })
  world.clock.set('2025-08-01T19:00:00Z')
})

test('a moved registrant can choose another date, and the policy applies again', async () => {
  const owner = await world.person('chooses@mail.example')
  await desk.addDate('module4', '2025-08-20')
  await desk.addDate('module4', '2025-08-30')
  const { id } = await world.paidBy(owner, { selectedItems: ['module4'], dates: { module4: '2025-08-20' } })
  world.clock.set('2025-08-16T19:00:00Z')
  const choice = {
    registrationId: id,
    uid: owner.uid,
    provenEmail: owner.email,
    course: 'module4',
    start: '2025-08-30',
  } as const
  await expect(chooseDate(choice, world.context)).rejects.toThrow('until 15 days before')
  await desk.moveDate('module4', '2025-08-20', '2025-08-22')
  await chooseDate(choice, world.context)
  expect(await quoteOf(id)).toMatchObject({ lines: [{ rule: 'half' }] })
  world.clock.set('2025-08-01T19:00:00Z')
})

test('move waits for a registration in progress without a deadlock', async () => {
  await desk.addDate('module3', '2025-12-19')
  const id = (await courseDateOn(world.database, 'module3', '2025-12-19'))?.id ?? ''
  const moved = await whileHeld(
    world,
    // A new line takes this lock on the date, before its seat takes the date's own lock.
    (trx) => sql`select from course_dates where id = ${id} for key share`.execute(trx),
    () => desk.moveDate('module3', '2025-12-19', '2025-12-26'),
    (trx) => lockCourseDates(trx, [id]),
  )
  expect(moved).toMatchObject({ moved: [] })
})

test('move emails the waiting list each time, also when a date moves back', async () => {
  const [one, other] = ['2026-03-06', '2026-03-13'] as const
  await desk.addDate('module3', one, { spots: 1 })
  await buy('fills@mail.example', 'module3', one)
  const waiting = { course: 'module3', start: one, email: 'waits3@mail.example' } as const
  await world.waitFor(waiting.email, waiting.course, waiting.start)
  for (const [from, to] of [
    [one, other],
    [other, one],
    [one, other],
  ] as const) {
    world.clock.pass(1)
    await desk.moveDate('module3', from, to)
  }
  const emails = (await world.emails(waiting.email)).filter(({ subject }) => subject.includes('has moved'))
  expect(emails).toHaveLength(3)
  world.clock.set('2025-08-01T19:00:00Z')
})

test('move is refused onto another date, onto itself, into the past, and for an unknown date', async () => {
  await desk.addDate('module2', '2026-06-05')
  const move = (start: string, to: string) => expect(desk.moveDate('module2', start, to)).rejects
  await move('2026-06-05', '2025-09-12').toThrow('has a date on 2025-09-12 already: cancel this one')
  for (const [day, end] of [
    ['2025-12-01', desk.closeDate],
    ['2025-12-02', desk.cancelDate],
  ] as const) {
    await desk.addDate('module2', day)
    await end('module2', day)
    await move('2026-06-05', day).toThrow(/(closed|canceled) date on .*: open that again/)
  }
  await move('2026-06-05', '2025-08-01').toThrow('is not in the future')
  await move('2026-06-05', '2026-06-05').toThrow('already takes place from 2026-06-05 to 2026-06-07')
  await move('2025-11-13', '2025-12-01').toThrow('no date that begins on 2025-11-13')
})

describe('of two simultaneous changes for one day, the second is refused', () => {
  /** Starts the second change inside the first one's transaction, and lets it wait for the lock. */
  async function atOnce(first: (note: Note) => Promise<unknown>, then: () => Promise<unknown>) {
    let second: Promise<unknown> = Promise.resolve()
    await first(async () => {
      second = asSomebodyElse(() => then().catch((refusal: Error) => refusal.message))
      await untilWaitingForLock(world.pool)
    })
    return second
  }
  const adding = (start: string) => (note: Note) =>
    addDate({ course: 'module4', start, end: start, spots: 2 }, world.context, note)

  test('add and add', async () => {
    const start = '2026-04-03'
    const second = await atOnce(adding(start), () => desk.addDate('module4', start))
    expect(second).toBe(`Module 4 has a date on ${start} already.`)
    expect(await date('module4', start)).toMatchObject({ endDay: start, spots: 2 })
  })

  test('add and move', async () => {
    const [start, elsewhere] = ['2026-04-10', '2026-04-11'] as const
    await desk.addDate('module4', elsewhere)
    const second = await atOnce(adding(start), () => desk.moveDate('module4', elsewhere, start))
    expect(second).toContain(`Module 4 has a date on ${start} already: cancel this one`)
  })

  test('move and add', async () => {
    const [start, elsewhere] = ['2026-04-17', '2026-04-18'] as const
    await desk.addDate('module4', elsewhere, { spots: 2 })
    const moving = { course: 'module4', start: elsewhere, to: start, end: start } as const
    const second = await atOnce(
      (note) => moveDate(moving, world.context, note),
      () => desk.addDate('module4', start),
    )
    expect(second).toBe(`Module 4 has a date on ${start} already.`)
    expect(await date('module4', start)).toMatchObject({ endDay: start, spots: 2 })
  })
})
