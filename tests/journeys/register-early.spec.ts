// Before the script of /register has run: nothing is lost that a quick hand does, and nothing waits that came with it.
import type { Page } from '@playwright/test'
import { createAccount, newAddress } from '#tests/support/identity-flows.ts'
import { expect, hydrated, neverRests, phone, test } from '#tests/support/journey.ts'
import { cardFrame, continueButton, fromNewAddress, newRegistrant } from '#tests/support/registering.ts'

const module1 = (page: Page) => page.getByRole('checkbox', { name: /^Module 1/ })
const lives = (page: Page) => page.waitForSelector('html[data-hydrated]')

/** The page's script is on its way until the call that this gives. */
async function openBeforeItsScript(page: Page, address = '/register'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-*.js', async (route) => {
    await released
    await route.continue()
  })
  await fromNewAddress(page)
  await page.goto(address)
  return release
}

test('what is typed, filled in and ticked before the page lives counts, the last choice last', async ({
  page,
}) => {
  const { email, phone } = newRegistrant()
  const fellowship = page.getByRole('radio', { name: /BHIA Fellowship Program/ })
  const module2 = page.getByRole('checkbox', { name: /^Module 2/ })
  const bringScript = await openBeforeItsScript(page)
  await page.locator('[name=email]').fill(email)
  // As a browser fills in what it knows, without a word.
  await page.locator('[name=phone]').evaluate((field, known) => Object.assign(field, { value: known }), phone)
  await module2.check()
  await module2.uncheck()
  await fellowship.check()
  await module1(page).check()
  await page.locator('[name=name]').pressSequentially('Rivera')
  await page.keyboard.press('Home')
  await page.keyboard.type('Dr. ')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  bringScript()
  await lives(page)

  await page.keyboard.type('Alex ')
  await expect(page.locator('[name=name]')).toHaveValue('Dr. Alex Rivera')
  await expect(page.locator('output')).toHaveText('Total $2,850.00')
  await expect(module1(page)).toBeChecked()
  await expect(module2).not.toBeChecked()
  await expect(fellowship).not.toBeChecked()
  await continueButton(page).click()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  for (const told of ['Dr. Alex Rivera', email, phone]) await expect(page.getByText(told)).toBeVisible()
})

test('so does what is ticked by somebody who has paid for something else', async ({ page }) => {
  const { name, email, phone } = newRegistrant()
  await page.addInitScript((kept) => sessionStorage.setItem('registration', JSON.stringify(kept)), {
    form: { name, email, phone, selectedOption: 'fellowship' },
    formKey: 'paid',
    opened: true,
    receipt: { number: null },
  })
  const bringScript = await openBeforeItsScript(page)
  await module1(page).check()
  bringScript()
  await lives(page)
  await expect(page.locator('output')).toHaveText('Total $2,850.00')
  await expect(module1(page)).toBeChecked()
  await expect(page.locator('[name=name]')).toHaveValue(name)
})

test('so does what somebody types whose profile lacks it, and a press on Continue waits for the profile', async ({
  page,
}) => {
  const email = newAddress('early')
  await createAccount(page, email)
  const bringScript = await openBeforeItsScript(page)
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
  bringScript()
  await lives(page)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  for (const name of ['name', 'email', 'phone']) await expect(page.locator(`[name=${name}]`)).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
  answered.resolve()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  for (const told of ['Alex Rivera', email, '(213) 555-0177'])
    await expect(page.getByText(told)).toBeVisible()
})

test('what a link names and cannot be had is told beside an early tick, until the next choice', async ({
  page,
}) => {
  for (const [names, told] of [
    ['module2&date=2024-02-29', /^Module 2, Feb 29 2024: this date can no longer be chosen/],
    ['module9', /^The link that led here names a course that we do not offer/],
  ] as const) {
    const bringScript = await openBeforeItsScript(page, `/register?course=${names}`)
    const early = page.getByRole('checkbox', { name: /^Module 2/ })
    await early.check()
    bringScript()
    await lives(page)
    await expect(page.getByText(told)).toBeVisible()
    await expect(early).toBeChecked()
    await module1(page).click()
    await expect(page.getByText(told)).toBeHidden()
    await expect(early).toBeChecked()
  }
})

test('a stranger’s page rests, whatever a campaign adds to its address, and moves nothing when it wakes; a choice in the address, a kept form and a profile wait for no touch', async ({
  page,
}) => {
  await neverRests(page)
  await page.setViewportSize(phone)
  await page.goto('/register?lang=es&utm_source=letter&gclid=1', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  const lowest = async () => {
    // A face that comes later may break a line elsewhere than the one that stood in for it.
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    return page.locator('main form button[type=submit]').boundingBox()
  }
  const asleep = await lowest()
  await hydrated(page)
  await expect(page.getByText(/quedan \d+ plazas de/).first()).toBeVisible()
  expect(await lowest()).toEqual(asleep)
  await page.goto('/register?course=module1')
  await lives(page)
  await page.goto('/register')
  await lives(page)
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ email: 'alex@mail.example' }))
  })
  await page.goto('/register')
  await lives(page)
})
