import type { Page } from '@playwright/test'
import {
  createAccount,
  expectAccount,
  greeting,
  newAddress,
  password,
  signIn,
} from '#tests/support/identity-flows.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'

const key = 'firebase:authUser:academy-identity:[DEFAULT]'
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('firebase:authUser:')))

async function logOut(page: Page, email: string) {
  await greeting(page, email).click()
  await page.getByRole('button', { name: 'Log Out' }).first().click()
}

/** Changes the stored user, as if time had passed or somebody had tampered. */
async function changeStored(page: Page, changes: Record<string, unknown>) {
  await page.evaluate(
    ({ name, changed }) => {
      const user = JSON.parse(localStorage.getItem(name) ?? '')
      user.stsTokenManager = { ...user.stsTokenManager, ...changed }
      localStorage.setItem(name, JSON.stringify(user))
    },
    { name: key, changed: changes },
  )
}

test.describe('logging out', () => {
  test('ends at / within two seconds when the identity service hangs', async ({ page, site }) => {
    const email = newAddress('hangs')
    await createAccount(page, email)
    await page.route('**/accounts:lookup*', () => {})
    await page.goto('/courses')
    await hydrated(page)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Log out failed'))
    const began = Date.now()
    await logOut(page, email)
    await logged
    await expect(page).toHaveURL(`${site.url}/`)
    expect(Date.now() - began).toBeGreaterThan(1900)
    expect(Date.now() - began).toBeLessThan(4000)
    expect(await storedKeys(page)).toEqual([])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('ends at / when the sign-out fails', async ({ page, site }) => {
    const email = newAddress('fails')
    await createAccount(page, email)
    await page.route('**/identity-sdk-*', (route) => route.abort())
    await page.goto('/courses')
    await hydrated(page)
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Log out failed'))
    await logOut(page, email)
    await logged
    await expect(page).toHaveURL(`${site.url}/`)
    expect(await storedKeys(page)).toEqual([])
  })
})

test('a stored user is greeted before the network answers, and kept while it does not', async ({ page }) => {
  const email = newAddress('stored')
  await createAccount(page, email)
  await page.route('**/api/config', () => {})
  await page.goto('/')
  await expect(greeting(page, email)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden()
})

test('a stored user whom the service no longer knows is gone after its report', async ({ page }) => {
  const email = newAddress('revoked')
  await createAccount(page, email)
  await changeStored(page, { accessToken: 'made up', refreshToken: 'made up' })
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
})

test('a stored user of another service greets once and is then forgotten', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    localStorage.setItem(
      'firebase:authUser:another-key:[DEFAULT]',
      JSON.stringify({ email: 'old@mail.example', uid: 'x' }),
    ),
  )
  await page.goto('/')
  await expect(greeting(page, 'old@mail.example')).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
})

test('tabs follow each other in and out', async ({ context }) => {
  const email = newAddress('tabs')
  const first = await context.newPage()
  await createAccount(first, email)
  const second = await context.newPage()
  await second.goto('/courses')
  await hydrated(second)
  await expect(greeting(second, email)).toBeVisible()

  await logOut(first, email)
  await expect(second.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

  await signIn(first, email, password)
  await expectAccount(first)
  await expect(greeting(second, email)).toBeVisible()
})

test.describe('the bearer', () => {
  const bearers = (page: Page) => {
    const seen: Record<string, string | undefined> = {}
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) seen[pathname] = request.headers().authorization
    })
    return seen
  }

  test('goes with every call while a user is stored, and with none otherwise', async ({ page }) => {
    const seen = bearers(page)
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => Object.keys(seen).sort()).toEqual(['/api/analytics/track-visit', '/api/ipinfo'])
    expect(Object.values(seen)).toEqual([undefined, undefined])

    await createAccount(page, newAddress('bearer'))
    await page.evaluate(() => localStorage.removeItem('ipInfo'))
    for (const name of Object.keys(seen)) delete seen[name]
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => Object.keys(seen)).toContain('/api/ipinfo')
    for (const bearer of Object.values(seen)) expect(bearer).toMatch(/^Bearer ey/)
  })

  test('is refreshed when it has expired', async ({ page }) => {
    await createAccount(page, newAddress('expired'))
    const before = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? ''), key)
    await changeStored(page, { expirationTime: 1 })
    await page.evaluate(() => localStorage.removeItem('ipInfo'))
    const refreshed = page.waitForRequest('**/securetoken.googleapis.com/v1/token*')
    const asked = page.waitForRequest('**/api/ipinfo')
    await page.goto('/')
    await hydrated(page)
    await refreshed
    const bearer = (await asked).headers().authorization
    expect(bearer).toMatch(/^Bearer ey/)
    expect(bearer).not.toBe(`Bearer ${before.stsTokenManager.accessToken}`)
  })
})

test.describe('the SDK', () => {
  const loads = (page: Page) => {
    const seen: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('identity-sdk')) seen.push(request.url())
    })
    return seen
  }

  test('is never loaded for a visitor who only reads', async ({ page }) => {
    const seen = loads(page)
    for (const path of ['/', '/courses', '/about-us']) {
      await page.goto(path)
      await hydrated(page)
      await page.waitForTimeout(500)
    }
    expect(seen).toEqual([])
  })

  test('is loaded for a stored user only once the page is idle', async ({ page }) => {
    await createAccount(page, newAddress('idle'))
    // The browser's idle time begins when the test says so.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      window.requestIdleCallback = (callback) => waiting.push(callback)
      Object.assign(window, {
        becomeIdle() {
          for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
        },
      })
    })
    const seen = loads(page)
    await page.goto('/')
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(seen).toEqual([])
    await page.evaluate(() => (window as never as { becomeIdle(): void }).becomeIdle())
    await expect.poll(() => seen.length).toBe(1)
  })
})
