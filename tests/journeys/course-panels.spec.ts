// The detail panels of /courses, and the state that a reload keeps.
import type { Page } from '@playwright/test'
import { languages } from '#domain/people/language.ts'
import { desktop, expect, hydrated, phone, test } from '../support/journey.ts'
import { expectWholeFigures } from '../support/whole-figures.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('course panels offer the programs that include the course, below its topics', async ({ page }) => {
  await page.setViewportSize(desktop)
  const both = ['/register?program=fellowship', '/register?program=mastership']
  const offered = {
    ...{ module1: both, module2: both, clinical1: both },
    ...{ module3: both.slice(1), module4: both.slice(1), clinical2: both.slice(1) },
  }
  await page.goto('/courses')
  for (const [course, programs] of Object.entries(offered)) {
    const panel = page.locator(`section#${course}`)
    const links = panel.locator('a[href^="/register?program="]')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), course).toEqual(
      programs,
    )
    const register = panel.locator(`a[href^="/register?course=${course}"]`).first()
    const covers = panel.getByText('What it covers')
    const isAbove = await covers.evaluate(
      (title, link) => !!link && !!(title.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING),
      await register.elementHandle(),
    )
    expect(isAbove, course).toBe(true)
  }
})

test('program buttons and the total of /register keep their sums whole, in both languages', async ({
  page,
}) => {
  const shown = {
    '#module1 .money': '/courses?lang=LANGUAGE#module1',
    'form output .money': '/register?course=clinical2&lang=LANGUAGE',
  }
  for (const language of languages) {
    for (const [sums, path] of Object.entries(shown)) {
      await page.goto(path.replace('LANGUAGE', language))
      await expect(page.locator(sums).first()).toHaveText(/^\$[1-9]/)
      for (const width of [320, 375, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expectWholeFigures(page, `at ${width} px, ${language}`)
      }
    }
  }
})

for (const viewport of [desktop, phone]) {
  test(`reload keeps panel and scroll position at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)

    await test.step('an open panel stays in view', async () => {
      await page.goto('/courses#module4')
      await hydrated(page)
      const title = page.locator('#module4 h3')
      await expect(title).toBeInViewport()
      await page.reload()
      await hydrated(page)
      await expect(title).toBeInViewport()
    })

    await test.step('another page stays where it was', async () => {
      await page.goto('/faqs')
      await page.evaluate(() => scrollTo(0, 700))
      await page.reload()
      await expect.poll(() => scrolled(page)).toBe(700)
      await hydrated(page)
      expect(await scrolled(page)).toBe(700)
    })
  })
}
