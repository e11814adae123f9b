import type { Page } from '@playwright/test'
import { makeAccount, password, signIn } from '#tests/support/account-journey.ts'
import { linkTo } from '#tests/support/identity-flows.ts'
import { expect, expectAccessible, expectFitForBothWidths, hydrated, test } from '#tests/support/journey.ts'
import { academy, buy, openPurchase } from '#tests/support/purchases.ts'
import { newRegistrant, pay, registeringSite, toPayment } from '#tests/support/registering.ts'

test.use({ siteEnv: registeringSite('account') })
test.describe.configure({ timeout: 120_000 })

/** Passwords are hashed slowly on purpose, and the machine may be busy. */
const patience = { timeout: 15_000 }

test('a guest pays, creates an account, verifies it, and finds purchase, receipt, dates and refund', async ({
  page,
  site,
}) => {
  const guest = newRegistrant('Alexa Rivera')
  await toPayment(page, guest, '/register?program=fellowship')
  await pay(page, '4242424242424242')
  await expect(page.getByText('Payment Successful!')).toBeVisible(patience)

  await page.goto(`/create-account?email=${encodeURIComponent(guest.email)}`)
  await hydrated(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/account$/, patience)
  await expect(page.getByText('No active courses found')).toBeVisible(patience)
  await expect(page.getByText('No completed courses found')).toBeVisible()
  await expect(page.getByText(`Please verify ${guest.email}`)).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkTo(site, guest.email, 'Please verify your email'))
  await expect(page.getByRole('link', { name: /account/i }).first()).toBeVisible(patience)
  await page.goto('/account?tab=payments')
  await expect(page.getByRole('tab', { name: 'Manage Payments' })).toHaveAttribute('aria-selected', 'true')
  const row = page.getByRole('row', { name: /BHIA Fellowship Program/ })
  await expect(row).toContainText('$12,000.00', patience)
  await expect(row).toContainText('Completed')
  await expectAccessible(page)

  const receipt = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Receipt/ }).click()
  expect((await receipt).suggestedFilename()).toMatch(/^BHIA-2025-\d{4}\.pdf$/)

  await page.getByRole('tab', { name: 'My Courses' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await page.getByRole('button', { name: /^Choose a date ?: Module 2/ }).click()
  await page.getByRole('radio', { name: /^Sept 12–14 2025/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take this date' }).click()
  await expect(page.getByText('Your date is set.')).toBeVisible(patience)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const module2 = page.getByRole('listitem').filter({ hasText: 'Module 2: Advanced' })
  await expect(module2).toContainText('Sept 12–14')

  await opensAccessibly(page, 'Subscribe to your dates')
  await module2.getByRole('button', { name: /^Cancel/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('cancel by 28 August 2025')
  await expect(dialog).toContainText('at least 15 days before: all comes back')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Cancel, \$2,803\.27 comes back/ }).click()
  await expect(dialog).toContainText('Canceled. $2,803.27 goes back', patience)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(module2).toHaveCount(0)

  await page.getByRole('tab', { name: 'Manage Payments' }).click()
  await expect(row).toContainText(/Partially refunded|Refund pending/)
  const refund = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Refund receipt/ }).click()
  expect((await refund).suggestedFilename()).toMatch(/-R1\.pdf$/)
})

test('staff mark a course completed; its certificate is there, and verifies until it is revoked', async ({
  page,
  site,
}) => {
  const person = await makeAccount(site, 'graduate')
  await buy(site, person, { selectedItems: ['module1'], name: 'Dr. Grace Duval' })
  const told = await academy(site, 'complete', 'module1', '--date', '2025-08-01', '--person', person.email)
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(told)?.[0] ?? ''

  await signIn(page, person)
  await expect(page.getByRole('img', { name: '24 of 24 CE hours earned' })).toBeAttached(patience)
  const certificate = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Certificate ?: Module 1/ }).click()
  expect((await certificate).suggestedFilename()).toBe(`${code}.pdf`)

  await page.getByRole('link', { name: /^Link to check it/ }).click()
  await expect(page).toHaveURL(`${site.url}/verify/${code}`)
  await expect(page.getByText('This certificate is valid')).toBeVisible(patience)
  await expect(page.getByText('Dr. Grace Duval')).toBeVisible()
  await expectAccessible(page)

  await academy(site, 'certificate', 'revoke', code)
  await page.reload()
  await expect(page.getByText('This certificate was revoked')).toBeVisible(patience)
  await expectAccessible(page)
  await page.getByLabel('Check another code').fill('0000-0000-0000')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('No certificate has this code')).toBeVisible(patience)
  await expectAccessible(page)
})

