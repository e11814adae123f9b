import { afterAll, expect, test } from 'vitest'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const { staff, buy, payFor, bought, refused, date, emailTo } = world
afterAll(() => world.close())

test('add creates a date of the usual length, which the API lists at once', async () => {
  await staff.answer('sessions', 'add', 'module2', '2025-11-07')
  await staff.answer('sessions', 'add', 'clinical1', '2026-02-05', '--days', '4', '--spots', '2')
  expect(await date('module2', '2025-11-07')).toMatchObject({ end: '2025-11-09', spots: 6, state: 'open' })
  expect(await date('clinical1', '2026-02-05')).toMatchObject({ end: '2026-02-08', spots: 2 })
  expect(await world.left('module2', '2025-11-07')).toBe(6)
  expect(await refused('sessions', 'add', 'module2', '2025-11-07')).toContain('a date on 2025-11-07 already')
  expect(await refused('sessions', 'add', 'module2', '2025-07-31')).toContain('is in the past')
  expect((await staff.lastNote())?.what).toBe('clinical1 of 2026-02-05 to 2026-02-08 added, 2 seats')
})

test('add says how many people without a date will get an email', async () => {
  await payFor(await world.order({ selectedItems: ['module1'], dates: {} }))
  world.clock.pass(1000)
  const { out } = await staff.academy(['sessions', 'add', 'module1', '2025-12-05'])
  expect(out).toContain('with 6 seats; 1 person without a date will get an email.')
  expect(await staff.answer('sessions', 'add', 'module1', '2025-12-12')).toMatchObject({ toTell: 1 })
  world.clock.set('2025-08-01T19:00:00Z')
})

test('add and move refuse an end more than five years ahead', async () => {
  for (const typed of [
    ['add', 'module2', '2030-06-30', '--days', '60'],
    ['move', 'module2', '2025-09-12', '--to', '2030-07-31', '--days', '3'],
  ]) {
    expect(await refused('sessions', ...typed)).toContain('The last possible day is 2030-08-01.')
  }
})

test('list counts paid, held, offered and waiting separately', async () => {
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

test('close ends registration and the waiting list, and registrants keep their seats', async () => {
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
  const subjects = (await world.emails('waits2@mail.example')).map(({ subject }) => subject)
  expect(subjects).toContain('The waiting list has closed: Clinical 1')
  expect(await refused('sessions', 'close', 'clinical1', start)).toContain('is closed already')
  const again = ['sessions', 'add', 'clinical1', '2025-10-16']
  expect(await refused(...again, '--spots', '1')).toContain('has 2 seats taken already')
  expect(await refused(...again, '--days', '9')).toContain('is promised until')
  await staff.answer(...again)
  expect(await date('clinical1', '2025-10-16')).toMatchObject({ state: 'open', paid: 1 })
})

test('seats is refused below the taken seats, and offers new seats to the waiting list first', async () => {
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
  expect(await emailTo('seat3@mail.example', 'waiting-list-offer')).toBeDefined()
  expect(await emailTo('seat4@mail.example', 'waiting-list-offer')).toBeUndefined()
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

test('add offers the new seats of a sample date to its waiting list', async () => {
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
  expect(await emailTo('waits4@mail.example', 'waiting-list-offer')).toBeDefined()
})

test('commands that need a confirmation change nothing without it', async () => {
  await staff.answer('sessions', 'add', 'module3', '2025-12-05')
  const { id } = await bought('unasked@mail.example', 'module3', '2025-12-05')
  const before = await staff.answer('audit', '--since', '2025-08-01')
  for (const typed of [
    ['sessions', 'move', 'module3', '2025-12-05', '--to', '2025-12-12'],
    ['cancel-session', 'module3', '2025-12-05'],
    ['refund', id],
    ['refund', 'retry', id],
    ['repair', id],
  ]) {
    const { exit, err } = await staff.academy(typed)
    expect(exit).toBe(1)
    expect(err).toContain('This cannot be undone, and there is no terminal to ask. Add --yes')
  }
  expect(await staff.answer('audit', '--since', '2025-08-01')).toEqual(before)
})

test('audit lists every change of a date', async () => {
  const commands = async () => {
    const rows: { command: string }[] = await staff.answer('audit', '--since', '2025-08-01')
    return rows.map(({ command }) => command)
  }
  const { length } = await commands()
  await staff.answer('sessions', 'add', 'module2', '2026-05-01')
  await staff.answer('sessions', 'seats', 'module2', '2026-05-01', '7')
  await staff.answer('sessions', 'move', 'module2', '2026-05-01', '--to', '2026-05-08')
  await staff.answer('sessions', 'close', 'module2', '2026-05-08')
  await staff.answer('cancel-session', 'module2', '2026-05-08')
  expect((await commands()).slice(length)).toEqual([
    'sessions add',
    'sessions seats',
    'sessions move',
    'sessions close',
    'cancel-session',
  ])
})
