// The first screen of the home page.
import type { Page } from '@playwright/test'
import { languages } from '#domain/people/language.ts'
import { desktop, expect, phone, test } from '../support/journey.ts'

const laptop = { width: 1280, height: 720 }
const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const language of languages) {
  test(`hero fits the first screen in ${language}`, async ({ page }) => {
    const hero = page.locator('main section').first()
    await page.setViewportSize(phone)
    await page.goto(`/?lang=${language}`)

    await test.step('lead and button are in the first screen of a phone', async () => {
      await expect(hero.locator('p.lead')).toBeInViewport({ ratio: 1 })
      await expect(hero.locator('a[href="/courses"]')).toBeInViewport({ ratio: 1 })
    })

    await test.step('every date is on one line', async () => {
      for (const size of [
        { width: 320, height: 568 },
        phone,
        { width: 768, height: 1024 },
        laptop,
        desktop,
      ]) {
        await page.setViewportSize(size)
        const lines = await hero.locator('li a > :nth-child(2) > :first-child').evaluateAll((dates) =>
          dates.map((date) => {
            const range = document.createRange()
            range.selectNodeContents(date)
            const overflow = date.scrollWidth > (date.closest('li')?.clientWidth ?? 0)
            return `${range.getClientRects().length}${overflow ? ' too wide' : ''}`
          }),
        )
        expect(lines, `at ${size.width} px`).toEqual(['1', '1', '1', '1'])
      }
    })

    await test.step('the implant ends above the dates', async () => {
      for (const size of [laptop, desktop]) {
        await page.setViewportSize(size)
        const implant = await hero.locator('img').nth(1).boundingBox()
        const dates = await hero.getByRole('list').boundingBox()
        expect((implant?.y ?? 0) + (implant?.height ?? 0), `at ${size.width} px`).toBeLessThanOrEqual(
          (dates?.y ?? 0) + 1,
        )
      }
    })
  })
}

test('late fonts cause no layout shift on a phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 375, 390, 412]) {
    for (const language of languages) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      })
      await page.setViewportSize({ width, height: 812 })
      await page.goto(`/?lang=${language}`, { waitUntil: 'domcontentloaded' })
      await expect(title(page)).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      release()
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })
      expect(await page.evaluate(() => document.fonts.check('500 50px "Cormorant Garamond"'))).toBe(true)
      expect(
        await page.evaluate(() => Reflect.get(window, 'shift')),
        `${language} at ${width} px`,
      ).toBeLessThan(0.01)
      await page.unrouteAll()
    }
  }
})
