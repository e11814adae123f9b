import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { insertLiveSession } from '#features/classroom/live-sessions.queries.ts'
import { signIn } from '#tests/support/account-journey.ts'
import {
  answerAll,
  classroomWords,
  handIn,
  textLesson,
  useClassroom,
} from '#tests/support/classroom-journey.ts'
import { desktop, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { secondOnPhone } from '#tests/support/office-journey.ts'
import { academy, deskAt } from '#tests/support/purchases.ts'

const stories = [
  { language: 'en', viewport: desktop },
  { language: 'es', viewport: phone },
] as const

for (const { language, viewport } of stories) {
  const { home, lesson: words } = classroomWords[language]
  const { ofCourse, ofTest } = home
  const title = `registrant reads the last lesson, passes the test and evaluates, and the certificate is issued (${language})`
  test(title, secondOnPhone(viewport), ({ page, site }) =>
    useClassroom(site, async (classroom) => {
      const course = 'module2'
      await page.setViewportSize(viewport)
      await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
      const learner = await classroom.learner(course, textLesson)
      await classroom.attend(learner, course)

      await test.step('the home page leads to the last lesson', async () => {
        await signIn(page, learner, '/learn')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Alex')
        await expectAccessible(page)
        await page.getByRole('link', { name: home.begin }).click()
        await expect(page.getByRole('button', { name: words.mark })).toBeVisible()
      })

      await test.step('a note is saved, and the lesson counts once it was read', async () => {
        await page.getByLabel(words.note).fill('Ask about the molar septum.')
        await expect(page.getByText('Ask about the molar septum.')).toBeVisible()
        for (const heading of await page.locator('article h2').all()) await heading.scrollIntoViewIfNeeded()
        await page.getByRole('button', { name: words.mark }).click()
        await expect(page.getByRole('button', { name: words.marked })).toBeVisible()
        await expectAccessible(page)
        // A section counts every five seconds; the page reports when it is hidden or shown.
        await expect(async () => {
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
          await expect(page.getByText(words.unread)).toBeHidden({ timeout: 2000 })
        }).toPass({ timeout: 90_000 })
        await page.goto(`/learn/${course}`)
      })

      await test.step('the test is passed by keyboard', async () => {
        await expectAccessible(page)
        await page.getByRole('link', { name: ofCourse.test.begin }).click()
        await page.getByRole('button', { name: ofTest.intro.begin }).click()
        await expect(page.getByRole('radio').first()).toBeVisible()
        await expectAccessible(page)
        await answerAll(page, await classroom.rightAnswers(learner), 16)
        await expect(page.getByText(ofTest.overview.answered(20))).toBeVisible()
        await handIn(page, home)
        await expect(page.getByRole('heading', { name: ofTest.result.passed('Alex') })).toBeVisible()
        await expect(page.getByText(`80${home.percentSign}`, { exact: true })).toBeVisible()
        await expectAccessible(page)
      })

      await test.step('the evaluation issues the certificate', async () => {
        await page.getByRole('link', { name: ofTest.result.course }).click()
        await page.getByRole('link', { name: ofCourse.certificate.evaluate }).click()
        await expect(page.getByRole('heading', { name: ofCourse.evaluation.title })).toBeVisible()
        await expectAccessible(page)
        for (const item of Object.values(ofCourse.evaluation.items)) {
          const rate = page.getByRole('group', { name: item }).getByLabel(ofCourse.evaluation.rate(5))
          await rate.check({ force: true })
        }
        await page.getByLabel(ofCourse.evaluation.monday).fill('Measure twice.')
        await page.getByRole('button', { name: ofCourse.evaluation.send }).click()
        await expect(page.getByRole('heading', { name: ofCourse.issued.title })).toBeFocused()
        await expectAccessible(page)
      })
    }),
  )
}

test(
  'canceled registration closes the classroom, also for what was kept offline',
  { tag: '@all' },
  ({ page, site, browser }) =>
    useClassroom(site, async (classroom) => {
      const learner = await classroom.learner('module1')
      const [lesson] = classroom.lessonsOf('module1')
      const filmed = classroom.lessonsOf('module1').find(({ film }) => film !== null)
      const { home } = classroomWords.en
      await signIn(page, learner, `/learn/module1/${lesson?.slug}`)
      await expect(page.getByRole('heading', { name: lesson?.title ?? '' })).toBeVisible()
      await expect.poll(() => keptLessons(page)).toBe(1)
      await test.step('the film’s poster needs no script of the page', async () => {
        // The worker of the first page would answer for the scripts, past the route.
        const context = await browser.newContext({
          baseURL: site.url,
          storageState: await page.context().storageState(),
          serviceWorkers: 'block',
        })
        const early = await context.newPage()
        await early.route('**/assets/*.js', () => {})
        await early.goto(`/learn/module1/${filmed?.slug}`, { waitUntil: 'commit' })
        await expect(early.locator('img[data-poster]')).toBeVisible()
        await context.close()
      })
      await deskAt(site).refund(learner.registrationId)
      await page.reload()
      await expect(page.getByRole('heading', { name: home.unknown.title })).toBeVisible()
      expect(await keptLessons(page)).toBe(0)
      await page.goto('/learn')
      await expect(page.getByText(home.empty)).toBeVisible()
    }),
)

test(
  'lesson opens after a reload without a connection, and notes and marks are sent later',
  {
    tag: '@all',
  },
  ({ page, site }) =>
    useClassroom(site, async (classroom) => {
      const learner = await classroom.learner('module1', textLesson)
      const { home, lesson: words } = classroomWords.en
      await signIn(page, learner, '/learn')
      await page.getByRole('link', { name: home.begin }).click()
      await expect(page.getByRole('button', { name: words.mark })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => caches.match('/learn/course/lesson').then(Boolean)))
        .toBe(true)
      await page.context().setOffline(true)
      await page.reload()
      await expect(page.getByText(home.offline)).toBeVisible()
      await page.getByLabel(words.note).fill('Written on the train')
      await page.getByRole('button', { name: words.mark }).click()
      await expect(page.getByText(home.outbox.device)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: words.marked })).toBeVisible()
      await expect(page.getByText('Written on the train')).toBeVisible()
      await page.goto('/learn')
      await page.context().setOffline(false)
      const notes = () =>
        classroom.database.selectFrom('lessonNotes').select('text').where('uid', '=', learner.uid).execute()
      await expect.poll(notes).toEqual([{ text: 'Written on the train' }])
      await expect.poll(() => keptLessons(page)).toBe(1)
      await page.getByRole('link', { name: home.begin }).click()
      await expect(page.getByRole('button', { name: words.marked })).toBeVisible()
    }),
)