for (const [language, words] of Object.entries({
  en: { courses: 'Active courses', info: 'For your receipts', payments: 'Transactions' },
  es: { courses: 'Cursos activos', info: 'Para sus recibos', payments: 'Transacciones' },
})) {
  test(`every tab is accessible and fits a phone and a desk, ${language}`, async ({
    page,
    site,
    context,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: site.url }])
    const person = await makeAccount(site, `tabs-${language}`)
    await buy(site, person, { selectedItems: ['module3', 'clinical2'], dates: { module3: '2026-01-23' } })
    await openPurchase(site, person, { selectedItems: ['module4'] })
    await signIn(page, person)
    for (const [tab, heading] of Object.entries(words)) {
      await page.goto(tab === 'courses' ? '/account' : `/account?tab=${tab}`)
      await expect(page.getByText(heading, { exact: true }).first()).toBeVisible(patience)
      await expectFitForBothWidths(page)
    }
  })
}

test('without a user /account leads to sign-in and back to its tab, and asks nothing of the account', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/account/')) asked.push(request.url())
  })
  const person = await makeAccount(site, 'coming-back')
  await page.goto('/account?tab=payments')
  await expect(page).toHaveURL(/\/login$/)
  expect(asked).toEqual([])
  await signIn(page, person, '/account?tab=payments')
  await expect(page.getByText('No transactions found')).toBeVisible(patience)
  await expect(page.getByText('No payment methods found')).toBeVisible()
  await expectAccessible(page)
})

test('what cannot be loaded says so, and can be tried again', async ({ page, site }) => {
  const person = await makeAccount(site, 'failing')
  await signIn(page, person)
  await page.route('**/api/account/transactions', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/account')
  await expect(page.getByText('Failed to load account information')).toBeVisible(patience)
  await expectAccessible(page)
  await page.unroute('**/api/account/transactions')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No active courses found')).toBeVisible(patience)
})

test('the profile is edited, hours and cases are entered, and the account is deleted after two questions', async ({
  page,
  site,
}) => {
  const person = await makeAccount(site, 'editor')
  await signIn(page, person, '/account?tab=info')
  await page.getByLabel('Name', { exact: true }).fill('محمد علي', patience)
  await page.getByLabel('Phone').fill('(310) 555-0100')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please use Latin letters')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Dr. Edith Orr')
  await page.getByLabel('AGD member number').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please check this field.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('AGD member number').fill('123456')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible(patience)
  await page.reload()
  await expect(page.getByLabel('AGD member number')).toHaveValue('123456', patience)

  await page.getByRole('tab', { name: 'My Courses' }).click()
  await page.getByRole('button', { name: 'Enter hours' }).click()
  await page.getByLabel('Course', { exact: true }).fill('Soft tissue')
  await page.getByLabel('Provider', { exact: true }).fill('Study Club')
  await page.getByLabel('Hours', { exact: true }).fill('7.5')
  await page.getByLabel('Completed on').fill('2025-07-01')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enter', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Soft tissue' })
  await expect(entry).toContainText('Waiting', patience)
  await opensAccessibly(page, 'Enter a case')
  const [waiting] = JSON.parse(await academy(site, 'awards', 'pending', '--json'))
  await academy(site, 'awards', 'approve', waiting.id)
  await page.reload()
  await expect(entry.first()).toContainText('Approved', patience)

  await page.goto('/account?tab=info')
  for (const name of ['Change email', 'Change password', 'Delete my account']) {
    await opensAccessibly(page, name)
  }
  await page.getByRole('button', { name: 'Delete my account' }).click(patience)
  await page.getByRole('button', { name: 'Yes, go on' }).click()
  await page.getByLabel('Your password', { exact: true }).fill('another one')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The password is not right.')).toBeVisible(patience)
  await expectAccessible(page)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(`${site.url}/`, patience)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login$/)
})

async function opensAccessibly(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click(patience)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
