import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { OfficeFigures } from '#contract/office/figures.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { rollUpVisits } from '#features/visits/visit-days.queries.ts'
import { insertVisits } from '#features/visits/visits.queries.ts'
import { openMonth } from '#platform/database/visit-months.ts'
import { checkoutWorld, twoCourses } from '#tests/support/checkout.ts'
import { officeOf } from '#tests/support/office.ts'
import { readOfficeFigures } from './read-figures.ts'

let world: Awaited<ReturnType<typeof checkoutWorld>>
beforeAll(async () => {
  world = await checkoutWorld()
})
afterAll(() => world.close())

test('figures count registrations by course and month, and visits up to payment', async () => {
  const { database } = world
  const { body } = await world.post(
    '/api/create-payment-intent',
    {
      email: 'first@mail.example',
      customerData: {
        name: 'First',
        email: 'first@mail.example',
        phone: '213 555 0177',
        ...twoCourses,
      },
      firstPage: '/courses?from=search',
    },
    { from: '8.8.8.8' },
  )
  await world.pay(body.clientSecret)
  await world.deliverAll()
  const stored = await world.registration(body.registrationId)
  expect(stored).toMatchObject({ firstPage: '/courses', country: 'US' })

  await openMonth(database, '2025-07-01').catch(() => undefined)
  const visit = { referrerHost: '', browser: 'chrome', device: 'desktop', at: world.clock.now() }
  await insertVisits(database, [
    { ...visit, page: '/courses', country: 'US' },
    { ...visit, page: '/courses', country: 'US' },
    { ...visit, page: '/register', country: 'MX' },
  ])
  world.clock.set('2025-08-02T19:00:00Z')
  await rollUpVisits(database, '2025-08-02')

  const figures = await readOfficeFigures(api['GET /api/office/figures'].query.parse({}), world.context)
  expect(figures).toMatchObject({ from: '2024-09-01', to: '2025-08-31', by: 'month' })
  expect(figures.totals).toMatchObject({ registrations: 1, net: 935_000 })
  const clinical = figures.courses.find(({ course }) => course === 'clinical1')
  expect(clinical?.bars.at(-1)).toEqual({ start: '2025-08-01', net: 650_000 })
  expect(figures.visits).toMatchObject({ visits: 3, register: 1, ordered: 1, paid: 1 })
  expect(figures.visits.days).toHaveLength(30)
  expect(figures.visits.days.slice(-2)).toEqual([
    { day: '2025-08-01', visits: 3 },
    { day: '2025-08-02', visits: 0 },
  ])
  expect(figures.visits.pages).toContainEqual({ page: '/courses', visits: 2, ordered: 1, paid: 1 })
  expect(figures.visits.countries).toEqual([
    { country: 'US', visits: 2, ordered: 1, paid: 1 },
    { country: 'MX', visits: 1, ordered: 0, paid: 0 },
  ])
})

test('a visit of today is in the funnel before its day is summed, a headless one is not', async () => {
  const office = officeOf(world)
  const { cookie } = await office.join('owner')
  const funnel = async () =>
    (await office.call('GET', '/api/office/today', { cookie })).body.funnel as OfficeToday['funnel']
  const before = await funnel()
  const visit = async (userAgent: string) => {
    const payload = { page: '/register', referrer: '', userAgent }
    const sent = await world.app.inject({ method: 'POST', url: '/api/analytics/track-visit', payload })
    expect(sent.statusCode).toBe(204)
  }
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
  await visit(chrome.replace('Chrome/', 'HeadlessChrome/'))
  await visit(chrome)

  const after = { ...before, visits: before.visits + 1, register: before.register + 1 }
  await expect.poll(funnel, { timeout: 5_000 }).toEqual(after)
  const { visits } = (await office.call('GET', '/api/office/figures', { cookie })).body as OfficeFigures
  expect(visits.days.at(-1)).toEqual({ day: '2025-08-02', visits: 1 })
  expect(visits.pages).toContainEqual({ page: '/register', visits: 2, ordered: 0, paid: 0 })
  expect(visits.countries).toContainEqual({ country: null, visits: 1, ordered: 0, paid: 0 })

  await rollUpVisits(world.database, '2025-08-03')
  expect(await funnel()).toEqual(after)
})

test('figures count refunds by reason', async () => {
  const canceled = await world.paid({ email: 'canceled@mail.example' })
  await world.cancel(canceled, ['module2'], (await world.quoteOf(canceled)).amount)
  await world.deliverAll()
  const { refunds } = await readOfficeFigures(api['GET /api/office/figures'].query.parse({}), world.context)
  expect(refunds).toHaveLength(12)
  expect(refunds.at(-1)).toEqual({
    start: '2025-08-01',
    count: 1,
    amount: 285_000,
    canceled: 1,
    academy: 0,
    other: 0,
  })
})
