import type { Page } from '@playwright/test'
import { academy } from '#content/academy.ts'
import { copy as en } from '#content/en/site/faqs.ts'
import { copy as es } from '#content/es/site/faqs.ts'
import {
  desktop,
  expect,
  expectFitForBothWidths,
  hydrated,
  storyLanguages,
  test,
} from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const item = (page: Page, question: string) => page.locator('details').filter({ hasText: question })

function firstTwo(copy: typeof en) {
  const [first, second] = copy.groups()[0]?.questions ?? []
  if (!first || !second) throw new Error('There are fewer than two questions.')
  return [first, second] as const
}

const copies = { en, es }

for (const language of storyLanguages) {
  const copy = copies[language]
  test(`faqs open and close, ${language}`, async ({ page }) => {
    await page.goto(`/faqs?lang=${language}`)
    const [first] = firstTwo(copy)
    const answer = page.getByText(first.answer[0] ?? '')

    await test.step('all questions are closed at first', async () => {
      const questions = copy.groups().flatMap((group) => group.questions)
      await expect(page.locator('details')).toHaveCount(questions.length)
      await expect(page.locator('details[open]')).toHaveCount(0)
      await expect(page.locator('summary')).toHaveText(questions.map(({ question }) => question))
      await expect(answer).toBeHidden()
    })

    await test.step('question opens and closes on click, Enter and Space', async () => {
      await hydrated(page)
      const summary = item(page, first.question).locator('summary')
      await summary.click()
      await expect(answer).toBeVisible()
      await summary.click()
      await expect(answer).toBeHidden()
      for (const key of ['Enter', 'Space']) {
        await summary.focus()
        await page.keyboard.press(key)
        await expect(item(page, first.question)).toHaveJSProperty('open', true)
        await page.keyboard.press(key)
        await expect(item(page, first.question)).toHaveJSProperty('open', false)
      }
    })

    await test.step('phone number is a tel link', async () => {
      const number = page.locator('main').getByRole('link', { name: academy.phone })
      await expect(number).toHaveAttribute('href', `tel:${academy.phoneLink}`)
    })

    await test.step('faqs have no accessibility violations with every question open', async () => {
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expectFitForBothWidths(page)
    })
  })
}

test('faqs work without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/faqs')

  await test.step('questions open independently of each other', async () => {
    const [first, second] = firstTwo(en)
    await item(page, first.question).locator('summary').click()
    await item(page, second.question).locator('summary').click()
    await expect(page.getByText(first.answer[0] ?? '')).toBeVisible()
    await expect(page.getByText(second.answer[0] ?? '')).toBeVisible()
    await item(page, first.question).locator('summary').click()
    await expect(page.getByText(first.answer[0] ?? '')).toBeHidden()
    await expect(page.getByText(second.answer[0] ?? '')).toBeVisible()
  })

  await test.step('answer about canceling shows the refund scale', async () => {
    const canceling = item(page, 'What if I have to cancel?')
    await canceling.locator('summary').click()
    await expect(canceling.getByRole('listitem')).toHaveText([
      '100% up to 15 days before',
      '50% between 15 and 7 days',
      'None in the last week',
    ])
  })
  await context.close()
})
