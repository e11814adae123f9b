import type { Page } from '@playwright/test'
import { academy } from '#content/academy.ts'
import { copy as ask } from '#content/en/ask.ts'
import { signIn } from '#tests/support/account-journey.ts'
import { classroomWords, useClassroom } from '#tests/support/classroom-journey.ts'
import { desktop, emailsTo, expect, expectFitForBothWidths, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

test(
  'film lesson is studied by keyboard alone, with captions, large letters and no motion',
  {
    tag: '@all',
  },
  ({ page, site }) =>
    useClassroom(site, async (classroom) => {
      const lesson = classroom
        .lessonsOf('module1')
        .find((one) => one.film !== null && one.checklist.length > 0)
      const learner = await classroom.learner('module1', () => lesson)
      const { lesson: words } = classroomWords.en
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn(page, learner, `/learn/module1/${lesson?.slug}`)
      await expect(page.getByRole('heading', { name: lesson?.title ?? '', level: 1 })).toBeVisible()
      const film = page.locator('video')
      const steps = page.getByRole('list', { name: 'Steps' }).getByRole('button')
      await expect(film).toHaveCount(0)

      await test.step('film, captions, steps and speed', async () => {
        await tabTo(page, 'start of the film', 'button[aria-label^="Play: "]')
        await page.keyboard.press('Enter')
        await expect(film).toBeVisible()
        await film.evaluate((video: HTMLVideoElement) => {
          video.loop = true
        })
        await tabTo(page, 'captions', 'select')
        await page.keyboard.press('ArrowDown')
        await expect(page.locator('p[lang=es]')).not.toBeEmpty()
        await tabTo(page, 'second step', 'ol[aria-label="Steps"] li:nth-child(2) button')
        await page.keyboard.press('Enter')
        await expect(steps.nth(1)).toHaveAttribute('aria-current', 'true')
        await tabTo(page, 'half speed', 'fieldset button')
        await page.keyboard.press('Space')
        await expect(film).toHaveJSProperty('playbackRate', 0.5)
      })

      await test.step('checklist, note with the film’s time, and mark', async () => {
        const item = page.getByRole('checkbox', { name: lesson?.checklist[0] ?? '' })
        await tabTo(page, 'checklist', 'input[type=checkbox]')
        await page.keyboard.press('Space')
        await expect(item).toBeChecked()
        await tabTo(page, 'new note', `textarea[aria-label="${words.note}"]`)
        await page.keyboard.type('Ask about this')
        await expect(page.getByRole('button', { name: /^Go to \d:\d\d in the film$/ })).toBeVisible()
        await tabTo(page, 'mark', 'nav button')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: words.marked })).toBeVisible()
      })

      await test.step('a question goes to the office with the name of the lesson', async () => {
        await page.getByRole('button', { name: 'Ask the academy' }).click()
        await page.getByRole('combobox', { name: ask.field }).fill('Is there parking at the academy?')
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: ask.label })
        await dialog.getByRole('button', { name: ask.handOver.send }).click()
        await expect(dialog.getByRole('region', { name: ask.handOver.sent.title })).toBeVisible()
        await expect
          .poll(async () => (await emailsTo(site, academy.email)).map(({ text }) => text))
          .toContainEqual(expect.stringContaining(lesson?.title ?? ''))
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

      const moving = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        )
      expect(await moving()).toBe(0)
      await expectFitForBothWidths(page)
    }),
)

/** Presses Tab until an element that fits has the focus. */
async function tabTo(page: Page, name: string, selector: string) {
  await expect(page.locator(selector).first(), name).toBeAttached()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((of) => document.activeElement?.matches(of), selector)) return
  }
  throw new Error(`Tab does not reach: ${name}`)
}
