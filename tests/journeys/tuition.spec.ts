import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { desktop, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { academy, buy } from '#tests/support/purchases.ts'
import { newRegistrant, payButton, toPayment } from '#tests/support/registering.ts'

const stories = [
  {
    language: 'en',
    viewport: desktop,
    label: 'Discount code',
    apply: 'Apply',
    refused: 'This code is not valid.',
  },
  {
    language: 'es',
    viewport: phone,
    label: 'Código de descuento',
    apply: 'Aplicar',
    refused: 'Este código no vale para esta inscripción.',
  },
] as const

for (const { language, viewport, label, apply, refused } of stories) {
  test(`buyer uses a discount code, member sees credit and fees (${language}) @all`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const code = `HALF${language.toUpperCase()}`
    const days = ['--from', '2025-08-01', '--until', '2025-08-31']
    await academy(site, 'codes', 'make', code, '--percent', '50', '--most', '5', ...days)

    await test.step('unknown code is refused, and a good one lowers the price', async () => {
      await toPayment(page, newRegistrant(), '/register?course=module2')
      await page.getByLabel(label).fill('nonsense')
      await page.getByRole('button', { name: apply }).click()
      await expect(page.getByText(refused)).toBeVisible()
      await page.getByLabel(label).fill(code.toLowerCase())
      await page.getByRole('button', { name: apply }).click()
      await expect(payButton(page)).toContainText('$1,425.00')
      await expectAccessible(page)
    })

    await test.step('account shows credit, upgrades and fees', async () => {
      const member = await makeAccount(site, 'fees')
      await buy(site, member, { selectedItems: ['module2'] })
      await academy(site, 'credit', 'give', member.email, '500', '--reason', 'a late start')
      await signIn(page, member, '/account?tab=payments')
      await expect(page.locator('#credit')).toBeVisible()
      await expect(page.locator('#upgrade')).toBeVisible()
      await page.getByRole('button', { name: '$275.00' }).click()
      await page.getByRole('checkbox').check()
      await expectAccessible(page)
    })
  })
}
