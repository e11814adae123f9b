import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { signIn } from '#tests/support/account-journey.ts'
import { answerAll, classroomWords, handIn, useClassroom } from '#tests/support/classroom-journey.ts'
import { expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { startSite } from '#tests/support/site.ts'

const { home } = classroomWords.en
const words = home.ofTest

test(
  'test keeps its answers without a connection, goes read-only in a first window, and ends at its deadline',
  {
    tag: '@all',
  },
  ({ page, site }) =>
    useClassroom(site, async (classroom) => {
      const learner = await classroom.learner('module1')
      const { database } = classroom
      await database.insertInto('testExtraTime').values({ uid: learner.uid, percent: 50 }).execute()
      const chosen = async () => {
        const { id } = await classroom.openAttempt(learner)
        const answers = await database
          .selectFrom('testAnswers')
          .select(['number', 'chosen'])
          .where('attemptId', '=', id)
          .where('chosen', 'is not', null)
          .orderBy('number')
          .execute()
        return answers.map(({ number, chosen }) => [number, chosen])
      }

      await test.step('extra time is announced and given', async () => {
        await signIn(page, learner, '/learn/module1/test')
        await expect(page.getByText(words.intro.extra(30))).toBeVisible()
        await page.getByRole('button', { name: words.intro.begin }).click()
        await expect(page.getByText(/^1:2\d:\d\d$|^1:30:00$/)).toBeVisible()
      })

      await test.step('answers given offline survive a reload and are sent with the connection', async () => {
        await page.getByRole('radio').nth(2).check({ force: true })
        await expect.poll(chosen).toEqual([[1, 2]])
        await expect
          .poll(() => page.evaluate(() => caches.match('/learn/course/test').then(Boolean)))
          .toBe(true)
        await page.context().setOffline(true)
        await page.getByRole('button', { name: words.next, exact: true }).click()
        await page.getByRole('radio').nth(1).check({ force: true })
        await expect(page.getByText(words.header.device)).toBeVisible()
        await page.reload()
        const begin = page.getByRole('button', { name: words.intro.begin })
        await begin.or(page.getByRole('radio').first()).first().waitFor()
        if (await begin.isVisible()) await begin.click()
        await expect(page.getByText(words.overview.answered(2))).toBeVisible()
        await page.context().setOffline(false)
        await expect.poll(chosen).toEqual([
          [1, 2],
          [2, 1],
        ])
        await expect(page.getByText(words.header.device)).toBeHidden()
      })

      await test.step('a second window makes the first read-only', async () => {
        const second = await page.context().newPage()
        await second.goto('/learn/module1/test')
        await expect(second.getByRole('radio').first()).toBeVisible()
        await page.getByRole('radio').nth(0).check({ force: true })
        await expect(page.getByText(words.otherWindow.text)).toBeVisible()
        await expect(page.getByRole('radio').first()).toBeDisabled()
        await expectAccessible(page)
        await page.getByRole('button', { name: words.otherWindow.here }).click()
        await expect(page.getByText(words.otherWindow.text)).toBeHidden()
        await second.close()
      })

      await test.step('after the deadline the saved answers count', async () => {
        const { id } = await classroom.openAttempt(learner)
        const deadline = new Date(Date.now() - 1000)
        await database.updateTable('testAttempts').set({ deadline }).where('id', '=', id).execute()
        await page.getByRole('radio').nth(3).check({ force: true })
        await expect(page.getByText(words.result.byDeadline)).toBeVisible()
        await expect(page.getByRole('heading', { name: words.result.notYet('Alex') })).toBeVisible()
      })
    }),
)

test(
  'failed attempt shows what to read again, and the next one opens a month later (es)',
  { tag: '@all' },
  ({ page, site, browser }) =>
    useClassroom(site, async (classroom) => {
      const { database } = classroom
      const { home } = classroomWords.es
      const words = home.ofTest
      const september = '1 de septiembre de 2025'
      const rules = { questions: 20, minutes: 60, passMark: 75, waitDays: 31 }
      await database
        .insertInto('testRules')
        .values({ test: 'module2', ...rules })
        .execute()
      const learner = await classroom.learner('module2')
      await page.setViewportSize(phone)
      await page.context().addCookies([{ name: 'language', value: 'es', url: site.url }])
      await signIn(page, learner, '/learn/module2/test')
      await page.getByRole('button', { name: words.intro.begin }).click()
      await expect(page.getByRole('radio').first()).toBeVisible()
      await answerAll(page, await classroom.rightAnswers(learner), 14)
      await handIn(page, home)
      await expect(page.getByText(`70${home.percentSign}`, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: words.result.readTitle })).toBeVisible()
      await expect(page.getByText(words.result.waits(september))).toBeVisible()
      await expectAccessible(page)
      await page.goto('/learn/module2/test')
      await expect(page.getByText(words.closed.wait(september))).toBeVisible()

      // Another process of the same site, on another day of the academy.
      const later = await startSite(
        { ACADEMY_NOW: '2025-09-01', TRUST_PROXY: 'loopback' },
        { dataDir: site.dataDir },
      )
      const context = await browser.newContext({ baseURL: later.url })
      await context.addCookies([{ name: 'language', value: 'es', url: later.url }])
      const again = await context.newPage()
      await signIn(again, learner, '/learn/module2/test')
      await expect(again.getByRole('button', { name: words.intro.begin })).toBeVisible()
      await context.close()
      await later.stop()
      await database.deleteFrom('testRules').where('test', '=', 'module2').execute()
    }),
)

test(
  'Fellowship’s test opens with its third completed course and writes the award’s progress',
  {
    tag: '@all',
  },
  ({ page, site }) =>
    useClassroom(site, async (classroom) => {
      const { database } = classroom
      const learner = await classroom.learner('fellowship')
      const complete = (courses: CourseId[]) =>
        database
          .updateTable('registrationLines')
          .set({ completedOn: '2025-08-01' })
          .where('registrationId', '=', learner.registrationId)
          .where('course', 'in', courses)
          .execute()
      await complete(['module1', 'module2'])
      await signIn(page, learner, '/learn')
      await expect(page.getByRole('heading', { name: home.coursesTitle })).toBeVisible()
      await expect(page.getByRole('heading', { name: home.fellowship.title })).toBeHidden()
      await complete(['clinical1'])
      await page.reload()
      await page.getByRole('link', { name: home.fellowship.open }).click()
      await page.getByRole('button', { name: words.intro.begin }).click()
      await expect(page.getByRole('radio').first()).toBeVisible()
      await answerAll(page, await classroom.rightAnswers(learner), 30)
      await handIn(page, home)
      await expect(page.getByRole('heading', { name: words.result.passed('Alex') })).toBeVisible()
      await expect(page.getByText('75%', { exact: true }).first()).toBeVisible()
      // The bank is drawn again for others: no answers are shown.
      await expect(page.getByRole('heading', { name: words.result.review })).toBeHidden()
      await expectAccessible(page)
      await page.goto('/account')
      await expect(page.getByText('passed on Aug 1, 2025')).toBeVisible()
    }),
)
