import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { courseDateOn, lockCourseDates } from '#database/tables/course-dates.ts'
import { chooseDate } from '#server/account/choose-date.ts'
import { moveDate } from '#server/checkout/dates/move-date.ts'
import { addDate } from '#server/checkout/dates/plan-dates.ts'
import type { Note } from '#server/staff-note.ts'
import { untilWaitingForLock, whileHeld } from '#tests/support/lock-waits.ts'
import { asSomebodyElse } from '#tests/support/second-connection.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const { staff, buy, payFor, bought, refused, date, quoteOf, letterTo } = world
afterAll(() => world.close())

describe('sessions', () => {
  test('add lays a date of the usual length, which the API lists at once', async () => {
    await staff.answer('sessions', 'add', 'module2', '2025-11-07')
    await staff.answer('sessions', 'add', 'clinical1', '2026-02-05', '--days', '4', '--spots', '2')
    expect(await date('module2', '2025-11-07')).toMatchObject({ end: '2025-11-09', spots: 6, state: 'open' })
    expect(await date('clinical1', '2026-02-05')).toMatchObject({ end: '2026-02-08', spots: 2 })
    expect(await world.left('module2', '2025-11-07')).toBe(6)
    expect(await refused('sessions', 'add', 'module2', '2025-11-07')).toContain(
      'a date on 2025-11-07 already',
    )
    expect(await refused('sessions', 'add', 'module2', '2025-07-31')).toContain('lies in the past')
    expect((await staff.lastNote())?.what).toBe('clinical1 of 2026-02-05 to 2026-02-08 added, 2 seats')
  })

  test('add says how many have the course without a date and will be told', async () => {
    await payFor(await world.order({ selectedItems: ['module1'], dates: {} }))
    world.clock.pass(1000)
    const { out } = await staff.academy(['sessions', 'add', 'module1', '2025-12-05'])
    expect(out).toContain('with 6 seats; 1 person without a date will be told.')
    expect(await staff.answer('sessions', 'add', 'module1', '2025-12-12')).toMatchObject({ toTell: 1 })
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('add and move end on a day that can be written', async () => {
    for (const typed of [
      ['add', 'module2', '9999-12-31', '--days', '60'],
      ['move', 'module2', '2025-09-12', '--to', '9999-12-31', '--days', '2'],
    ]) {
      const { exit, err } = await staff.academy(['sessions', ...typed, '--yes'])
      expect({ exit, err }).toEqual({
        exit: 2,
        err: expect.stringMatching(/^\d+ days from 9999-12-31 on .*\.\n$/),
      })
    }
  })

  test('list tells sold, held, offered and waiting apart', async () => {
    const start = '2026-02-05'
    const leaving = await bought('leaves@mail.example', 'clinical1', start)
    await buy('holds@mail.example', 'clinical1', start)
    for (const email of ['waits1@mail.example', 'waits2@mail.example']) {
      await world.waitFor(email, 'clinical1', start)
    }
    expect(await date('clinical1', start)).toMatchObject({
      paid: 1,
      held: 1,
      offered: 0,
      left: 0,
      waiting: 2,
    })
    await staff.answer('refund', leaving.id)
    expect(await date('clinical1', start)).toMatchObject({
      paid: 0,
      held: 1,
      offered: 1,
      left: 0,
      waiting: 1,
    })
  })

  test('move takes everyone along, tells them in their language, and lets them leave for 100 %', async () => {
    const english = await bought('moved.en@mail.example', 'module2', '2025-11-07')
    const spanish = await bought('moved.es@mail.example', 'module2', '2025-11-07', 'language=es')
    world.clock.set('2025-11-03T20:00:00Z')
    expect(await quoteOf(english.id)).toMatchObject({ amount: 0, lines: [{ rule: 'last-week' }] })
    const asked = await staff.academy(['sessions', 'move', 'module2', '2025-11-07', '--to', '2025-11-14'])
    expect(asked.err).toContain(
      'moves to 2025-11-14–2025-11-16: 2 registrants and 0 people on the waiting list',
    )
    await staff.answer('sessions', 'move', 'module2', '2025-11-07', '--to', '2025-11-14')
    expect(await date('module2', '2025-11-14')).toMatchObject({ end: '2025-11-16', paid: 2 })
    expect(await quoteOf(english.id)).toMatchObject({ amount: 285_000, lines: [{ rule: 'moved' }] })

    const letter = await letterTo('moved.en@mail.example', 'moved')
    expect(letter?.subject).toBe('Module 2 has a new date: Nov 14–16 2025')
    expect(letter?.text).toContain('Until now: Nov 7–9 2025')
    expect(letter?.text).toContain('cancel until 13 November 2025 for a refund of $2,850.00')
    const carta = await letterTo('moved.es@mail.example', 'moved')
    expect(carta?.subject).toBe('Módulo 2 tiene una fecha nueva: 14–16 nov 2025')
    expect(carta?.text).toContain('Hasta ahora: 7–9 nov 2025')
    expect(carta?.text).not.toMatch(/Dear|cancel until/)

    const token = world.checkout.links.sign('registration', spanish.id)
    world.clock.set('2025-11-13T20:00:00Z')
    const left = { items: ['module2'], amount: 285_000 }
    expect((await world.post(`/api/registrations/${token}/cancel`, left)).status).toBe(200)
    expect(await world.registration(spanish.id)).toMatchObject({ status: 'refunded', refunded: 285_000 })
    world.clock.set('2025-11-14T20:00:00Z')
    expect(await quoteOf(english.id)).toMatchObject({ amount: 0 })
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('who was moved may choose another date, and is under the policy again with it', async () => {
    const owner = await world.person('chooses@mail.example')
    await staff.answer('sessions', 'add', 'module4', '2025-08-20')
    await staff.answer('sessions', 'add', 'module4', '2025-08-30')
    const { id } = await world.paidBy(owner, { selectedItems: ['module4'], dates: { module4: '2025-08-20' } })
    world.clock.set('2025-08-16T19:00:00Z')
    const choice = { registrationId: id, owner, course: 'module4', start: '2025-08-30' } as const
    await expect(chooseDate(choice, world.checkout)).rejects.toThrow('until 15 days before')
    await staff.answer('sessions', 'move', 'module4', '2025-08-20', '--to', '2025-08-22')
    await chooseDate(choice, world.checkout)
    expect(await quoteOf(id)).toMatchObject({ lines: [{ rule: 'half' }] })
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('move waits for who is registering at that moment, and not in a circle', async () => {
    await staff.answer('sessions', 'add', 'module3', '2025-12-19')
    const id = (await courseDateOn(world.database, 'module3', '2025-12-19'))?.id ?? ''
    const typed = ['sessions', 'move', 'module3', '2025-12-19', '--to', '2025-12-26', '--yes']
    const moved = await whileHeld(
      world,
      // As a new line does that refers to the date, before its seat is taken under the date's lock.
      (trx) => sql`select from course_dates where id = ${id} for key share`.execute(trx),
      () => staff.academy(typed),
      (trx) => lockCourseDates(trx, [id]),
    )
    expect(moved).toMatchObject({ exit: 0, err: '' })
  })

  test('move tells who waits each time, also of a day that it was on before', async () => {
    const [one, other] = ['2026-03-06', '2026-03-13'] as const
    await staff.answer('sessions', 'add', 'module3', one, '--spots', '1')
    await buy('fills@mail.example', 'module3', one)
    const email = 'waits3@mail.example'
    await world.waitFor(email, 'module3', one)
    for (const [from, to] of [
      [one, other],
      [other, one],
      [one, other],
    ] as const) {
      world.clock.pass(1)
      await staff.answer('sessions', 'move', 'module3', from, '--to', to)
    }
    const letters = (await world.mails(email)).filter(({ subject }) => subject.includes('has moved'))
    expect(letters).toHaveLength(3)
    world.clock.set('2025-08-01T19:00:00Z')
  })

  test('move is refused onto another date or itself, into the past, and of what is not there', async () => {
    const move = (start: string, to: string) => refused('sessions', 'move', 'module2', start, '--to', to)
    expect(await move('2025-11-14', '2025-09-12')).toContain(
      'has a date on 2025-09-12 already: cancel-session',
    )
    for (const [day, command] of [
      ['2025-12-01', ['sessions', 'close']],
      ['2025-12-02', ['cancel-session']],
    ] as const) {
      await staff.answer('sessions', 'add', 'module2', day)
      await staff.answer(...command, 'module2', day)
      expect(await move('2025-11-14', day)).toMatch(
        /(closed|canceled) date on .*: `sessions add` opens it again/,
      )
    }
    expect(await move('2025-11-14', '2025-08-01')).toContain('does not lie ahead')
    expect(await move('2025-11-14', '2025-11-14'), 'nobody is told').toContain(
      'takes place from 2025-11-14 to 2025-11-16 already',
    )
    expect(await move('2025-11-13', '2025-12-01')).toContain('no date that begins on 2025-11-13')
  })

  test('close ends registering and the waiting list, and leaves seats alone', async () => {
    const start = '2026-02-05'
    const holder = await buy('holds2@mail.example', 'clinical1', '2025-10-16')
    await buy('holds3@mail.example', 'clinical1', '2025-10-16')
    expect(await refused('sessions', 'close', 'clinical1', '2025-10-16')).toBe('')
    expect(
      (await world.register({ selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } })).status,
    ).toBe(400)
    expect(await payFor(holder)).toMatchObject({ status: 'completed' })
    expect(await date('clinical1', '2025-10-16')).toMatchObject({ paid: 1, state: 'closed' })

    await staff.answer('sessions', 'close', 'clinical1', start)
    expect(await date('clinical1', start)).toMatchObject({ offered: 0, waiting: 0, held: 1 })
    const subjects = (await world.mails('waits2@mail.example')).map(({ subject }) => subject)
    expect(subjects).toContain('The waiting list has closed: Clinical 1')
    expect(await refused('sessions', 'close', 'clinical1', start)).toContain('is closed already')
    const again = ['sessions', 'add', 'clinical1', '2025-10-16']
    expect(await refused(...again, '--spots', '1')).toContain('has 2 seats taken already')
    expect(await refused(...again, '--days', '9')).toContain('is promised until')
    await staff.answer(...again)
    expect(await date('clinical1', '2025-10-16')).toMatchObject({ state: 'open', paid: 1 })
  })
})

describe('of two that set a date on one day at once, the second hears what it would hear later', () => {
  /** The second comes while the first is about to end, which it does once the second waits for it. */
  async function atOnce(first: (note: Note) => Promise<unknown>, ...typed: string[]) {
    let second = Promise.resolve('')
    await first(async () => {
      second = asSomebodyElse(() => refused('sessions', ...typed))
      await untilWaitingForLock(world.pool)
    })
    return second
  }
  const adding = (start: string) => (note: Note) =>
    addDate({ course: 'module4', start, end: start, spots: 2 }, world.checkout, note)

  test('added twice', async () => {
    const start = '2026-04-03'
    const second = await atOnce(adding(start), 'add', 'module4', start)
    expect(second).toBe(`Module 4 has a date on ${start} already.\n`)
    expect(await date('module4', start)).toMatchObject({ end: start, spots: 2 })
  })

  test('added, and moved there', async () => {
    const [start, elsewhere] = ['2026-04-10', '2026-04-11'] as const
    await staff.answer('sessions', 'add', 'module4', elsewhere)
    const second = await atOnce(adding(start), 'move', 'module4', elsewhere, '--to', start)
    expect(second).toContain(`Module 4 has a date on ${start} already: cancel-session`)
  })

  test('moved there, and added', async () => {
    const [start, elsewhere] = ['2026-04-17', '2026-04-18'] as const
    await staff.answer('sessions', 'add', 'module4', elsewhere, '--spots', '2')
    const moving = { course: 'module4', start: elsewhere, to: start, end: start } as const
    const second = await atOnce((note) => moveDate(moving, world.checkout, note), 'add', 'module4', start)
    expect(second).toBe(`Module 4 has a date on ${start} already.\n`)
    expect(await date('module4', start)).toMatchObject({ end: start, spots: 2 })
  })
})

test('seats changes how many an open date has: not below what is taken, and who waits comes first', async () => {
  const start = '2026-03-27'
  const seats = (n: string) => ['sessions', 'seats', 'module3', start, n]
  await staff.answer('sessions', 'add', 'module3', start, '--spots', '2')
  await bought('seat1@mail.example', 'module3', start)
  await buy('seat2@mail.example', 'module3', start)
  const waiting = ['seat3', 'seat4'].map((name) => `${name}@mail.example`)
  for (const email of waiting) await world.waitFor(email, 'module3', start)
  expect(await refused(...seats('1'))).toBe('Module 3 of 2026-03-27 has 2 seats taken already.\n')
  const before = await staff.lastNote()
  expect((await staff.academy(seats('3'))).err).toContain(
    '1 person on the waiting list will be offered a seat',
  )
  expect(await staff.lastNote()).toEqual(before)
  expect(await staff.answer(...seats('3'))).toMatchObject({ spots: 3, offered: 1 })
  expect((await staff.lastNote())?.what).toBe(`module3 of ${start} has 3 seats instead of 2, 1 offered`)
  expect(await letterTo('seat3@mail.example', 'waiting-list-offer')).toBeDefined()
  expect(await letterTo('seat4@mail.example', 'waiting-list-offer')).toBeUndefined()
  expect(await staff.answer(...seats('6'))).toMatchObject({ spots: 6, offered: 1 })
  expect(await world.left('module3', start)).toBe(2)
  expect(await staff.answer(...seats('4'))).toMatchObject({ spots: 4, offered: 0 })
  expect(await world.left('module3', start)).toBe(0)
  expect(await refused(...seats('3'))).toContain('has 4 seats taken already')
  expect(await refused('sessions', 'seats', 'module3', '2026-03-28', '3')).toContain('no date that begins on')
  expect((await staff.academy(seats('0'))).exit).toBe(2)
  await staff.answer('sessions', 'close', 'module3', start)
  expect(await refused(...seats('9'))).toContain('is closed')
  world.clock.set('2026-02-20T19:00:00Z')
  await staff.answer('sessions', 'add', 'module4', '2026-02-27')
  world.clock.set('2026-02-28T19:00:00Z')
  expect(await refused('sessions', 'seats', 'module4', '2026-02-27', '9')).toContain('has begun already')
  world.clock.set('2025-08-01T19:00:00Z')
})

test('add offers the seats of a sample that becomes real to who waited for it', async () => {
  const start = '2026-03-20'
  await staff.answer('sessions', 'add', 'module3', start, '--spots', '1')
  await buy('fills2@mail.example', 'module3', start)
  await world.waitFor('waits4@mail.example', 'module3', start)
  await world.database
    .updateTable('courseDates')
    .set({ sample: true })
    .where('startDay', '=', start)
    .execute()
  await staff.answer('sessions', 'add', 'module3', start, '--spots', '2')
  expect(await letterTo('waits4@mail.example', 'waiting-list-offer')).toBeDefined()
})

test('nothing that cannot be undone happens unasked, and all that happened is in the record', async () => {
  await staff.answer('sessions', 'add', 'module3', '2025-12-05')
  const { id } = await bought('unasked@mail.example', 'module3', '2025-12-05')
  const before = await staff.answer('audit', '--since', '2025-08-01')
  for (const typed of [
    ['sessions', 'move', 'module3', '2025-12-05', '--to', '2025-12-12'],
    ['cancel-session', 'module3', '2025-12-05'],
    ['refund', id],
    ['refund', 'retry', id],
    ['mend', id],
  ]) {
    const { exit, err } = await staff.academy(typed)
    expect(exit).toBe(1)
    expect(err).toContain('This cannot be undone, and nobody is here to ask: add --yes')
  }
  expect(await staff.answer('audit', '--since', '2025-08-01')).toEqual(before)
  expect(new Set(before.map(({ command }: { command: string }) => command))).toEqual(
    new Set([
      'sessions add',
      'sessions seats',
      'sessions move',
      'sessions close',
      'cancel-session',
      'refund',
    ]),
  )
})
