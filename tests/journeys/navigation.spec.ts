import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, hydrated, responsesHandled, test } from '../support/journey.ts'

test.use({ viewport: desktop })

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('route changes move focus, scroll to the top and count visits', async ({ page, site }) => {
  const visits: { page: string; referrer: string; userAgent: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/track-visit')) visits.push(request.postDataJSON())
  })
  await page.goto('/')
  await hydrated(page)
  // A visit is counted after the paint, which a click does not wait for.
  await expect.poll(() => visits.length).toBe(1)

  await test.step('a new page gets the focus, its title and the name that a screen reader announces', async () => {
    await menuLink(page, 'FAQs').click()
    await expect(page).toHaveTitle(/\| Beverly Hills Implant Academy$/)
    await expect(page.getByRole('main')).toBeFocused()
    const name = await page.title()
    await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1)
  })

  await test.step('each path is counted once, with its referrer', async () => {
    await expect(title(page)).not.toContainText('Mastership')
    await page.goBack()
    await expect(title(page)).toContainText('Mastership')
    await expect.poll(() => visits.map((visit) => visit.page)).toEqual(['/', '/faqs', '/'])
    expect(visits.map((visit) => visit.referrer)).toEqual(['', `${site.url}/`, `${site.url}/faqs`])
    expect(visits[0]?.userAgent).toContain('Mozilla/5.0')
  })

  await test.step('a change of the hash is not a route change', async () => {
    // The lower half of the home page comes later and makes room for this position.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 800))
      expect(await scrolled(page)).toBe(800)
    }).toPass()
    await page.evaluate(() => history.pushState(null, '', '#somewhere'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.locator('header a[hreflang=es]').first()).toHaveAttribute('href', '?lang=es#somewhere')
    expect(await scrolled(page)).toBe(800)
  })

  await test.step('every route change scrolls to the top, Back and Forward too', async () => {
    await page.evaluate(() => scrollTo(0, 1500))
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), 'a[href="/courses"]')
    await expect(page).toHaveURL('/courses')
    await expect.poll(() => scrolled(page)).toBe(0)
    // The change of the hash was not counted.
    await expect.poll(() => visits.map((visit) => visit.page)).toEqual(['/', '/faqs', '/', '/courses'])
    await page.evaluate(() => scrollTo(0, 900))
    await page.goBack()
    await expect(page).toHaveURL(/\/#somewhere$/)
    await expect(title(page)).toContainText('Mastership')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 900))
    await page.goForward()
    await expect(page).toHaveURL('/courses')
    await expect.poll(() => scrolled(page)).toBe(0)
  })
})

/** The titles that the page shows from now on, with '' for a page without one. */
function recordTitles(): string[] {
  const titles: string[] = []
  const record = () => {
    const heading = document.querySelector('h1')
    const title = heading?.checkVisibility() ? (heading.textContent ?? '') : ''
    if (title !== titles.at(-1)) titles.push(title)
  }
  record()
  const changes = { attributes: true, childList: true, characterData: true, subtree: true }
  new MutationObserver(record).observe(document.body, changes)
  return titles
}

/** The footer's link to a page whose prefetch on hover has failed. */
async function failedAhead(page: Page, name: string) {
  const file = new RegExp(`${name}-page`)
  await page.route(file, (route) => route.abort())
  await hydrated(page)
  const link = page.locator(`footer a[href="/${name}"]`)
  const ahead = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
  await link.hover()
  // A second import of the same file fails after the page has handled the first failure.
  await page.evaluate((file) => import(file).catch(() => {}), (await ahead).url())
  return link
}

test('slow and failing page loads', { tag: '@all' }, async ({ page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(/faqs-page/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)

  await test.step('previous page stays until the next one has loaded', async () => {
    const titles = await page.evaluateHandle(recordTitles)
    await menuLink(page, 'FAQs').click()
    await expect(page).toHaveURL('/faqs')
    await responsesHandled(page)
    allow()
    await expect(title(page)).toHaveText('FAQs')
    expect(await titles.jsonValue()).toEqual([expect.stringContaining('Mastership'), 'FAQs'])
  })

  await test.step('an error while routing shows the error screen, which links to the home page', async () => {
    await page.route(/terms-page|not-found-page/, (route) => route.abort())
    const sameBuild = page.waitForResponse('/')
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click())
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(/import|fetch/i)
    await (await sameBuild).finished()
    await expectAccessible(page)
    await page.unroute(/terms-page|not-found-page/)
    await page.getByRole('main').getByRole('link', { name: 'Back To Home' }).click()
    await expect(title(page)).toContainText('Mastership')
  })

  await test.step('a link whose page could not be prefetched is followed by the browser', async () => {
    const link = await failedAhead(page, 'terms')
    // During a second try, whose result is unknown, the click is left to the browser too.
    await page.route(/terms-page/, () => {})
    await menuLink(page, 'FAQs').hover()
    await link.hover()
    const whole = page.waitForRequest('/terms')
    await link.evaluate((link: HTMLElement) => link.click())
    expect((await whole).isNavigationRequest()).toBe(true)
    await expect(title(page)).toHaveText('Terms')
    await page.unroute(/terms-page/)
    await page.goto('/')
  })

  await test.step('a failed page load without a link is retried', async () => {
    await failedAhead(page, 'privacy')
    await page.unroute(/privacy-page/)
    await page.evaluate(() => {
      history.pushState(null, '', '/privacy')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(title(page)).toHaveText('Privacy')
    await page.goto('/')
  })

  await test.step('page reloads when the server has a newer build, even right after a load', async () => {
    let loads = 0
    await page.route(/terms-page/, (route) => (loads === 2 ? route.continue() : route.abort()))
    await page.route('/terms', (route) => {
      loads += 1
      return route.continue()
    })
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const newer = (await response.text()).replaceAll('/assets/', '/assets/newer-')
      await route.fulfill({ response, body: newer })
    })
    await hydrated(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click())
    await expect(title(page)).toHaveText('Terms')
    await expect(page).toHaveURL('/terms')
    await hydrated(page)
    expect(loads).toBe(2)
  })
})

test('an unknown address answers 404 with an error page, in both languages', async ({ page, request }) => {
  for (const [language, title, home] of [
    ['en', 'Page not found', 'Back To Home'],
    ['es', 'Página no encontrada', 'Volver al inicio'],
  ] as const) {
    const answer = await page.goto(`/no/such/page?lang=${language}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: home })).toHaveAttribute('href', '/')
    for (const path of ['/404', '/template/nothing']) {
      const same = await request.get(`${path}?lang=${language}`)
      expect(same.status()).toBe(404)
      expect(await same.text(), `${path} is the same page`).toBe(await answer?.text())
    }
  }
})
