import type { Page } from '@playwright/test'
import {
  createAccount,
  expectAccount,
  greeting,
  logOut,
  newAddress,
  password,
  signIn,
  storedUserKey,
  storedUserKeys,
} from '#tests/support/identity-flows.ts'
import { expect, hydrated, responsesHandled, test } from '#tests/support/journey.ts'

/** Changes the stored user to simulate passed time or a changed account. */
async function changeStored(page: Page, changes: Record<string, unknown>) {
  await page.evaluate(
    ({ name, changed }) => {
      const user = JSON.parse(localStorage.getItem(name) ?? '')
      user.stsTokenManager = { ...user.stsTokenManager, ...changed }
      localStorage.setItem(name, JSON.stringify(user))
    },
    { name: storedUserKey, changed: changes },
  )
}

/** Resolves after the callbacks that the page has scheduled for its idle time, and their requests. */
async function idle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await responsesHandled(page)
}

/** Makes the next page request it again. A pending answer would be stored after the removal. */
async function forgetRegion(page: Page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ipInfo'))).not.toBeNull()
  await page.evaluate(() => localStorage.removeItem('ipInfo'))
}

test('stored user is greeted at once, and kept while the identity service knows the user', async ({
  page,
}) => {
  const email = newAddress('stored')
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
  await createAccount(page, email)

  await test.step('a public call is sent without an expired bearer that cannot be refreshed', async () => {
    await changeStored(page, { expirationTime: 1 })
    await forgetRegion(page)
    const tokens = '**/securetoken.googleapis.com/**'
    await page.route(tokens, (route) => route.abort())
    const asked = page.waitForRequest('**/api/ipinfo')
    await page.goto('/')
    await hydrated(page)
    expect((await asked).headers().authorization).toBeUndefined()
    await page.unroute(tokens)
  })

  await test.step('the bearer is refreshed when it has expired', async () => {
    const before = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? ''), storedUserKey)
    await changeStored(page, { expirationTime: 1 })
    await forgetRegion(page)
    const refreshed = page.waitForRequest('**/securetoken.googleapis.com/v1/token*')
    const asked = page.waitForRequest('**/api/ipinfo')
    await page.goto('/')
    await hydrated(page)
    await refreshed
    const bearer = (await asked).headers().authorization
    expect(bearer).toMatch(/^Bearer ey/)
    expect(bearer).not.toBe(`Bearer ${before.stsTokenManager.accessToken}`)
  })

  const config = '**/api/config'
  let answers = false
  await page.route(config, (route) => answers && route.continue())

  await test.step('a stored user is greeted before the identity service answers, and kept while it is unreachable', async () => {
    const asked = page.waitForRequest(config)
    await page.goto('/')
    await expect(greeting(page, email)).toBeVisible()
    await hydrated(page)
    // This page gets no answer from the service, so it does not store its user again during the next step.
    await asked
    await expect(greeting(page, email)).toBeVisible()
    await expect(login).toBeHidden()
    answers = true
  })

  await test.step('a stored user that the service does not know is removed after its answer', async () => {
    await changeStored(page, { accessToken: 'made up', refreshToken: 'made up' })
    await page.goto('/')
    await hydrated(page)
    await expect(login).toBeVisible()
    expect(await storedUserKeys(page)).toEqual([])
  })

  await test.step('a stored user of another service is greeted once and then removed, also on a page from the back-forward cache', async () => {
    const { promise: seen, resolve: look } = Promise.withResolvers<void>()
    await page.route(config, (route) => seen.then(() => route.continue()))
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      localStorage.setItem(
        'firebase:authUser:another-key:[DEFAULT]',
        JSON.stringify({ email: 'old@mail.example', uid: 'x' }),
      )
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(greeting(page, 'old@mail.example')).toBeVisible()
    look()
    await hydrated(page)
    await expect(login).toBeVisible()
    expect(await storedUserKeys(page)).toEqual([])
  })
})

