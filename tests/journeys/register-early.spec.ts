// Before the script of /register has run: nothing is lost that a quick hand does, and nothing waits that came with it.
import { expect, test } from '#tests/support/journey.ts'
import {
  cardFrame,
  continueButton,
  fillContact,
  fromNewAddress,
  newRegistrant,
} from '#tests/support/registering.ts'

test('what is typed and ticked before the page lives counts, the last choice last', async ({ page }) => {
  const registrant = newRegistrant()
  const fellowship = page.getByRole('radio', { name: /BHIA Fellowship Program/ })
  const module1 = page.getByRole('checkbox', { name: /^Module 1/ })
  const module2 = page.getByRole('checkbox', { name: /^Module 2/ })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-*.js', async (route) => {
    await released
    await route.continue()
  })
  await fromNewAddress(page)
  await page.goto('/register')
  await fillContact(page, registrant)
  await module2.check()
  await module2.uncheck()
  await fellowship.check()
  await module1.check()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  release()

  await expect(page.locator('output')).toHaveText('$2,850.00')
  await expect(module1).toBeChecked()
  await expect(module2).not.toBeChecked()
  await expect(fellowship).not.toBeChecked()
  await continueButton(page).click()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  await expect(page.getByText(registrant.email)).toBeVisible()
})

test('a choice in the address, a kept form and a profile wait for no touch', async ({ page }) => {
  // Nobody who rests here is ever taken for somebody who has read.
  await page.addInitScript(() => {
    const after = window.setTimeout
    window.setTimeout = ((then: () => void, ms: number) =>
      ms === 3000 ? 0 : after(then, ms)) as typeof after
  })
  const lives = () => page.waitForSelector('html[data-hydrated]')
  await page.goto('/register?course=module1')
  await lives()
  await page.goto('/register')
  await lives()
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ email: 'alex@mail.example' }))
  })
  await page.goto('/register')
  await lives()
})