test(
  'live session opens 15 minutes before, joining is recorded, and its recording follows',
  {
    tag: '@all',
  },
  ({ page, site }) =>
    useClassroom(site, async ({ database, ...classroom }) => {
      const learner = await classroom.learner('module3')
      const words = classroomWords.en.home
      const link = new URL('/faqs', site.url).href
      const id = await insertLiveSession(database, {
        course: 'module3',
        title: JSON.stringify({ en: 'Cases, discussed', es: 'Casos comentados' }),
        speaker: 'Dr. Norvale',
        startsAt: new Date('2025-08-02T01:00:00Z'),
        minutes: 60,
        link,
        required: false,
        recording: null,
      })
      const change = (to: object) =>
        database.updateTable('liveSessions').set(to).where('id', '=', id).execute()
      const joins = () =>
        database.selectFrom('liveJoins').select('recorded').where('uid', '=', learner.uid).execute()
      const open = async (name: string, path: string) => {
        await page.reload()
        const [tab] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('button', { name }).click(),
        ])
        await expect(tab).toHaveURL(new URL(path, site.url).href)
        await tab.close()
      }

      await signIn(page, learner, '/learn/module3')
      await expect(page.getByText('Cases, discussed')).toBeVisible()
      await expect(page.getByText(words.live.opens('5:45 pm'))).toBeVisible()
      await expect(page.getByRole('button', { name: words.live.join })).toBeHidden()
      // The site's calendar began at midnight in Los Angeles, 07:00 UTC: the door opens at 06:50.
      await change({ startsAt: new Date('2025-08-01T07:05:00Z'), minutes: 240 })
      await open(words.live.join, '/faqs')
      await expect(page.getByText(words.live.there)).toBeVisible()
      expect(await joins()).toEqual([{ recorded: false }])
      const recording = new URL('/about', site.url).href
      await change({ startsAt: new Date('2025-07-31T01:00:00Z'), minutes: 60, recording })
      await open(words.live.watch, '/about')
      // Having been there counts more than the recording.
      expect(await joins()).toEqual([{ recorded: false }])
      await database.deleteFrom('liveSessions').where('id', '=', id).execute()
    }),
)

test(
  'lessons that were not begun wait while a payment of the plan is overdue',
  { tag: '@all' },
  ({ page, site }) =>
    useClassroom(site, async ({ database, ...classroom }) => {
      const learner = await classroom.learner('module1', textLesson, { plan: true })
      const [begun, waiting] = [classroom.lessonsOf('module1')[0], textLesson(classroom.lessonsOf('module1'))]
      const words = classroomWords.en.home
      // As if it had been bought in June. The site charges nothing before 9 am, and its calendar began at midnight.
      await sql`update payments set due_day = due_day - interval '2 months'
        where registration_id = ${learner.registrationId} and state = 'open'`.execute(database)
      await signIn(page, learner, '/learn/module1')
      await expect(page.getByText(words.waits.text)).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/learn/module1/${waiting?.slug}`)
      await expect(page.getByRole('heading', { name: words.waits.title })).toBeVisible()
      await expect(page.getByRole('link', { name: words.waits.link })).toBeVisible()
      await page.goto(`/learn/module1/${begun?.slug}`)
      await expect(page.getByRole('heading', { name: begun?.title ?? '', level: 1 })).toBeVisible()
      await academy(site, 'plans', 'charge')
      await page.goto(`/learn/module1/${waiting?.slug}`)
      await expect(page.getByRole('heading', { name: waiting?.title ?? '', level: 1 })).toBeVisible()
    }),
)

/** Lessons in the cache of the signed-in user. */
function keptLessons(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().filter(({ url }) => url.includes('/lessons/')).length
  })
}