test('tabs follow a login and a logout in another tab, and clear the form of the former user', async ({
  context,
}) => {
  const email = newAddress('tabs')
  const first = await context.newPage()
  await createAccount(first, email)
  const second = await context.newPage()
  const tabs = [first, second]
  for (const tab of tabs) {
    await tab.goto('/register')
    await hydrated(tab)
    await expect(greeting(tab, email)).toBeVisible()
    await expect(tab.locator('[name=email]')).toHaveValue(email)
    await tab.locator('[name=name]').fill('Dr. Vega')
  }
  await second.reload()
  await expect(second.locator('[name=name]')).toHaveValue('Dr. Vega')

  await second.goto('/register?course=module1')
  await hydrated(second)
  await second.goto('/register#payment')
  await expect(second.getByRole('heading', { name: 'Card payment' })).toBeVisible()

  await logOut(first, email)
  await expect(second.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  // The other tab is notified before this page is left.
  await expect(first).toHaveURL('/')
  // A later render must not open the payment either.
  await expect(second).toHaveURL(/\/register$/)
  await first.goto('/register')
  for (const tab of tabs) {
    await hydrated(tab)
    for (const field of ['name', 'email']) await expect(tab.locator(`[name=${field}]`)).toHaveValue('')
  }

  await signIn(first, email, password)
  await expectAccount(first)
  await expect(greeting(second, email)).toBeVisible()

  await test.step('a logout while the SDK of another tab looks up the user does not store the user again', async () => {
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    const lookup = '**/accounts:lookup*'
    // The previous page may still be looking up its user.
    await second.goto('about:blank')
    await second.route(lookup, (route) => allowed.then(() => route.continue()))
    const asked = second.waitForRequest(lookup)
    await second.goto('/register')
    await hydrated(second)
    await asked
    await logOut(first, email)
    const login = second.getByRole('banner').getByRole('link', { name: 'Login' })
    await expect(login).toBeVisible()
    const answered = second.waitForResponse(lookup)
    allow()
    await answered
    await responsesHandled(second)
    await expect(login).toBeVisible()
    expect(await storedUserKeys(second)).toEqual([])
  })
})

test('only signed-in users send a bearer and load the SDK', async ({ page }) => {
  const bearers: Record<string, string | undefined> = {}
  const sdkLoads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) bearers[pathname] = request.headers().authorization
    if (pathname.includes('identity-sdk')) sdkLoads.push(pathname)
  })

  await test.step('the SDK is never loaded for a visitor who only reads, and no call carries a bearer', async () => {
    await page.goto('/')
    await hydrated(page)
    await expect
      .poll(() => Object.keys(bearers).sort())
      .toEqual(['/api/analytics/track-visit', '/api/ipinfo'])
    expect(Object.values(bearers)).toEqual([undefined, undefined])
    await idle(page)
    for (const path of ['/courses', '/about-us']) {
      await page.goto(path)
      await hydrated(page)
      await idle(page)
    }
    expect(sdkLoads).toEqual([])
  })

  await createAccount(page, newAddress('bearer'))

  await test.step('the bearer goes with every call while a user is stored, and with none otherwise', async () => {
    await forgetRegion(page)
    for (const name of Object.keys(bearers)) delete bearers[name]
    sdkLoads.splice(0)
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => Object.keys(bearers)).toContain('/api/ipinfo')
    for (const bearer of Object.values(bearers)) expect(bearer).toMatch(/^Bearer ey/)
    await expect.poll(() => sdkLoads.length).toBe(1)
  })

  await test.step('the SDK is loaded for a stored user only once the page is idle', async () => {
    // The test controls when the browser's idle time begins.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      window.requestIdleCallback = (callback) => waiting.push(callback)
      Object.assign(window, {
        becomeIdle() {
          for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 })
        },
      })
    })
    sdkLoads.splice(0)
    await page.goto('/')
    await hydrated(page)
    await responsesHandled(page)
    expect(sdkLoads).toEqual([])
    await page.evaluate(() => (window as never as { becomeIdle(): void }).becomeIdle())
    await expect.poll(() => sdkLoads.length).toBe(1)
  })
})

test('a browser that signed in before is not locked out by wrong passwords from other browsers', {
  tag: '@all',
}, async ({ page, context, request, site }) => {
  const email = newAddress('known')
  await createAccount(page, email)
  const [mark] = (await context.cookies(`${site.url}/identitytoolkit.googleapis.com/`)).filter(
    ({ name }) => name === 'device',
  )
  expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/identitytoolkit.googleapis.com/' })
  await logOut(page, email)
  await expect(page).toHaveURL(`${site.url}/`)
  // Without the browser's cookies, from the same address.
  const guess = async (typed: string) => {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
    const answer = await request.post(`${site.url}${path}`, { data: { email, password: typed } })
    return (await answer.json()).error?.message
  }
  for (let nth = 0; nth < 5; nth += 1) expect(await guess(`guess ${nth}`)).toBe('INVALID_PASSWORD')
  expect(await guess(password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  await signIn(page, email)
  await expectAccount(page)
})
