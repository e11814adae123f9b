import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '#platform/database/listen.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { whileHeld } from '#tests/support/lock-waits.ts'
import { soon } from '#tests/support/soon.ts'
import {
  addCourseDate,
  closeCourseDate,
  courseDatesChanged,
  listCourseDates,
  lockCalendar,
  moveCourseDate,
} from './course-dates.queries.ts'
import { addMissingSamples, arrangeSamples } from './sample-dates.queries.ts'

const { database, pool, url, close } = await freshDatabase()
afterAll(close)

const clockAt = (instant: string) => ({ now: () => new Date(instant) })
const clocksAt = (instant: string) => ({ real: clockAt(instant), academy: clockAt(instant) })
const listed = async (today = '2026-11-15') =>
  (await listCourseDates(database, today)).map(({ course, start, end }) => `${course} ${start} ${end}`)

const original = await database.selectFrom('courseDates').selectAll().execute()
beforeEach(async () => {
  await database.deleteFrom('courseDates').execute()
  await database.insertInto('courseDates').values(original).execute()
})

test('first migration creates the dates of the spec in catalog order', async () => {
  expect(await listed()).toEqual([
    'module1 null null',
    'module2 2025-09-12 2025-09-14',
    'module3 2026-01-23 2026-01-25',
    'module4 2026-03-06 2026-03-08',
    'clinical1 2025-10-16 2025-10-21',
    'clinical2 2025-11-13 2025-11-18',
  ])
})

test('listed date has its location, six spots and whether it is past', async () => {
  const [undated, module2] = await listCourseDates(database, '2025-09-13')
  expect(undated).toMatchObject({ start: null, spots: 6, left: 6, past: false })
  expect(module2).toEqual({
    course: 'module2',
    start: '2025-09-12',
    end: '2025-09-14',
    location: 'Beverly Hills, CA',
    spots: 6,
    left: 6,
    past: true,
    sample: false,
    heldUntil: null,
  })
  expect((await listCourseDates(database, '2025-09-12'))[1]?.past).toBe(false)
})

test('added date is listed, moved date shows its new days, closed date is hidden', async () => {
  const days = { startDay: '2027-02-05', endDay: '2027-02-07' }
  const id = await addCourseDate(database, { course: 'module2', location: 'Beverly Hills, CA', ...days })
  expect(await listed()).toContain('module2 2027-02-05 2027-02-07')
  await moveCourseDate(database, id, { startDay: '2027-02-12', endDay: '2027-02-14' })
  expect(await listed()).toContain('module2 2027-02-12 2027-02-14')
  await closeCourseDate(database, id, new Date())
  expect(await listed()).not.toContain('module2 2027-02-12 2027-02-14')
})

test('date cannot end before it starts, and a course cannot start twice on one day', async () => {
  const courseDate = { course: 'module2', location: 'Beverly Hills, CA', startDay: '2027-02-05' } as const
  await expect(addCourseDate(database, { ...courseDate, endDay: '2027-02-04' })).rejects.toThrow()
  await addCourseDate(database, { ...courseDate, endDay: '2027-02-06' })
  await addCourseDate(database, { ...courseDate, endDay: '2027-02-07' })
  expect((await listed()).filter((line) => line.includes('2027-02-05'))).toEqual([
    'module2 2027-02-05 2027-02-07',
  ])
})

test('sandbox adds one future sample per course, in the month and on the weekdays of the spec', async () => {
  await addMissingSamples(database, '2026-11-15')
  const samples = (await listCourseDates(database, '2026-11-15')).filter(({ sample }) => sample)
  expect(samples.map(({ course, start, end }) => `${course} ${start} ${end}`)).toEqual([
    'module2 2027-09-10 2027-09-12',
    'module3 2027-01-22 2027-01-24',
    'module4 2027-03-05 2027-03-07',
    'clinical1 2027-10-21 2027-10-26',
    'clinical2 2027-11-11 2027-11-16',
  ])
  const weekday = (day: string | null) => new Date(`${day}`).getUTCDay()
  for (const { start, end, course } of samples) {
    const spec = original.find((row) => row.course === course)
    expect([weekday(start), weekday(end)]).toEqual([weekday(`${spec?.startDay}`), weekday(`${spec?.endDay}`)])
  }
})

test('samples are added once, and none for a course with a future date', async () => {
  await addMissingSamples(database, '2026-02-01')
  expect(await listed('2026-02-01')).not.toContain('module4 2027-03-05 2027-03-07')
  const before = await listed()
  await Promise.all([1, 2, 3].map(() => addMissingSamples(database, '2026-02-01')))
  expect(await listed()).toEqual(before)
})

test('date that staff are setting concurrently counts as a future date', async () => {
  const days = { startDay: '2027-09-17', endDay: '2027-09-19' }
  await whileHeld(
    { database, pool },
    (trx) => lockCalendar(trx, 'module2'),
    () => addMissingSamples(database, '2026-11-15'),
    (trx) => addCourseDate(trx, { course: 'module2', location: 'Beverly Hills, CA', ...days }),
  )
  const samples = (await listCourseDates(database, '2026-11-15')).filter(({ sample }) => sample)
  expect(samples.map(({ course }) => course)).toEqual(['module3', 'module4', 'clinical1', 'clinical2'])
})

test('no samples are added under ACADEMY_NOW', async () => {
  await arrangeSamples(database, {
    clocks: clocksAt('2025-08-01T07:00:00Z'),
    live: false,
    academyNow: '2025-08-01',
  })
  expect((await listCourseDates(database, '2025-08-01')).filter(({ sample }) => sample)).toEqual([])
})

test('live keys close and hide existing samples and keep the dates of the spec', async () => {
  const clocks = clocksAt('2026-11-15T20:00:00Z')
  await arrangeSamples(database, { clocks, live: false, academyNow: null })
  await arrangeSamples(database, { clocks, live: true, academyNow: null })
  expect(await listed()).toHaveLength(6)
})

test('sample that staff confirm becomes a real date', async () => {
  await addMissingSamples(database, '2026-11-15')
  await addCourseDate(database, {
    course: 'module3',
    startDay: '2027-01-22',
    endDay: '2027-01-24',
    location: 'Beverly Hills, CA',
  })
  const found = (await listCourseDates(database, '2026-11-15')).filter(({ start }) => start === '2027-01-22')
  expect(found).toMatchObject([{ sample: false }])
})

test('every change of a date is announced, also after the listener reconnects', async () => {
  const heard = vi.fn()
  const listener = await listen({ url, channels: [courseDatesChanged], onNotice: heard })
  const id = await addCourseDate(database, {
    course: 'module2',
    startDay: '2027-02-05',
    endDay: '2027-02-07',
    location: 'Beverly Hills, CA',
  })
  await soon(() => expect(heard).toHaveBeenCalledTimes(1))

  await terminateListeners()
  await soon(() => expect(heard).toHaveBeenCalledTimes(2))
  await closeCourseDate(database, id, new Date())
  await soon(() => expect(heard).toHaveBeenCalledTimes(3))
  await listener.close()
})

async function terminateListeners() {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen %' and datname = current_database()`.execute(database)
}
