import type { Page } from '@playwright/test'
import { copy as en } from '#content/en/faqs.ts'
import { copy as es } from '#content/es/faqs.ts'
import { languages } from '#domain/language.ts'
import { desktop, expect, expectFitForBothWidths, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const item = (page: Page, question: string) => page.locator('details').filter({ hasText: question })
const isOpen = (page: Page, question: string) =>
  item(page, question).evaluate((details) => (details as HTMLDetailsElement).open)

const [first, second] = en.groups[0]?.questions ?? []
if (!first || !second) throw new Error('There are fewer than two questions.')

for (const { language, copy } of [
  { language: 'en', copy: en },
  { language: 'es', copy: es },
]) {
  test(`all questions start closed, in ${language}`, async ({ page }) => {
    await page.goto(`/faqs?lang=${language}`)
    const questions = copy.groups.flatMap((group) => group.questions)
    await expect(page.locator('details')).toHaveCount(questions.length)
    await expect(page.locator('details[open]')).toHaveCount(0)
    await expect(page.locator('summary')).toHaveText(questions.map(({ question }) => question))
    await expect(page.getByText(questions[0]?.answer[0] ?? '')).toBeHidden()
  })
}

test('a question opens and closes on click, Enter and Space', async ({ page }) => {
  await page.goto('/faqs')
  await hydrated(page)
  const summary = item(page, first.question).locator('summary')
  await summary.click()
  await expect(page.getByText(first.answer[0] ?? '')).toBeVisible()
  await summary.click()
  await expect(page.getByText(first.answer[0] ?? '')).toBeHidden()
  for (const key of ['Enter', 'Space']) {
    await summary.focus()
    await page.keyboard.press(key)
    expect(await isOpen(page, first.question)).toBe(true)
    await page.keyboard.press(key)
    expect(await isOpen(page, first.question)).toBe(false)
  }
})

test('questions open independently of each other, and before any script', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/faqs')
  await item(page, first.question).locator('summary').click()
  await item(page, second.question).locator('summary').click()
  await expect(page.getByText(first.answer[0] ?? '')).toBeVisible()
  await expect(page.getByText(second.answer[0] ?? '')).toBeVisible()
  await item(page, first.question).locator('summary').click()
  await expect(page.getByText(first.answer[0] ?? '')).toBeHidden()
  await expect(page.getByText(second.answer[0] ?? '')).toBeVisible()
  await context.close()
})

test('the answer about cancelling carries the scale of refunds', async ({ page }) => {
  await page.goto('/faqs')
  const cancelling = item(page, 'What if I have to cancel?')
  await cancelling.locator('summary').click()
  await expect(cancelling.getByRole('listitem')).toHaveText([
    '100% up to 15 days before',
    '50% between 15 and 7 days',
    'None in the last week',
  ])
})

for (const language of languages) {
  test(`axe finds nothing with every question open, in ${language}`, async ({ page }) => {
    await page.goto(`/faqs?lang=${language}`)
    await hydrated(page)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await expectFitForBothWidths(page)
  })
}
