import type { Page } from '@playwright/test'
import { photoAlt } from '#content/en/media/photo-alt.ts'
import { carousel } from '#content/media/carousel.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'

// Tall enough that the page does not scroll and move the carousel under the pointer.
test.use({ viewport: { width: 1440, height: 1100 } })

const region = (page: Page) => page.getByRole('region', { name: 'Photos of the academy' })
const counter = (page: Page) => region(page).locator('p').first()
const shown = (page: Page) => region(page).locator('li[data-place="current"] img')
const next = (page: Page) => region(page).getByRole('button', { name: 'Next photos' })
const previous = (page: Page) => region(page).getByRole('button', { name: 'Previous photos' })

test('carousel steps by arrows and dots', async ({ page }) => {
  // Turns off automatic advance.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/courses')
  // Set by the script that moves the carousel before hydration.
  await expect(page.locator('html[data-promotion]')).toBeAttached()

  await test.step('arrows and dots work before hydration, which keeps their move', async () => {
    await next(page).click()
    await expect(counter(page)).toHaveText('3–4 / 22')
    await region(page).getByRole('button', { name: 'Photos 9 and 10' }).click()
    await expect(counter(page)).toHaveText('9–10 / 22')
    await expect(region(page).getByRole('img')).toHaveCount(2)
    allow()
    await hydrated(page)
    await expect(counter(page)).toHaveText('9–10 / 22')
    await expect(region(page).locator('[aria-live]')).toHaveText('Photos 9 and 10 of 22')
    await region(page).getByRole('button', { name: 'Photos 1 and 2' }).click()
  })

  await test.step('carousel has 22 pictures in order and shows two at a time', async () => {
    const images = region(page).locator('li img')
    await expect(images).toHaveCount(22)
    const texts = await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
    expect(texts).toEqual(carousel.map((name) => photoAlt[name]))
    await expect(shown(page)).toHaveCount(2)
    await expect(region(page).getByRole('img')).toHaveCount(2)
    await expect(counter(page)).toHaveText('1–2 / 22')
  })

  await test.step('arrows and dots step by two pictures and wrap at both ends', async () => {
    await next(page).click()
    await expect(counter(page)).toHaveText('3–4 / 22')
    await previous(page).click()
    await previous(page).click()
    await expect(counter(page)).toHaveText('21–22 / 22')
    await next(page).click()
    await expect(counter(page)).toHaveText('1–2 / 22')
    const dots = region(page).getByRole('button', { name: /^Photos \d+ and \d+$/ })
    await expect(dots).toHaveCount(11)
    await dots.nth(4).click()
    await expect(counter(page)).toHaveText('9–10 / 22')
    await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true')
  })
})

/** Tracks pending 5000 ms timers: React starts and stops them later than the interaction that causes it. */
async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const timers = new Set<number>()
    const originalSet = window.setTimeout.bind(window)
    const originalClear = window.clearTimeout.bind(window)
    Object.assign(window, {
      timers,
      setTimeout: (act: () => void, ms: number) => {
        const timer = originalSet(() => {
          timers.delete(timer)
          act()
        }, ms)
        if (ms === 5000) timers.add(timer)
        return timer
      },
      clearTimeout: (timer: number) => {
        timers.delete(timer)
        originalClear(timer)
      },
    })
  })
}

const pendingTimers = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'timers').size))
const expectPaused = (page: Page) => pendingTimers(page).toBe(0)
const expectRunning = (page: Page) => pendingTimers(page).toBe(1)

/** Shows the first pictures and moves the pointer away. */
async function toFirst(page: Page) {
  await previous(page).hover()
  await expectPaused(page)
  await page.evaluate(() =>
    document.querySelector<HTMLButtonElement>('[aria-label="Photos 1 and 2"]')?.click(),
  )
  await page.mouse.move(1, 1)
  await expect(counter(page)).toHaveText('1–2 / 22')
}

test('carousel advances every 5 seconds', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: '2025-08-01T12:00:00-07:00' })
  await watchTimers(page)
  await page.goto('/courses')
  await hydrated(page)
  await page.clock.pauseAt('2025-08-01T13:00:00-07:00')

  await test.step('carousel does not advance when reduced motion is preferred', async () => {
    await toFirst(page)
    await page.clock.runFor(20_000)
    await expect(counter(page)).toHaveText('1–2 / 22')
  })

  await test.step('carousel advances after exactly 5000 ms and wraps', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(region(page).getByRole('button', { name: 'Pause the slideshow' })).toBeVisible()
    await toFirst(page)
    await expectRunning(page)
    await page.clock.runFor(4999)
    await expect(counter(page)).toHaveText('1–2 / 22')
    await page.clock.runFor(1)
    await expect(counter(page)).toHaveText('3–4 / 22')
    for (let step = 2; step <= 11; step++) {
      await expectRunning(page)
      await page.clock.runFor(5000)
    }
    await expect(counter(page)).toHaveText('1–2 / 22')
  })

  await test.step('carousel pauses while it is hovered or focused or the tab is hidden', async () => {
    await expectRunning(page)
    await region(page).hover()
    await expectPaused(page)
    await page.clock.runFor(20_000)
    await expect(counter(page)).toHaveText('1–2 / 22')

    await page.mouse.move(1, 1)
    await expectRunning(page)
    await page.keyboard.press('Tab')
    await next(page).focus()
    await expectPaused(page)
    await page.clock.runFor(20_000)
    await expect(counter(page)).toHaveText('1–2 / 22')

    await next(page).blur()
    await expectRunning(page)
    await hideTab(page, true)
    await expectPaused(page)
    await page.clock.runFor(20_000)
    await expect(counter(page)).toHaveText('1–2 / 22')
    await hideTab(page, false)
    await expectRunning(page)
  })

  await test.step('manual step is announced to screen readers, automatic step is not', async () => {
    const announcement = region(page).locator('[aria-live="polite"]')
    const before = await announcement.textContent()
    await page.clock.runFor(5000)
    await expect(counter(page)).toHaveText('3–4 / 22')
    expect(await announcement.textContent()).toBe(before)
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expect(announcement).toHaveText('Photos 5 and 6 of 22')
    await next(page).blur()
    await expectRunning(page)
  })

  await test.step('stop button stops the carousel', async () => {
    await page.clock.runFor(5000)
    await expect(counter(page)).toHaveText('7–8 / 22')
    await region(page).getByRole('button', { name: 'Pause the slideshow' }).click()
    await expect(region(page).getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
    await page.mouse.move(1, 1)
    await page.clock.runFor(20_000)
    await expect(counter(page)).toHaveText('7–8 / 22')
  })
})

async function hideTab(page: Page, hidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

test('swipe on a phone steps the carousel', async ({ browser, site }) => {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    // Turns off automatic advance.
    reducedMotion: 'reduce',
  })
  await page.goto('/courses')
  await hydrated(page)
  const swipe = (from: number, to: number) =>
    region(page)
      .locator('ul')
      .evaluate(
        (list, [from, to]) => {
          const touch = (clientX = 0) => new Touch({ identifier: 1, target: list, clientX, clientY: 100 })
          list.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(from)], bubbles: true }))
          list.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(to)], bubbles: true }))
        },
        [from, to],
      )
  await swipe(300, 100)
  await expect(counter(page)).toHaveText('3–4 / 22')
  await swipe(100, 300)
  await expect(counter(page)).toHaveText('1–2 / 22')
  await page.close()
})
