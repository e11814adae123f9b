// The ways into the office and out of it, with the passkeys that Chromium emulates.
import { expect, test } from '../support/journey.ts'
import { join, officeUrl, signInWithPasskey } from '../support/office-journey.ts'

test('an invited owner creates a passkey, signs out and signs in again', async ({ browser, site }) => {
  const { page, close } = await join(browser, site)
  await page.getByRole('button', { name: 'Inés Caldera' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(officeUrl(site, '/sign-in'))
  await signInWithPasskey(page)
  await expect(page).toHaveURL(/\/office\/?$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await close()
})
