import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { courseOf, keepCatalogue } from '#content/catalogue.ts'
import { everyPage } from '#content/en/office/emails/emails.ts'
import { copy as faqs } from '#content/en/site/faqs.ts'
import { keepPublished } from '#content/published.ts'
import { releaseCatalogue } from '#content/release/release-catalogue.ts'
import { releaseSnapshot } from '#content/release/release-snapshot.ts'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { insertVersion, markTakenBack } from '#features/catalogue/entries.queries.ts'
import { makeSnapshots } from '#platform/snapshots.ts'
import { testClock } from '#tests/support/app.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { publish } from '#tests/support/publish.ts'
import { soon } from '#tests/support/soon.ts'
import { keepFresh } from './freshness.ts'
import type { Pages } from './pages.ts'
import type { FailedPage } from './report-failures.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(async () => {
  await fresh.close()
  keepCatalogue(releaseCatalogue)
  keepPublished({})
})

function freshPages(clock = testClock('2025-08-01T19:00:00Z')) {
  const pages = {
    answer: () => false,
    notFound: () => {},
    refresh: vi.fn<Pages['refresh']>(async () => []),
  }
  const parts = {
    connection: fresh,
    snapshots: makeSnapshots(releaseSnapshot),
    clocks: { real: clock, academy: clock },
    log: pino({ level: 'silent' }),
    retryMs: 20,
    report: vi.fn(async (_failed: readonly FailedPage[]) => {}),
  }
  /** Catching up at the start is not counted. */
  const keeping = keepFresh(pages, parts).then((freshness) => {
    pages.refresh.mockClear()
    return freshness
  })
  return { pages, keeping, report: parts.report }
}

const by = { user: 'another process' }
const parts = (clock = testClock('2025-08-01T19:00:00Z')) => ({
  database: fresh.database,
  clocks: { real: clock, academy: clock },
})
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
  const freshness = await keeping
  onTestFinished(freshness.stop)
  let finish = () => {}
  pages.refresh.mockImplementationOnce(
    () =>
      new Promise<FailedPage[]>((resolve) => {
        finish = () => resolve([])
      }),
  )
  // Notifications of one transaction arrive together, before the render can end.
  await fresh.pool.query(`select pg_notify('course_dates_changed', n::text) from generate_series(1, 20) as n`)
  await soon(() => expect(pages.refresh).toHaveBeenCalledOnce())
  finish()
  await soon(() => expect(pages.refresh).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(pages.refresh).toHaveBeenCalledTimes(2)
})

it('a new price holds in this process within two seconds, and the pages are re-rendered', async () => {
  const { pages, keeping } = freshPages()
  const freshness = await keeping
  onTestFinished(freshness.stop)
  const price = { listed: 335_000, charged: 299_000, early: null, rule: 'fixed' }
  const began = performance.now()
  await publish({ kind: 'price', key: 'module2', data: price }, parts())
  await soon(() => expect(courseOf('module2').charged).toBe(299_000))
  expect(performance.now() - began).toBeLessThan(2000)
  await soon(() => expect(pages.refresh).toHaveBeenCalledOnce())
})

it('a publication during a render gets a render of its own, with the new price', async () => {
  const { pages, keeping } = freshPages()
  const freshness = await keeping
  onTestFinished(freshness.stop)
  const charged: number[] = []
  const price = { listed: 335_000, charged: 288_000, early: null, rule: 'fixed' }
  pages.refresh.mockImplementation(async () => {
    charged.push(courseOf('module4').charged)
    if (charged.length > 1) return []
    await publish({ kind: 'price', key: 'module4', data: price }, parts())
    // The process knows the new price, and this render still runs.
    await soon(() => expect(courseOf('module4').charged).toBe(288_000))
    return []
  })
  await fresh.pool.query(`select pg_notify('course_dates_changed', '')`)
  await soon(() => expect(charged.at(-1)).toBe(288_000))
})

it.each([
  ['as a whole', () => Promise.reject(new Error('the database is away'))],
  ['in a page', () => Promise.resolve([{ path: '/faqs', error: new Error('an answer is missing') }])],
])('a render that failed %s is repeated until it succeeds', async (_how, fail) => {
  const { pages, keeping, report } = freshPages()
  const freshness = await keeping
  onTestFinished(freshness.stop)
  pages.refresh.mockImplementationOnce(fail).mockImplementationOnce(fail)
  await fresh.pool.query(`select pg_notify('course_dates_changed', '')`)
  await soon(() => expect(pages.refresh).toHaveBeenCalledTimes(3))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(pages.refresh).toHaveBeenCalledTimes(3)
  expect(report.mock.calls.slice(-3).map(([failed]) => failed.length)).toEqual([1, 1, 0])
})

it('an entry that cannot be read is reported as every page until it can', async () => {
  const clock = testClock('2025-08-01T19:00:00Z')
  const { keeping, report } = freshPages(clock)
  const freshness = await keeping
  onTestFinished(freshness.stop)
  const name = { kind: 'program', key: 'fellowship' }
  const at = clock.now()
  const version = await insertVersion(fresh.database, {
    ...name,
    data: {},
    holdsFrom: at,
    publishedAt: at,
    by,
  })
  const reported = () => report.mock.lastCall?.[0]
  await soon(() => expect(reported()).toMatchObject([{ path: everyPage }]))
  await markTakenBack(fresh.database, { ...name, version, at })
  await soon(() => expect(reported()).toEqual([]))
})

it('catches up at the start with what was published since the first render', async () => {
  const price = { listed: 335_000, charged: 277_000, early: null, rule: 'fixed' }
  await publish({ kind: 'price', key: 'module1', data: price }, parts())
  expect(courseOf('module1').charged).toBe(285_000)
  const shown: number[] = []
  const { pages, keeping } = freshPages()
  pages.refresh.mockImplementation(async () => {
    shown.push(courseOf('module1').charged)
    return []
  })
  const freshness = await keeping
  onTestFinished(freshness.stop)
  expect(shown).toEqual([277_000])
})

it('a price scheduled before a restart holds from its time on', async () => {
  const clock = testClock('2025-08-01T19:00:00Z')
  const price = { listed: 335_000, charged: 310_000, early: null, rule: 'fixed' }
  const from = new Date('2025-08-01T20:00:00Z')
  await publish({ kind: 'price', key: 'module3', data: price, from }, parts(clock))
  clock.set('2025-08-01T19:59:59.900Z')
  const { keeping } = freshPages(clock)
  const freshness = await keeping
  onTestFinished(freshness.stop)
  expect(courseOf('module3').charged).toBe(295_000)
  clock.set('2025-08-01T20:00:00Z')
  await soon(() => expect(courseOf('module3').charged).toBe(310_000))
})

it('a new question is shown in this process', async () => {
  const { pages, keeping } = freshPages()
  const freshness = await keeping
  onTestFinished(freshness.stop)
  const text = { en: 'Is there parking?', es: null }
  const faq = {
    group: 'courses',
    position: 5,
    question: text,
    answer: text,
    refundScale: false,
    hidden: false,
  }
  await publish({ kind: 'faq', key: 'parking', data: faq }, parts())
  await soon(() => expect(pages.refresh).toHaveBeenCalledOnce())
  const [group] = faqs.groups()
  expect(group?.questions[0]).toEqual({ id: 'parking', question: text.en, answer: [text.en] })
})
