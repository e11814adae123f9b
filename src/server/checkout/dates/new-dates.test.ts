import { afterAll, expect, test, vi } from 'vitest'
import { addCourseDate } from '#database/tables/course-dates.ts'
import { openProfile } from '#database/tables/profiles.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { accountWorld } from '#tests/support/account.ts'
import { beginEachTestAnew } from '#tests/support/anew.ts'
import { rivera } from '#tests/support/checkout.ts'
import { moveDate } from './move-date.ts'
import { notifyOfNewDates, quietTime } from './new-dates.ts'
import { addDate, closeDate } from './plan-dates.ts'

const world = await accountWorld({ env: { ORIGIN: 'https://academy.example' } })
await beginEachTestAnew(world)
afterAll(() => world.close())

const { checkout, clock } = world
const unnoted = async () => {}

/** Long enough after what was ordered to be after it, and the last to be set unless another follows. */
async function set(course: CourseId, start: string, spots = 6): Promise<number> {
  clock.pass(1000)
  return addDate({ course, start, end: start, spots }, checkout, unnoted)
}
async function told() {
  clock.pass(quietTime)
  await notifyOfNewDates(checkout)
}
const letters = async (email = rivera.email) =>
  (await world.mails(email)).filter(({ kind }) => kind === 'new-dates')
const subjects = async (email?: string) => (await letters(email)).map(({ subject }) => subject)
const withoutDate = (...selectedItems: CourseId[]) => world.paid({ selectedItems, dates: {} })

test('who has a course without a date hears of the one that is set, once, where and how to choose it', async () => {
  const owner = await world.person('owner@mail.example')
  await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  await openProfile(world.database, { uid: owner.uid, email: 'present@mail.example' }, clock.now())
  expect(await set('module1', '2025-11-07')).toBe(1)
  // Two processes whose clocks strike together.
  clock.pass(quietTime)
  await Promise.all([notifyOfNewDates(checkout), notifyOfNewDates(checkout)])
  await told()
  expect(await letters(owner.email)).toEqual([])
  const [letter, ...more] = await letters('present@mail.example')
  expect(more).toEqual([])
  expect(letter?.subject).toBe('Choose your date: Module 1')
  expect(letter?.text).toContain('Module 1: Basic Dental Implantology (Online), 24 CE Hours\n  Nov 7, 2025, ')
  expect(letter?.text).toContain('Choose a date: https://academy.example/account')
  expect(letter?.text).not.toContain('create-account')
})

test('a guest hears of it in their language, with the way to an account', async () => {
  const opened = await world.opened({ selectedItems: 'fellowship', dates: {} }, { cookie: 'language=es' })
  await world.pay(opened.clientSecret)
  await world.deliverAll()
  await set('module2', '2025-11-07')
  await told()
  const [letter] = await letters()
  expect(letter?.subject).toBe('Elija su fecha: Módulo 2')
  expect(letter?.text).toContain('Las fechas se eligen en una cuenta con esta dirección de correo.')
  expect(letter?.text).toContain('https://academy.example/account?lang=es')
  expect(letter?.text).toContain(
    'https://academy.example/create-account?email=a.rivera%40mail.example&lang=es',
  )
  expect(letter?.text).not.toMatch(/Choose|Dear/)
})

test('what is set in one go is one letter for a person, of all that they bought', async () => {
  await withoutDate('module1', 'module3')
  await withoutDate('module1')
  await set('module3', '2026-03-06')
  clock.pass(quietTime - 2000)
  await set('module1', '2025-11-14')
  await set('module1', '2025-11-07')
  await set('module4', '2026-04-03')
  await notifyOfNewDates(checkout)
  expect(await letters()).toEqual([])
  await told()
  await told()
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.subject).toBe('Choose the dates of your courses')
  expect(
    [...(letter?.text ?? '').matchAll(/^ {2}(.*), Beverly Hills, CA$/gm)].map(([, date]) => date),
  ).toEqual(['Nov 7, 2025', 'Nov 14, 2025', 'Mar 6, 2026'])
})

test('only who has paid, has no date and ordered before it was set hears of it', async () => {
  const gone = await withoutDate('module1')
  const token = checkout.links.sign('registration', gone.id)
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module1'], amount: 285_000 })
  const done = await withoutDate('module1')
  await world.complete(done.id, 'module1', '2025-08-01')
  await world.paid()
  const late = await world.opened({ selectedItems: ['module1'], dates: {} })
  expect(await set('module1', '2025-11-07')).toBe(0)
  await set('module2', '2025-11-07')
  await withoutDate('module1', 'module2')
  await told()
  expect(await letters()).toEqual([])
  await world.pay(late.clientSecret)
  await world.deliverAll()
  await told()
  expect(await subjects()).toEqual(['Choose your date: Module 1'])
})

test('nobody hears of what cannot be chosen, and of what can be again in due time', async () => {
  await withoutDate('module1')
  const laid = {
    course: 'module1',
    startDay: '2025-12-05',
    endDay: '2025-12-05',
    location: 'here',
  } as const
  await addCourseDate(world.database, laid)
  await set('module1', '2025-11-07')
  await closeDate({ course: 'module1', start: '2025-11-07' }, checkout, unnoted)
  await set('module1', '2025-11-14', 1)
  const seated = await world.opened({ selectedItems: ['module1'], dates: { module1: '2025-11-14' } })
  await told()
  expect(await letters()).toEqual([])
  await world.database.deleteFrom('seats').where('registrationId', '=', seated.registrationId).execute()
  await told()
  expect((await letters())[0]?.text).toContain('Nov 14, 2025')
  await set('module1', '2025-11-07')
  await told()
  const [, second, ...more] = await letters()
  expect(second?.text).toContain('Nov 7, 2025')
  expect(second?.text).not.toContain('Nov 14, 2025')
  expect(more).toEqual([])
})

test('the same day is told once, also closed and opened again; other days after a move are another date', async () => {
  await withoutDate('module1')
  const date = { course: 'module1', start: '2025-11-07' } as const
  const moved = '2025-11-21'
  await set(date.course, date.start)
  await told()
  await closeDate(date, checkout, unnoted)
  await set(date.course, date.start)
  await told()
  expect(await letters()).toHaveLength(1)
  await moveDate({ ...date, to: moved, end: moved }, checkout, unnoted)
  await told()
  await moveDate({ ...date, start: moved, to: date.start, end: date.start }, checkout, unnoted)
  await told()
  const [, letter, ...more] = await letters()
  expect(letter?.text).toContain('Nov 21, 2025')
  expect(more).toEqual([])
})

test('a letter that cannot be written is left to the next run, and keeps no other from leaving', async () => {
  await withoutDate('module1')
  await set('module1', '2025-11-07')
  clock.pass(quietTime)
  const warn = vi.fn()
  const fails = {
    ...checkout,
    log: { ...checkout.log, warn },
    outbox: { post: () => Promise.reject(new Error('full')) },
  }
  await notifyOfNewDates(fails)
  expect(warn).toHaveBeenCalledTimes(1)
  await notifyOfNewDates(checkout)
  expect(await subjects()).toEqual(['Choose your date: Module 1'])
})
