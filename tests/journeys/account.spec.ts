import type { Page, Route } from '@playwright/test'
import {
  changePassword,
  makeAccount,
  password,
  signIn,
  signInBackTo,
} from '#tests/support/account-journey.ts'
import { expect, expectAccessible, responsesHandled, test } from '#tests/support/journey.ts'
import { deskAt, openPurchase } from '#tests/support/purchases.ts'
import { cardFrame, continueButton, holdSeats, seatsLeft } from '#tests/support/registering.ts'

test('account page redirects a visitor to sign-in and back to its tab', async ({ page, site }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/account/')) requests.push(request.url())
  })
  const person = await makeAccount(site, 'coming-back')
  await page.goto('/account?tab=payments')
  await expect(page).toHaveURL(/\/login$/)
  expect(requests).toEqual([])
  await signInBackTo(page, person, '/account?tab=payments')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await expect(page.getByText('No payment methods found')).toBeVisible()
  await expectAccessible(page)

  await test.step('unpaid registration of another device continues with its held seat', async () => {
    const order = { selectedItems: ['clinical2'], dates: { clinical2: '2025-11-13' } }
    const { registrationId, clientSecret } = await openPurchase(site, person, order)
    await holdSeats(site, 'clinical2', '2025-11-13', await seatsLeft(site, 'clinical2'))
    await page.reload()
    const proceed = page.getByRole('link', { name: /^Continue\s?: Clinical\s2/ })
    const inAnotherTab = page.context().waitForEvent('page')
    await proceed.click({ modifiers: ['ControlOrMeta'] })
    const other = await inAnotherTab
    await expect(other).toHaveURL(/\/register\?course=clinical2&date=2025-11-13$/)
    await expect(other.getByText(/Nov 13–18, 2025, a seat is held for you/)).toBeVisible()
    await other.goto('/account?tab=payments')
    const outdated = other.getByRole('link', { name: /^Continue\s?: Clinical\s2/ })
    await expect(outdated).toBeVisible()
    const slow = Promise.withResolvers<void>()
    await page.route('**/unpaid-order', (route) => slow.promise.then(() => route.continue()))
    const requested = page.waitForRequest('**/unpaid-order')
    await proceed.click()
    await requested
    await expect(page).toHaveURL(/&order=/)
    await page.goBack()
    const late = page.waitForResponse('**/unpaid-order')
    slow.resolve()
    await (await late).finished()
    await responsesHandled(page)
    await expect(page, 'Back during the request stays on the page').toHaveURL(/tab=payments$/)

    // After going back and continuing again, only the second request counts.
    const calls: Route[] = []
    await page.unroute('**/unpaid-order')
    await page.route('**/unpaid-order', (route) => void calls.push(route))
    await proceed.click()
    await expect.poll(() => calls.length).toBe(1)
    await page.goBack()
    await expect(page).toHaveURL(/tab=payments$/)
    await proceed.click()
    await expect.poll(() => calls.length).toBe(2)
    const failed = page.waitForEvent('console', (message) => message.text().includes('/unpaid-order'))
    await calls[0]?.abort()
    await failed
    await calls[1]?.continue()
    await expect(page).toHaveURL(/\/register\?course=clinical2&date=2025-11-13$/)
    await expect(page.getByText(/Nov 13–18, 2025, a seat is held for you/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Clinical 2/ })).toBeChecked()
    await page.locator('[name=declared]').check()
    const answer = page.waitForResponse('**/api/create-payment-intent')
    await continueButton(page).click()
    await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
    expect(await (await answer).json()).toMatchObject({ registrationId, clientSecret })

    await page.getByRole('button', { name: 'Edit Information' }).click()
    await page.getByRole('checkbox', { name: /^Clinical 2/ }).uncheck()
    await page.getByRole('checkbox', { name: /^Module 1/ }).check()
    await continueButton(page).click()
    await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
    expect(await seatsLeft(site, 'clinical2')).toBe(1)
    await outdated.press('Enter')
    await expect(other.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(/closed/)
    await expect(other).toHaveURL(/\/account\?tab=payments$/)
    await expect(other.getByRole('link', { name: /^Continue\s?: / })).toHaveAccessibleName(/Module 1/)
    await expect(
      other.getByRole('tabpanel'),
      'focus moves to the panel when the link disappears',
    ).toBeFocused()
    await other.close()
  })

  await test.step('account that fails to load shows an error and can be retried', async () => {
    await page.route('**/api/account/transactions', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/account')
    await expect(page.getByText('Failed to load account information')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/account/transactions')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No active courses found')).toBeVisible()
  })

  await test.step('course outside the catalog is listed without actions', async () => {
    const entry = { registrationId: crypto.randomUUID(), start: null, end: null, dateOpen: true }
    await page.route('**/api/account/active-courses', (route) =>
      route.fulfill({ json: { module9: [entry] } }),
    )
    await page.goto('/account')
    const row = page.getByRole('listitem').filter({ hasText: 'Course module9' })
    await expect(row).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.unroute('**/api/account/active-courses')
  })

  await test.step('password change on another device redirects to sign-in at the next request', async () => {
    await page.getByRole('tab', { name: 'Account Info' }).click()
    // Not before the click: a page that is still confirming its stored user would redirect by itself.
    await page.route('**/api/account/data.json*', async (route) => {
      await changePassword(site, person)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('user edits the profile, submits hours and cases, and deletes the account after two questions', async ({
  page,
  site,
}) => {
  const person = await makeAccount(site, 'editor')
  await signIn(page, person, '/account?tab=info')
  await page.getByLabel('Name', { exact: true }).fill('محمد علي')
  await page.getByLabel('Phone').fill('(310) 555-0100')
  await page.getByRole('button', { name: 'Save' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/^Please use Latin letters/)
  await page.getByLabel('Name', { exact: true }).fill('Dr. Edith Orr')
  await page.getByLabel('AGD member number').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('AGD member number')).toHaveAccessibleDescription(
    'An AGD number has six digits.',
  )
  await expectAccessible(page)
  await page.getByLabel('AGD member number').fill('123456')
  await test.step('field refused by the server shows the error at the field', async () => {
    await page.route('**/api/account/profile', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      const error = { error: 'phone: must be a telephone number', code: 'invalid_request', field: 'phone' }
      await route.fulfill({ status: 400, json: error })
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
      'One of the entries is not valid: “Phone”. Please check it.',
    )
    await page.unroute('**/api/account/profile')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('AGD member number')).toHaveValue('123456')

  await page.getByRole('tab', { name: 'My Courses' }).click()
  await page.getByRole('button', { name: 'Add hours' }).click()
  await page.getByLabel('Course', { exact: true }).fill('Soft tissue')
  await page.getByLabel('Provider', { exact: true }).fill('Study Club')
  const hours = page.getByLabel('Hours', { exact: true })
  await hours.fill('900')
  const day = page.getByLabel('Completed on')
  await day.fill('2025-08-02')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(hours).toHaveAccessibleDescription('Enter 0.5 to 200 hours, in half-hour steps.')
  await hours.fill('7.5')
  await expect(day).toHaveAccessibleDescription('This date is in the future.')
  await expectAccessible(page)
  await day.fill('2025-07-01')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Soft tissue' })
  await expect(entry).toContainText('In review')
  await expectAccessibleDialog(page, 'Add a case')
  await page.getByRole('button', { name: 'Add a case' }).click()
  await page.getByLabel('Case', { exact: true }).fill('Sinus lift')
  await page.getByLabel('Findings, treatment and outcome').fill('Lateral window, two implants.')
  await page.getByLabel('Treated on').fill('2025-07-02')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: /^Withdraw.*Sinus lift/ }).click()
  await expect(page.getByRole('region', { name: 'Documented cases' })).toBeFocused()
  await deskAt(site).approveHoursOf(person.email)
  await page.reload()
  await expect(entry.first()).toContainText('Approved')

  await page.goto('/account?tab=info')
  for (const name of ['Change email', 'Change password', 'Delete my account']) {
    await expectAccessibleDialog(page, name)
  }
  await test.step('wrong password shows an error at its field in each dialog', async () => {
    for (const [dialog, filled, password, send] of [
      ['Change email', { 'New email': 'new@mail.example' }, 'Your password', 'Send the link'],
      ['Change password', { 'New password': 'a better one' }, 'Current password', 'Change password'],
    ] as const) {
      await page.getByRole('button', { name: dialog }).click()
      for (const [label, text] of Object.entries(filled))
        await page.getByLabel(label, { exact: true }).fill(text)
      await expectRefusedPassword(page, password, send)
      await page.keyboard.press('Escape')
    }
  })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const sure = page.getByRole('dialog', { name: 'Confirm with your password' })
  await expect(sure.locator(':focus')).toBeVisible()
  await expectRefusedPassword(page, 'Your password', 'Delete account permanently')
  await expectAccessible(page)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Delete account permanently' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login$/)
})

async function expectRefusedPassword(page: Page, label: string, send: string) {
  const password = page.getByLabel(label, { exact: true })
  await password.fill('another one')
  await page.getByRole('dialog').getByRole('button', { name: send }).click()
  await expect(password).toHaveAccessibleDescription('That password is incorrect.')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
}

async function expectAccessibleDialog(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: button })).toBeFocused()
}

test('account says that it failed to load when an answer has an unknown shape', async ({ page, site }) => {
  const person = await makeAccount(site, 'unknown-shape')
  await signIn(page, person)
  await expect(page).toHaveURL(/\/account$/)
  const sentence = page.getByText('Failed to load account information')
  for (const [call, tab] of [
    ['profile', 'info'],
    ['transactions', 'payments'],
    ['active-courses', 'courses'],
    ['completed-courses', 'courses'],
    ['credits', 'courses'],
  ]) {
    await page.route(`**/api/account/${call}`, (route) => route.fulfill({ json: null }))
    await page.goto(`/account?tab=${tab}`)
    await expect(sentence, `${call} without data`).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(sentence).toBeHidden()
  }
})
