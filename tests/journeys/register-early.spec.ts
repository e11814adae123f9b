// Input on /register before hydration is kept. Hydration starts at once when the page has stored data.
import type { Page } from '@playwright/test'
import { createAccount, newAddress } from '#tests/support/identity-flows.ts'
import { expect, hydrated, phone, test, withoutIdleHydration } from '#tests/support/journey.ts'
import { cardFrame, continueButton, newRegistrant } from '#tests/support/registering.ts'
import { keptName } from '#web/services/registration/kept-registration.ts'

const module1 = (page: Page) => page.getByRole('checkbox', { name: /^Module 1/ })
const hydration = (page: Page) => page.waitForSelector('html[data-hydrated]')

/** Holds the page's script back until the returned function is called. */
async function openWithoutScript(page: Page, address = '/register'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address)
  return release
}

test('input before hydration is kept, and the last choice wins', async ({ page }) => {
  const { email, phone } = newRegistrant()
  const fellowship = page.getByRole('radio', { name: /BHIA Fellowship Program/ })
  const module2 = page.getByRole('checkbox', { name: /^Module 2/ })
  const releaseScript = await openWithoutScript(page)
  await page.locator('[name=email]').fill(email)
  // Browser autofill sets the value without an input event.
  await page.locator('[name=phone]').evaluate((field, known) => Object.assign(field, { value: known }), phone)
  await module2.check()
  await module2.uncheck()
  await fellowship.check()
  await module1(page).check()
  await page.locator('[name=name]').pressSequentially('Rivera')
  await page.keyboard.press('Home')
  await page.keyboard.type('Dr. ')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  releaseScript()
  await hydration(page)

  await page.keyboard.type('Alex ')
  await expect(page.locator('[name=name]')).toHaveValue('Dr. Alex Rivera')
  await expect(page.locator('output')).toHaveText('Total $2,850.00')
  await expect(module1(page)).toBeChecked()
  await expect(module2).not.toBeChecked()
  await expect(fellowship).not.toBeChecked()
  await continueButton(page).click()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  for (const text of ['Dr. Alex Rivera', email, phone]) await expect(page.getByText(text)).toBeVisible()
})

test('choices made before hydration survive for a returning buyer', { tag: '@all' }, async ({ page }) => {
  const { name, email, phone } = newRegistrant()
  const kept = {
    form: { name, email, phone, selectedOption: 'fellowship' },
    formKey: 'paid',
    opened: true,
    receipt: { number: null },
  }
  const keep = ([key, value]: readonly [string, string]) => sessionStorage.setItem(key, value)
  await page.addInitScript(keep, [keptName, JSON.stringify(kept)] as const)
  const releaseScript = await openWithoutScript(page)
  await module1(page).check()
  releaseScript()
  await hydration(page)
  await expect(page.locator('output')).toHaveText('Total $2,850.00')
  await expect(module1(page)).toBeChecked()
  await expect(page.locator('[name=name]')).toHaveValue(name)
})

test('input before hydration fills what the profile lacks, and Continue waits for the profile', {
  tag: '@all',
}, async ({ page }) => {
  const email = newAddress('early')
  await createAccount(page, email)
  const releaseScript = await openWithoutScript(page)
  await module1(page).check()
  await page.locator('[name=email]').fill('other@mail.example')
  await page.locator('[name=name]').fill('Alex Rivera')
  await page.locator('[name=phone]').fill('(213) 555-0177')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/account/profile', async (route) => {
    await answered.promise
    await route.fallback()
  })
  await continueButton(page).dispatchEvent('click')
  releaseScript()
  await hydration(page)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  for (const name of ['name', 'email', 'phone']) await expect(page.locator(`[name=${name}]`)).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
  answered.resolve()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  for (const text of ['Alex Rivera', email, '(213) 555-0177'])
    await expect(page.getByText(text)).toBeVisible()
})

test('notice of an outdated link stays after a choice before hydration, until the next choice', {
  tag: '@all',
}, async ({ page }) => {
  for (const [query, notice] of [
    ['module2&date=2024-02-29', /^Module 2, Feb 29, 2024: this date is no longer available/],
    ['module9', /^Your link is for a course that we don’t offer/],
  ] as const) {
    const releaseScript = await openWithoutScript(page, `/register?course=${query}`)
    const early = page.getByRole('checkbox', { name: /^Module 2/ })
    await early.check()
    releaseScript()
    await hydration(page)
    await expect(page.getByText(notice)).toBeVisible()
    await expect(early).toBeChecked()
    await module1(page).click()
    await expect(page.getByText(notice)).toBeHidden()
    await expect(early).toBeChecked()
  }
})

test('register page of a new visitor hydrates on interaction without layout shift, and at once with a choice, a stored form or a user', {
  tag: '@all',
}, async ({ page }) => {
  await withoutIdleHydration(page)
  await page.setViewportSize(phone)
  await page.goto('/register?lang=es&utm_source=newsletter&gclid=1', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  const submitBox = async () => {
    // A late web font may wrap lines differently from its fallback.
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    return page.locator('main form button[type=submit]').boundingBox()
  }
  const before = await submitBox()
  await hydrated(page)
  await expect(page.getByText(/quedan \d+ cupos de/).first()).toBeVisible()
  expect(await submitBox()).toEqual(before)
  await page.goto('/register?course=module1')
  await hydration(page)
  await page.goto('/register')
  await hydration(page)
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ email: 'alex@mail.example' }))
  })
  await page.goto('/register')
  await hydration(page)
})
