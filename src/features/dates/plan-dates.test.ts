import { afterAll, expect, test } from 'vitest'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
const { desk, buy, payFor, bought, date, emailTo } = world
afterAll(() => world.close())

test('add creates a date of the usual length, which the API lists at once', async () => {
  await desk.addDate('module2', '2025-11-07')
  await desk.addDate('clinical1', '2026-02-05', { days: 4, spots: 2 })
  expect(await date('module2', '2025-11-07')).toMatchObject({
    endDay: '2025-11-09',
    spots: 6,
    closedAt: null,
  })
  expect(await date('clinical1', '2026-02-05')).toMatchObject({ endDay: '2026-02-08', spots: 2 })
  expect(await world.left('module2', '2025-11-07')).toBe(6)
  await expect(desk.addDate('module2', '2025-11-07')).rejects.toThrow('a date on 2025-11-07 already')
  await expect(desk.addDate('module2', '2025-07-31')).rejects.toThrow('is in the past')
  expect((await world.lastNote())?.facts).toEqual({
    date: { course: 'clinical1', start: '2026-02-05' },
    end: '2026-02-08',
    spots: 2,
  })
})

test('add says how many people without a date will get an email', async () => {
  await payFor(await world.order({ selectedItems: ['module1'], dates: {} }))
  world.clock.pass(1000)
  expect(await desk.addDate('module1', '2025-12-05')).toMatchObject({ toTell: 1 })
  world.clock.set('2025-08-01T19:00:00Z')
})

test('add and move refuse an end more than five years ahead', async () => {
  const last = 'The last possible day is 2030-08-01.'
  await expect(desk.addDate('module2', '2030-06-30', { days: 60 })).rejects.toThrow(last)
  await expect(desk.moveDate('module2', '2025-09-12', '2030-07-31')).rejects.toThrow(last)
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
    waiting: 2,
  })
  await desk.refund(leaving.id)
  expect(await date('clinical1', start)).toMatchObject({
    paid: 0,
    held: 1,
    offered: 1,
    waiting: 1,
  })
})

test('close ends registration and the waiting list, and registrants keep their seats', async () => {
  const start = '2026-02-05'
  const holder = await buy('holds2@mail.example', 'clinical1', '2025-10-16')
  await buy('holds3@mail.example', 'clinical1', '2025-10-16')
  await desk.closeDate('clinical1', '2025-10-16')
  expect(
    (await world.register({ selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } })).status,
  ).toBe(400)
  expect(await payFor(holder)).toMatchObject({ status: 'completed' })
  expect(await date('clinical1', '2025-10-16')).toMatchObject({ paid: 1, closedAt: expect.any(Date) })

  await desk.closeDate('clinical1', start)
  expect(await date('clinical1', start)).toMatchObject({ offered: 0, waiting: 0, held: 1 })
  const subjects = (await world.emails('waits2@mail.example')).map(({ subject }) => subject)
  expect(subjects).toContain('The waiting list has closed: Clinical 1')
  await expect(desk.closeDate('clinical1', start)).rejects.toThrow('is closed already')
  const again = (planned = {}) => desk.addDate('clinical1', '2025-10-16', planned)
  await expect(again({ spots: 1 })).rejects.toThrow('has 2 seats taken already')
  await expect(again({ days: 9 })).rejects.toThrow('is promised until')
  await again()
  expect(await date('clinical1', '2025-10-16')).toMatchObject({ closedAt: null, paid: 1 })
})

test('seats is refused below the taken seats, and offers new seats to the waiting list first', async () => {
  const start = '2026-03-27'
  const seats = (spots: number) => desk.changeSeats('module3', start, spots)
  await desk.addDate('module3', start, { spots: 2 })
  await bought('seat1@mail.example', 'module3', start)
  await buy('seat2@mail.example', 'module3', start)
  const waiting = ['seat3', 'seat4'].map((name) => `${name}@mail.example`)
  for (const email of waiting) await world.waitFor(email, 'module3', start)
  await expect(seats(1)).rejects.toThrow('Module 3 of 2026-03-27 has 2 seats taken already.')
  expect(await seats(3)).toMatchObject({ offered: 1 })
  expect((await world.lastNote())?.facts).toEqual({
    date: { course: 'module3', start },
    spots: 3,
    before: 2,
    offered: 1,
  })
  expect(await emailTo('seat3@mail.example', 'waiting-list-offer')).toBeDefined()
  expect(await emailTo('seat4@mail.example', 'waiting-list-offer')).toBeUndefined()
  expect(await seats(6)).toMatchObject({ offered: 1 })
  expect(await world.left('module3', start)).toBe(2)
  expect(await seats(4)).toMatchObject({ offered: 0 })
  expect(await world.left('module3', start)).toBe(0)
  await expect(seats(3)).rejects.toThrow('has 4 seats taken already')
  await expect(desk.changeSeats('module3', '2026-03-28', 3)).rejects.toThrow('no date that begins on')
  await desk.closeDate('module3', start)
  await expect(seats(9)).rejects.toThrow('is closed')
  world.clock.set('2026-02-20T19:00:00Z')
  await desk.addDate('module4', '2026-02-27')
  world.clock.set('2026-02-28T19:00:00Z')
  await expect(desk.changeSeats('module4', '2026-02-27', 9)).rejects.toThrow('has begun already')
  world.clock.set('2025-08-01T19:00:00Z')
})

test('add offers the new seats of a sample date to its waiting list', async () => {
  const start = '2026-03-20'
  await desk.addDate('module3', start, { spots: 1 })
  await buy('fills2@mail.example', 'module3', start)
  await world.waitFor('waits4@mail.example', 'module3', start)
  await world.database
    .updateTable('courseDates')
    .set({ sample: true })
    .where('startDay', '=', start)
    .execute()
  await desk.addDate('module3', start, { spots: 2 })
  expect(await emailTo('waits4@mail.example', 'waiting-list-offer')).toBeDefined()
})
