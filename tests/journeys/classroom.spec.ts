import type { Page } from '@playwright/test'
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
import { academy } from '#tests/support/purchases.ts'

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
        await expect(page.getByText('80%', { exact: true })).toBeVisible()
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
  ({ page, site }) =>
    useClassroom(site, async (classroom) => {
      const learner = await classroom.learner('module1')
      const [lesson] = classroom.lessonsOf('module1')
      const { home } = classroomWords.en
      await signIn(page, learner, `/learn/module1/${lesson?.slug}`)
      await expect(page.getByRole('heading', { name: lesson?.title ?? '' })).toBeVisible()
      await expect.poll(() => keptLessons(page)).toBe(1)
      await academy(site, 'refund', learner.registrationId)
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

/** Lessons in the cache of the signed-in user. */
function keptLessons(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().filter(({ url }) => url.includes('/lessons/')).length
  })
}
