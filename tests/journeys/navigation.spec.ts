import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, hydrated, test } from '../support/journey.ts'

test.use({ viewport: desktop })

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name })

test('every change of the route starts at the top, Back and Forward too', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 1500))
  await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), 'a[href="/courses"]')
  await expect(page).toHaveURL('/courses')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 900))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mastership')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 900))
  await page.goForward()
  await expect(page).toHaveURL('/courses')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a change of the hash alone is no change of the route', async ({ page }) => {
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/track-visit')) visits.push(request.postDataJSON().page)
  })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 800))
  await page.evaluate(() => history.pushState(null, '', '#somewhere'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(800)
  expect(visits).toEqual(['/'])
})

test('each path is counted once, with where the visitor came from', async ({ page, site }) => {
  const visits: { page: string; referrer: string; userAgent: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/track-visit')) visits.push(request.postDataJSON())
  })
  await page.goto('/')
  await hydrated(page)
  await menuLink(page, 'FAQs').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Mastership')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mastership')
  await expect.poll(() => visits.map((visit) => visit.page)).toEqual(['/', '/faqs', '/'])
  expect(visits.map((visit) => visit.referrer)).toEqual(['', `${site.url}/`, `${site.url}/faqs`])
  expect(visits[0]?.userAgent).toContain('Mozilla/5.0')
})

test('a visitor who leaves before hydration counts too, and a failure stays unseen', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  let counted = 0
  await page.route('/api/analytics/track-visit', (route) => {
    counted += 1
    return route.abort()
  })
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => counted).toBe(1)
  expect(errors.filter((message) => !message.includes('entry'))).toEqual([])
})

test('a new page gets the focus, its title and the name that a screen reader says', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await menuLink(page, 'FAQs').click()
  await expect(page).toHaveTitle(/\| Beverly Hills Implant Academy$/)
  await expect(page.getByRole('main')).toBeFocused()
  const title = await page.title()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
})

test('a page whose link was in view waits for no request', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/*', (route) => route.abort())
  await page.evaluate(() => document.querySelector<HTMLElement>('header nav a[href="/faqs"]')?.click())
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Mastership')
  await expect(page).toHaveURL('/faqs')
})

test('nobody there, nothing is fetched ahead', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await page.waitForSelector('html[data-hydrated]')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('-page-'))).toEqual([expect.stringContaining('home-page-')])
})

test('the page before stays until the next one is there', async ({ page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(/faqs-page/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await menuLink(page, 'FAQs').click()
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mastership')
  allow()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Mastership')
})

test('what throws while routing ends on the error screen, which leads home', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.route(/terms-page|not-found-page/, (route) => route.abort())
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click())
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/import|fetch/i)
  await expectAccessible(page)
  await page.unroute(/terms-page|not-found-page/)
  await page.getByRole('main').getByRole('link', { name: 'Back To Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mastership')
})

test('an unknown address answers 404 and says so, in both languages', async ({ page }) => {
  for (const [language, title, home] of [
    ['en', 'Page not found', 'Back To Home'],
    ['es', 'Página no encontrada', 'Volver al inicio'],
  ] as const) {
    for (const path of ['/404', '/no/such/page']) {
      const answer = await page.goto(`${path}?lang=${language}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: home })).toHaveAttribute('href', '/')
    }
  }
})
