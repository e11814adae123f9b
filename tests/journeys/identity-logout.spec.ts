import type { Page } from '@playwright/test'
import { createAccount, logOut, newAddress, storedUserKeys } from '#tests/support/identity-flows.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { keptName } from '#web/services/registration/kept-registration.ts'

/** Logs each response whose text the page has handled. Playwright evaluates nothing in a page that is leaving. */
async function reportHandledTexts(page: Page) {
  await page.addInitScript(() => {
    const { text } = Response.prototype
    Response.prototype.text = async function () {
      const body = await text.call(this)
      // biome-ignore lint/suspicious/noConsole: the test reads the console.
      setTimeout(() => console.debug(`handled ${this.url}`))
      return body
    }
  })
}

test('logout shows the home page after two seconds when the identity service hangs', async ({
  page,
  site,
}) => {
  const email = newAddress('hangs')
  await createAccount(page, email)
  await page.route('**/accounts:lookup*', () => {})
  await page.goto('/courses')
  await hydrated(page)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Log out failed'))
  const began = Date.now()
  await logOut(page, email)
  expect((await logged).text()).toContain('No answer within 2000 ms')
  await expect(page).toHaveURL(`${site.url}/`)
  expect(Date.now() - began).toBeGreaterThan(1900)
  expect(await storedUserKeys(page)).toEqual([])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('logout shows the home page when the sign-out fails', { tag: '@all' }, async ({ page, site }) => {
  const email = newAddress('fails')
  await createAccount(page, email)
  await page.route('**/identity-sdk-*', (route) => route.abort())
  await page.goto('/courses')
  await hydrated(page)
  await page.evaluate((name) => sessionStorage.setItem(name, '{}'), keptName)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Log out failed'))
  await logOut(page, email)
  await logged
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await storedUserKeys(page)).toEqual([])
  expect(await page.evaluate((name) => sessionStorage.getItem(name), keptName)).toBeNull()
})

test('logout shows the home page when a newer build is detected meanwhile', {
  tag: '@all',
}, async ({ page, site }) => {
  const email = newAddress('newer-build')
  await createAccount(page, email)
  await page.route('**/identity-sdk-*', (route) => route.abort())
  await reportHandledTexts(page)
  const newer = Promise.withResolvers<void>()
  const home = Promise.withResolvers<void>()
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return home.promise.then(() => route.continue())
    await newer.promise
    await route.fulfill({ body: 'a newer build' })
  })
  const asked = page.waitForRequest('/')
  await page.goto('/courses')
  await hydrated(page)
  await asked
  const left = page.waitForRequest((request) => request.isNavigationRequest())
  const handled = page.waitForEvent('console', (message) => message.text() === `handled ${site.url}/`)
  await logOut(page, email)
  await left
  newer.resolve()
  await handled
  home.resolve()
  await expect(page).toHaveURL(`${site.url}/`)
})
