import { networkInterfaces } from 'node:os'
import { createVerifyAndReturn } from '#tests/support/identity-flows.ts'
import { expect, test } from '#tests/support/journey.ts'
import { startSite } from '#tests/support/site.ts'

const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address))
test.skip(!addresses.includes('::1'), 'This machine has no [::1].')

/**
 * What can differ here is the address itself, in its brackets: where the SDK sends its calls, what the page's policy lets
 * it reach, whom a cookie and the stored user belong to, where a mail's link leads, and which machine is this one. Every
 * flow meets these in the same way, so one of them goes all the way round; the others are told on 127.0.0.1.
 */
test('on [::1] an account is created, verified, signed out and in again, and the language is kept', {
  tag: '@all',
}, async ({ browser }) => {
  // In the browser that is here: a worker with another environment would start one more, and end alone.
  const site = await startSite({ HOST: '::1' })
  try {
    expect(site.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    const context = await browser.newContext({ baseURL: site.url })
    const page = await context.newPage()
    await createVerifyAndReturn(page, site)

    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    // Where the browser followed the link, the page says its language before its script has stored it.
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
