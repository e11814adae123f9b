import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { addCourseDate } from '#database/tables/course-dates.ts'
import { testClock } from '#tests/support/app.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { soon } from '#tests/support/soon.ts'
import { keepFresh } from './freshness.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

function freshPages(clock = testClock('2025-08-01T19:00:00Z')) {
  const pages = { answer: () => false, notFound: () => {}, refresh: vi.fn(async () => {}) }
  const parts = { connection: fresh, clocks: { real: clock, academy: clock }, log: pino({ level: 'silent' }) }
  return { pages, keeping: keepFresh(pages, parts) }
}

it('re-renders the pages when any process adds a date', async () => {
  const { pages, keeping } = freshPages()
  const freshness = await keeping
  await addCourseDate(fresh.database, {
    course: 'module2',
    startDay: '2027-09-10',
    endDay: '2027-09-12',
    location: 'Beverly Hills, CA',
  })
  await soon(() => expect(pages.refresh).toHaveBeenCalledOnce())
  await freshness.stop()
})

it('reconnects and catches up after its connection was cut', async () => {
  const { pages, keeping } = freshPages()
  const freshness = await keeping
  await fresh.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
  )
  await soon(() => expect(pages.refresh).toHaveBeenCalledOnce())
  await freshness.stop()
})

it('re-renders the pages at midnight in Los Angeles', async () => {
  const clock = testClock('2025-08-02T06:59:59.900Z')
  const { pages, keeping } = freshPages(clock)
  const freshness = await keeping
  expect(pages.refresh).not.toHaveBeenCalled()
  clock.set('2025-08-02T07:00:00.100Z')
  await soon(() => expect(pages.refresh).toHaveBeenCalledOnce())
  await freshness.stop()
})

it('re-renders once for all changes during a render', async () => {
  const { pages, keeping } = freshPages()
  let finish = () => {}
  pages.refresh.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const freshness = await keeping
  onTestFinished(freshness.stop)
  // Notifications of one transaction arrive together, before the render can end.
  await fresh.pool.query(`select pg_notify('course_dates_changed', n::text) from generate_series(1, 20) as n`)
  await soon(() => expect(pages.refresh).toHaveBeenCalledOnce())
  finish()
  await soon(() => expect(pages.refresh).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(pages.refresh).toHaveBeenCalledTimes(2)
})
