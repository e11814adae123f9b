import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/dates/days.ts'
import { listCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { mortal } from '#tests/faults/mortal.ts'
import { deskOf } from '#tests/support/desk.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { answerDate } from './answer-date.ts'

const world = await staffWorld()
const { desk, buy, bought, date, quoteOf, emailTo } = world
afterAll(() => world.close())

test('canceled date asks everyone by email, stops payments in progress, and does nothing twice', async () => {
  await desk.addDate('module3', '2025-08-12')
  const start = '2025-08-12'
  const done = await bought('done@mail.example', 'module3', start)
  const hecho = await bought('hecho@mail.example', 'module3', start, 'language=es')
  const paying = await buy('paying@mail.example', 'module3', start)
  const unheard = await buy('unheard@mail.example', 'module3', start)
  await world.pay(unheard.clientSecret)
  world.clock.set('2025-08-01T19:05:00Z')
  const outcomes = await desk.cancelDate('module3', start)
  const asked = { refund: 295_000, answerBy: '2025-08-08' }
  expect(outcomes).toMatchObject([
    { email: 'done@mail.example', ...asked, registrationId: done.id },
    { email: 'hecho@mail.example', ...asked, registrationId: hecho.id },
  ])
  const question = await emailTo('hecho@mail.example', 'date-canceled')
  expect(question?.subject).toBe('La academia tuvo que cancelar Módulo 3: elija hasta el 8 de agosto de 2025')
  for (const { id: registrationId } of [done, hecho]) {
    await answerDate({ registrationId, course: 'module3', answer: 'card' }, world.context)
  }
  const sentEmail = await emailTo('done@mail.example', 'cancel')
  expect(sentEmail?.subject).toBe('The academy had to cancel: $2,950.00 will be refunded to your card')
  expect(sentEmail?.text).toContain(',\n\nThe academy had to cancel. $2,950.00 will be refunded')
  expect(sentEmail?.text).not.toContain('Your cancellation')
  const spanishEmail = await emailTo('hecho@mail.example', 'cancel')
  expect(spanishEmail?.subject).toBe('La academia tuvo que cancelar: le reembolsaremos $2,950.00\u00a0USD')
  expect(spanishEmail?.text).toContain(':\n\nLa academia tuvo que cancelar.')
  expect(spanishEmail?.text).not.toContain('Su cancelación')
  expect(await world.registration(paying.registrationId)).toMatchObject({ status: 'expired' })
  const back = { status: 'refunded', refunded: 295_000, paidAt: null }
  expect(await world.registration(unheard.registrationId)).toMatchObject(back)
  expect((await world.register({ selectedItems: ['module3'], dates: { module3: start } })).status).toBe(400)
  expect(await date('module3', start)).toMatchObject({ canceledAt: expect.any(Date), paid: 0, held: 0 })
  expect(await world.lastNote()).toMatchObject({
    verb: 'date.canceled',
    facts: { date: { course: 'module3', start: '2025-08-12' }, moveTo: null, refund: 590_000 },
  })

  const before = (await world.emails()).length
  expect(await desk.cancelDate('module3', start)).toEqual([])
  expect(await world.emails()).toHaveLength(before)
})

test('canceled date moves its registrants only to a date with a seat for each', async () => {
  for (const [start, spots] of [
    ['2025-12-01', 3],
    ['2025-12-08', 1],
    ['2025-12-15', 2],
  ] as const) {
    await desk.addDate('module4', start, { spots })
  }
  const one = await bought('one@mail.example', 'module4', '2025-12-01')
  await bought('two@mail.example', 'module4', '2025-12-01')
  const cancel = (to: string) => desk.cancelDate('module4', '2025-12-01', to)
  await expect(cancel('2025-12-08')).rejects.toThrow('has 1 seats left, and 2 are needed')
  await expect(cancel('2025-12-01')).rejects.toThrow('no other open date ahead')
  expect(await date('module4', '2025-12-01')).toMatchObject({ canceledAt: null, paid: 2 })
  expect(await cancel('2025-12-15')).toMatchObject([
    { email: 'one@mail.example', refund: 0, movedTo: '2025-12-15' },
    { email: 'two@mail.example', movedTo: '2025-12-15' },
  ])
  expect(await date('module4', '2025-12-15')).toMatchObject({ paid: 2, spots: 2 })
  expect(await quoteOf(one.id)).toMatchObject({ amount: 295_000, lines: [{ rule: 'moved' }] })
  expect((await emailTo('one@mail.example', 'moved'))?.subject).toContain('has a new date: Dec 15–17, 2025')
})

test('canceled date that was killed after any step finishes when it runs again', async () => {
  // The steps are the queries of the transaction, its commit, and the calls to the provider.
  let deaths = 0
  for (let afterSteps = 1, died = true; died; afterSteps += 3) {
    const start = addDays('2026-04-01', afterSteps)
    await desk.addDate('clinical2', start, { days: 1 })
    const rows = [
      await bought(`a${afterSteps}@mail.example`, 'clinical2', start),
      await bought(`b${afterSteps}@mail.example`, 'clinical2', start),
    ]
    const context = mortal(world.context, world.pool, { afterSteps, answered: afterSteps % 8 === 1 })
    await deskOf(context)
      .cancelDate('clinical2', start)
      .catch(() => undefined)
    died = await listCourseDates(context.database, start).then(
      () => false,
      () => true,
    )
    await desk.cancelDate('clinical2', start)
    deaths += died ? 1 : 0
    for (const { id, email } of rows) {
      expect((await world.emails(email)).filter(({ kind }) => kind === 'date-canceled')).toHaveLength(1)
      await answerDate({ registrationId: id, course: 'clinical2', answer: 'card' }, world.context)
      expect(await world.registration(id)).toMatchObject({ status: 'refunded', refunded: 1_850_000 })
    }
  }
  expect(deaths).toBeGreaterThan(8)
})

test('canceling is refused for a date that has begun', async () => {
  world.clock.set('2025-09-13T19:00:00Z')
  await expect(desk.cancelDate('module2', '2025-09-12')).rejects.toThrow('has begun already')
  world.clock.set('2025-08-01T19:00:00Z')
})
