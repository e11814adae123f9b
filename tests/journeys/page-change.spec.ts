import type { Page, Request } from '@playwright/test'
import { desktop, expect, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

/** Lets the test control every timer before React stores one: React delays content by timers. */
async function holdTimers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
      const begin = Reflect.get(window, name).bind(window)
      const unlessStopped = (...what: unknown[]) => ('stopped' in window ? 0 : begin(...what))
      Object.assign(window, { [name]: unlessStopped })
    }
  })
}

/**
 * From now on no request is answered and no timer of the page starts, so the page cannot wait for either. A time limit
 * would depend on the load of the machine.
 */
async function stopAnswers(page: Page) {
  await page.route('**/*', () => {})
  await page.evaluate(() => Object.assign(window, { stopped: true }))
}

const pages = [
  { href: '/faculty', title: 'Faculty', chunk: 'faculty-page' },
  { href: '/courses', title: 'Courses & Awards', chunk: 'courses-page' },
  { href: '/catalog', title: 'Implantimes', chunk: 'catalog-page' },
  { href: '/faqs', title: 'FAQs', chunk: 'faqs-page' },
] as const

/** Moves the mouse, and waits until the pages of the visible links and their copy are prefetched. */
async function pagesAhead(page: Page) {
  const onTheirWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && onTheirWay.add(request))
  page.on('requestfinished', (request) => onTheirWay.delete(request))
  await hydrated(page)
  await page.mouse.move(2, 2)
  for (const { chunk } of pages) {
    const came = (chunk: string) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${chunk}-`))
    await page.waitForFunction(came, chunk)
  }
  await expect.poll(() => onTheirWay.size).toBe(0)
}

const menuLink = (page: Page, href: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${href}"]`)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a page whose link is in view shows without waiting for a request or a timer', {
  tag: '@all',
}, async ({ page }) => {
  await holdTimers(page)
  await page.goto('/about-us')
  await pagesAhead(page)
  await stopAnswers(page)
  for (const { href, title } of pages) {
    await page.evaluate(() => scrollTo(0, 300))
    await menuLink(page, href).evaluate((link: HTMLElement) => link.click())
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveURL(href)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('no page whose link was in view or hovered waits for the network', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.goto('/about-us')
  await pagesAhead(page)
  await context.setOffline(true)
  for (const { href, title } of pages) {
    await menuLink(page, href).click()
    await expect(heading(page)).toHaveText(title)
  }
})

test('an idle page lays out its sections below the reader, and those above when they are below', async ({
  page,
}) => {
  const sections = page.locator('.later')
  const waiting = page.locator('.later:not([data-laid-out])')
  await page.goto('/courses/clinical-1')
  await hydrated(page)
  await expect(waiting).toHaveCount(0)
  expect(await sections.count()).toBeGreaterThan(5)

  await menuLink(page, '/about-us').click()
  await expect(heading(page)).toHaveText('About Us')
  await expect(waiting).toHaveCount(0)
  expect(await sections.count()).toBeGreaterThan(1)

  await page.goto('/courses/clinical-2#price')
  await hydrated(page)
  await expect(sections.last()).toHaveAttribute('data-laid-out')
  await expect(sections.first()).not.toHaveAttribute('data-laid-out')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(waiting).toHaveCount(0)
})
