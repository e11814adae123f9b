import { networkInterfaces } from 'node:os'
import { createVerifyAndReturn } from '#tests/support/identity-flows.ts'
import { expect, test } from '#tests/support/journey.ts'
import { startSite } from '#tests/support/site.ts'

const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address))
test.skip(!addresses.includes('::1'), 'This machine has no [::1].')

/**
 * Only the address in brackets can make a difference: in the SDK's calls, the content security policy, the origin of
 * cookies and storage, links in emails, and the check for this machine. Every flow uses these in the same way, so one
 * flow runs here; the others run on 127.0.0.1.
 */
test('on [::1] an account is created, verified, signed out and in again, and the language is kept', {
  tag: '@all',
}, async ({ browser }) => {
  // In this worker's browser: another environment would start another worker and browser.
  const site = await startSite({ HOST: '::1' })
  try {
    expect(site.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    const context = await browser.newContext({ baseURL: site.url })
    const page = await context.newPage()
    await createVerifyAndReturn(page, site)

    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    // After the link is followed, the page has its language before its script has stored it.
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'language'))
      .toMatchObject({ value: 'es', domain: '[::1]' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await context.close()
  } finally {
    await site.dispose()
  }
})
