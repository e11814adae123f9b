import { afterAll, describe, expect, test, vi } from 'vitest'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { resetBeforeEachTest } from '#tests/support/fresh-state.ts'
import { asSomebodyElse } from '#tests/support/second-connection.ts'
import { sendReminders } from './reminders.ts'

const world = await checkoutWorld()
await resetBeforeEachTest(world)
afterAll(() => world.close())

describe('reminders', () => {
  const subjects = async () =>
    (await world.emails(rivera.email))
      .filter((email) => email.kind === 'reminder')
      .map((email) => email.subject)
  const runOn = async (day: string) => {
    world.clock.set(`${day}T19:00:00Z`)
    await sendReminders(world.context)
    await sendReminders(world.context)
  }

  test('are sent once thirty and seven days before a date and three days before a refund step ends', async () => {
    await world.paid({})
    for (const day of ['2025-08-12', '2025-08-13', '2025-08-14', '2025-08-24']) await runOn(day)
    expect(await subjects()).toEqual(['Module 2 begins in 30 days'])
    await runOn('2025-08-25')
    expect((await subjects())[1]).toBe('Module 2: cancel by Aug 28, 2025 if your plans have changed')
    await runOn('2025-09-02')
    expect((await subjects())[2]).toBe('Module 2: cancel by Sept 5, 2025 if your plans have changed')
    for (const day of ['2025-09-05', '2025-09-06', '2025-09-11', '2025-09-12', '2025-09-13']) await runOn(day)
    expect((await subjects()).slice(3)).toEqual(['Module 2 begins in 7 days'])
  })

  test('that fail are retried by the next run and do not block others', async () => {
    await world.paid({ email: 'first@mail.example' })
    await world.paid({}, undefined, { key: 'another form' })
    world.clock.set('2025-08-13T19:00:00Z')
    for (const failing of ['first@mail.example', rivera.email]) {
      const warn = vi.fn()
      const { context } = world
      const post: typeof context.outbox.post = (trx, email) =>
        email.to === failing ? Promise.reject(new Error('full')) : context.outbox.post(trx, email)
      await sendReminders({ ...context, log: { ...context.log, warn }, outbox: { post } })
      expect(warn).toHaveBeenCalledTimes(1)
    }
    expect(await subjects()).toEqual(['Module 2 begins in 30 days'])
    expect((await world.emails('first@mail.example')).map(({ kind }) => kind)).toContain('reminder')
  })

  test('leave out a course that is canceled while the job runs', async () => {
    const bought = [
      await world.paid({ email: 'first@mail.example' }),
      await world.paid({}, undefined, { key: 'another form' }),
    ]
    world.clock.set('2025-08-13T19:00:00Z')
    const { context } = world
    const reminded: string[] = []
    const post = async (_trx: unknown, { key }: { key: string }) => {
      reminded.push(key)
      for (const row of bought.filter(({ id }) => !key.includes(id))) {
        await asSomebodyElse(async () => world.cancel(row, ['module2'], (await world.quoteOf(row)).amount))
      }
    }
    await sendReminders({ ...context, outbox: { post } })
    expect(reminded).toEqual([expect.stringMatching(/:module2:2025-09-12:30$/)])
  })

  test('offer no refund after a chargeback', async () => {
    await world.chargeBack(await world.paid({}), 285_000)
    await runOn('2025-08-25')
    expect(await subjects()).toEqual([])
  })

  test('offer no more than is left of the payment', async () => {
    await world.refundInDashboard(await world.paid({}), 50_000)
    await runOn('2025-08-25')
    expect((await world.emailTo(rivera.email, 'reminder')).text).toContain('$2,350.00 is refunded')
  })

  test('for a course without a date are sent three days before the policy ends, by the day in Los Angeles', async () => {
    world.clock.set('2026-09-01T06:00:00Z')
    await world.paid({ selectedItems: ['module2'], dates: {} })
    for (const day of ['2028-02-25', '2028-02-26', '2028-02-27', '2028-02-29', '2028-03-01']) await runOn(day)
    expect(await subjects()).toEqual(['Module 2: cancel by Feb 29, 2028 if your plans have changed'])
    const { text } = await world.emailTo(rivera.email, 'reminder')
    expect(text).toContain(
      'If you cancel by Feb 29, 2028, $2,850.00 is refunded. After that day, there is no refund',
    )
    expect(text).not.toContain('If you’re coming')
  })

  test('put all courses without a date into one email, without canceled ones and within the rest of the payment', async () => {
    const row = await world.paid({ selectedItems: 'fellowship', dates: {} }, undefined, {
      cookie: 'language=es',
    })
    const token = world.context.links.sign('registration', row.id)
    await world.post(`/api/registrations/${token}/cancel`, { items: ['module2'], amount: 280_327 })
    await world.refundInDashboard(row, 19_673)
    await runOn('2027-01-31')
    expect(await subjects()).toEqual([
      'Sus cursos: cancele a más tardar el 1 de febrero de 2027 si cambiaron sus planes',
    ])
    const { text } = await world.emailTo(rivera.email, 'reminder')
    expect(text).toContain('Si cancela hasta el 1 de febrero de 2027, le reembolsamos $9,000.00\u00a0USD')
    expect(text).toMatch(/Módulo 1: .*Clínico 1: /s)
    expect(text).not.toContain('Módulo 2')
  })

  test('are sent before the policy ends for a date that is after its end', async () => {
    const days = { startDay: '2027-06-04', endDay: '2027-06-06' }
    await addCourseDate(world.database, { course: 'module2', ...days, location: 'here' })
    await world.paid({ dates: { module2: days.startDay } })
    for (const day of ['2027-01-28', '2027-01-29', '2027-02-01', '2027-02-02']) await runOn(day)
    expect(await subjects()).toEqual(['Module 2: cancel by Feb 1, 2027 if your plans have changed'])
    for (const day of ['2027-05-17', '2027-05-25']) await runOn(day)
    expect(await subjects()).toHaveLength(1)
  })

  test('are sent up to two days late after downtime', async () => {
    await world.paid({})
    await runOn('2025-08-15')
    expect(await subjects()).toEqual(['Module 2 begins in 28 days'])
  })

  test('are not sent for a purchase made on their day', async () => {
    world.clock.set('2025-08-13T19:00:00Z')
    await world.paid({})
    await runOn('2025-08-14')
    expect(await subjects()).toEqual([])
  })

  test('are not sent after a cancellation', async () => {
    const row = await world.paid({})
    const token = world.context.links.sign('registration', row.id)
    await world.post(`/api/registrations/${token}/cancel`, { items: ['module2'], amount: 285_000 })
    await runOn('2025-08-13')
    expect(await subjects()).toEqual([])
  })
})
