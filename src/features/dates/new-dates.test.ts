import { afterAll, expect, test, vi } from 'vitest'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { openProfile } from '#features/people/profiles.queries.ts'
import { accountWorld } from '#tests/support/account.ts'
import { rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { moveDate } from './move-date.ts'
import { notifyOfNewDates, quietTime } from './new-dates.ts'
import { addDate, closeDate } from './plan-dates.ts'

const world = await accountWorld({ env: { ORIGIN: 'https://academy.example', SANDBOX: 'public' } })
await resetBeforeEachTest(world)
afterAll(() => world.close())

const { context, clock } = world
const noNote = async () => {}

/** Sets a date one second later than everything before it. */
async function set(course: CourseId, start: string, spots = 6): Promise<number> {
  clock.pass(1000)
  return (await addDate({ course, start, end: start, spots }, context, noNote)).toTell
}
async function sendEmails() {
  clock.pass(quietTime)
  await notifyOfNewDates(context)
}
const emailsTo = async (email = rivera.email) =>
  (await world.emails(email)).filter(({ kind }) => kind === 'new-dates')
const subjects = async (email?: string) => (await emailsTo(email)).map(({ subject }) => subject)
const withoutDate = (...selectedItems: CourseId[]) => world.paid({ selectedItems, dates: {} })

test('a registrant without a date gets one email about a new date, at the current address, with a link to choose it', async () => {
  const owner = await world.person('owner@mail.example')
  await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  await openProfile(world.database, { uid: owner.uid, email: 'present@mail.example' }, clock.now())
  expect(await set('module1', '2025-11-07')).toBe(1)
  // Two processes run the job at the same time.
  clock.pass(quietTime)
  await Promise.all([notifyOfNewDates(context), notifyOfNewDates(context)])
  await sendEmails()
  expect(await emailsTo(owner.email)).toEqual([])
  const [email, ...more] = await emailsTo('present@mail.example')
  expect(more).toEqual([])
  expect(email?.subject).toBe('Choose your date: Module 1')
  expect(email?.text).toContain('Module 1: Basic Dental Implantology (Online), 24 CE Hours\n  Nov 7, 2025, ')
  expect(email?.text).toContain('Choose a date: https://academy.example/account')
  expect(email?.text).not.toContain('create-account')
})

test('a guest gets the email in their language, with a link to create an account', async () => {
  const opened = await world.opened({ selectedItems: 'fellowship', dates: {} }, { cookie: 'language=es' })
  await world.pay(opened.clientSecret)
  await world.deliverAll()
  await set('module2', '2025-11-07')
  await sendEmails()
  const [email] = await emailsTo()
  expect(email?.subject).toBe('Elija su fecha: Módulo 2')
  expect(email?.text).toContain('Las fechas se eligen en una cuenta con esta dirección de correo.')
  expect(email?.text).toContain('https://academy.example/account?lang=es')
  expect(email?.text).toContain(
    'https://academy.example/create-account?email=a.rivera%40mail.example&lang=es',
  )
  expect(email?.text).not.toMatch(/Choose|Dear/)
})

test('dates set together are one email per person, for all their purchases', async () => {
  await withoutDate('module1', 'module3')
  await withoutDate('module1')
  await set('module3', '2026-03-06')
  clock.pass(quietTime - 2000)
  await set('module1', '2025-11-14')
  await set('module1', '2025-11-07')
  await set('module4', '2026-04-03')
  await notifyOfNewDates(context)
  expect(await emailsTo()).toEqual([])
  await sendEmails()
  await sendEmails()
  const [email, ...more] = await emailsTo()
  expect(more).toEqual([])
  expect(email?.subject).toBe('Choose the dates of your courses')
  expect(
    [...(email?.text ?? '').matchAll(/^ {2}(.*), Beverly Hills, CA$/gm)].map(([, date]) => date),
  ).toEqual(['Nov 7, 2025', 'Nov 14, 2025', 'Mar 6, 2026'])
})

test('only a registrant who paid, has no date and ordered before the date was set gets an email', async () => {
  const canceled = await withoutDate('module1')
  const token = context.links.sign('registration', canceled.id)
  await world.post(`/api/registrations/${token}/cancel`, { items: ['module1'], amount: 285_000 })
  const done = await withoutDate('module1')
  await world.desk.complete(done.id, 'module1', '2025-08-01')
  await world.paid()
  const late = await world.opened({ selectedItems: ['module1'], dates: {} })
  expect(await set('module1', '2025-11-07')).toBe(0)
  await set('module2', '2025-11-07')
  await withoutDate('module1', 'module2')
  await sendEmails()
  expect(await emailsTo()).toEqual([])
  await world.pay(late.clientSecret)
  await world.deliverAll()
  await sendEmails()
  expect(await subjects()).toEqual(['Choose your date: Module 1'])
})

test('a date that cannot be chosen sends no email until it can be', async () => {
  await withoutDate('module1')
  const imported = {
    course: 'module1',
    startDay: '2025-12-05',
    endDay: '2025-12-05',
    location: 'here',
  } as const
  await addCourseDate(world.database, imported)
  await set('module1', '2025-11-07')
  await closeDate({ course: 'module1', start: '2025-11-07' }, context, noNote)
  await set('module1', '2025-11-14', 1)
  const seated = await world.opened({ selectedItems: ['module1'], dates: { module1: '2025-11-14' } })
  await sendEmails()
  expect(await emailsTo()).toEqual([])
  await world.database.deleteFrom('seats').where('registrationId', '=', seated.registrationId).execute()
  await sendEmails()
  expect((await emailsTo())[0]?.text).toContain('Nov 14, 2025')
  await set('module1', '2025-11-07')
  await sendEmails()
  const [, second, ...more] = await emailsTo()
  expect(second?.text).toContain('Nov 7, 2025')
  expect(second?.text).not.toContain('Nov 14, 2025')
  expect(more).toEqual([])
})

test('a reopened date sends no second email, and a moved date sends a new one', async () => {
  await withoutDate('module1')
  const date = { course: 'module1', start: '2025-11-07' } as const
  const moved = '2025-11-21'
  await set(date.course, date.start)
  await sendEmails()
  await closeDate(date, context, noNote)
  await set(date.course, date.start)
  await sendEmails()
  expect(await emailsTo()).toHaveLength(1)
  await moveDate({ ...date, to: moved, end: moved }, context, noNote)
  await sendEmails()
  await moveDate({ ...date, start: moved, to: date.start, end: date.start }, context, noNote)
  await sendEmails()
  const [, email, ...more] = await emailsTo()
  expect(email?.text).toContain('Nov 21, 2025')
  expect(more).toEqual([])
})

test('an email that cannot be posted is retried by the next run', async () => {
  await withoutDate('module1')
  await set('module1', '2025-11-07')
  clock.pass(quietTime)
  const warn = vi.fn()
  const fails = {
    ...context,
    log: { ...context.log, warn },
    outbox: { post: () => Promise.reject(new Error('full')) },
  }
  await notifyOfNewDates(fails)
  expect(warn).toHaveBeenCalledTimes(1)
  await notifyOfNewDates(context)
  expect(await subjects()).toEqual(['Choose your date: Module 1'])
})
