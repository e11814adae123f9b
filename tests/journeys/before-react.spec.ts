// Pages before React has loaded.
import type { Page } from '@playwright/test'
import { desktop, expect, hydrated, phone, test, withoutIdleHydration } from '../support/journey.ts'

test.use({ viewport: desktop })

const react = '**/assets/entry-*.js'
const ownScript = '**/assets/home-page-*.js'

/** Stores a user as the identity service does, before the page's first script runs. */
async function signInBefore(page: Page, email: string) {
  const user = JSON.stringify({ uid: 'u1', email, stsTokenManager: { accessToken: 'stored-token' } })
  await page.addInitScript((user) => {
    localStorage.setItem('firebase:authUser:any-key:[DEFAULT]', user)
  }, user)
}

test('page works before React has loaded', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  let counted = 0
  await page.route('/api/analytics/track-visit', (route) => {
    counted += 1
    return route.abort()
  })
  await page.route(react, (route) => route.abort())
  await signInBefore(page, 'alex.rivera@example.com')
  await page.goto('/')

  await test.step('a stored user is greeted in the first frame, and Login never shows', async () => {
    await expect(page.getByRole('button', { name: 'Welcome, alex.rivera!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
  })

  await test.step('a visit that ends before hydration is counted, and a failure shows no error', async () => {
    await expect.poll(() => counted).toBe(1)
    expect(errors.filter((message) => !message.includes('entry'))).toEqual([])
  })

  await test.step('the dropdown opens before hydration', async () => {
    await page.getByRole('button', { name: 'Welcome, alex.rivera!' }).click()
    await expect(page.getByRole('link', { name: 'Your Account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Your Account' })).toBeHidden()
  })

  await test.step('the menu of a narrow window opens before hydration', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.setViewportSize(desktop)
  })

  // Must be set before the page that needs it: an idle page prefetches it.
  await page.route(ownScript, (route) => route.abort())
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(react, async (route) => {
    await allowed
    await route.continue()
  })
  await test.step('the language switch works before hydration', async () => {
    await page.getByRole('link', { name: 'ES Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es')
  })

  const card = page.getByRole('complementary', { name: 'Promoción' })
  await test.step('a page whose script fails to load keeps its content', async () => {
    await page.getByRole('button', { name: 'Cerrar la promoción' }).click()
    const sameBuild = page.waitForResponse('/')
    allow()
    await (await sameBuild).finished()
    await expect(card).toBeVisible()
  })

  await test.step('the script is requested again on the next interaction, and an earlier click is repeated', async () => {
    await page.unroute(ownScript)
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(card).toBeHidden({ timeout: 500 })
    }).toPass()
  })
})

test('page reloads once when its script fails', {
  tag: '@all',
}, async ({ page }) => {
  await withoutIdleHydration(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  let asked = 0
  // Simulates a browser that never requests a failed module again.
  await page.route(react, (route) => {
    if (route.request().resourceType() !== 'script') return route.continue()
    asked += 1
    return route.abort()
  })
  const sign = () => page.keyboard.press('Shift')
  await page.goto('/')
  await expect.poll(() => sign().then(() => loads)).toBe(2)
  // An interaction with the page that is being left would start the load again.
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload')
  asked = 0
  await expect.poll(() => sign().then(() => asked)).toBeGreaterThan(4)
  await page.unroute(react)
  await hydrated(page)
  expect(loads, 'what is broken does not go round').toBe(2)
})

test('the script that starts React is requested again after it failed, and the click that waited is repeated', {
  tag: '@all',
}, async ({ page }) => {
  await withoutIdleHydration(page)
  let asked = 0
  await page.route('**/assets/after-paint-*.js', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  const sameBuild = page.waitForResponse('/')
  await page.goto('/contact')
  await (await sameBuild).finished()
  await page.getByLabel('Email').fill('ana')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana')
})
