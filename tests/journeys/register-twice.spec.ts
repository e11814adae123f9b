// A registration is paid once, whatever the buyer does with reloads, tabs and the Back button.
import type { Page } from '@playwright/test'
import { expect, expectFitForBothWidths, test } from '#tests/support/journey.ts'
import {
  acceptTerms,
  bankFrame,
  cardFrame,
  continueButton,
  fillContact,
  newRegistrant,
  onlyConfirmation,
  openRegister,
  pay,
  payButton,
  press,
  pressPay,
  seatsLeft,
  toPayment,
  typeCard,
  underMouse,
} from '#tests/support/registering.ts'

const paid = 'Payment Successful!'

test('reload keeps the registration during payment and 3-D Secure, and the receipt after it', async ({
  page,
  site,
}) => {
  const registrant = newRegistrant()
  const before = await seatsLeft(site, 'clinical1')
  await toPayment(page, registrant, '/register?course=clinical1')
  await page.reload()
  await expect(page.getByText(registrant.email)).toBeVisible()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  expect(await seatsLeft(site, 'clinical1')).toBe(before - 1)

  await pay(page, '4000002760003184')
  await expect(bankFrame(page).locator('#test-source-authorize-3ds')).toBeVisible()
  await page.reload()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  await pay(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
  await onlyConfirmation(site, registrant)
  expect(await seatsLeft(site, 'clinical1')).toBe(before - 1)
})

test('reload during payment hides the choice until the page has hydrated', { tag: '@all' }, async ({
  page,
}) => {
  await page.route('**/assets/entry-*', (route) => route.abort())
  await page.goto('/register')
  await expect(page.locator('[name=name]')).toBeVisible()
  for (const address of ['/register?again#payment', '/register?payment_intent_client_secret=pi_1_secret_2']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
    await expect(page.locator('[name=name]')).toBeHidden()
  }
})

test('payment form that fails to load shows the reason and can be retried; Back and Forward keep the payment', {
  tag: '@all',
}, async ({ page }) => {
  await openRegister(page, '/register?course=module1')
  await fillContact(page, newRegistrant())
  await page.route('**/api/create-payment-intent', (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Too many attempts. Please try again later.', code: 'too_many_requests' },
    }),
  )
  await continueButton(page).click()
  const unavailable = page.getByText('Unable to load payment form. Please try again.')
  await expect(unavailable).toBeVisible()
  await expect(page.getByText('Too many attempts. Please try again later.')).toBeVisible()
  await page.unroute('**/api/create-payment-intent')
  const registrations: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent')) {
      registrations.push((await response.json()).registrationId)
    }
  })
  // The provider's frame reports a load error: the page must not retry by itself.
  const loadError = { type: 'loaderror', detail: { error: { type: 'api_connection_error' } } }
  await page.route('**/elements-inner-payment?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(${JSON.stringify(loadError)}, '*')</script>`,
    }),
  )
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  const framed = page.waitForResponse('**/elements-inner-payment?*')
  await tryAgain.click()
  await framed
  await expect(unavailable).toBeVisible()
  await expect.poll(() => registrations).toHaveLength(1)
  await page.unroute('**/elements-inner-payment?*')
  await tryAgain.click()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Module 1/ })).toBeChecked()
  await expect(continueButton(page)).toBeEnabled()
  await page.goForward()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  await page.goBack()
  await continueButton(page).click()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  expect(new Set(registrations).size).toBe(1)
})

test('double click pays once, Back during payment still shows the receipt, and leaving it starts a new registration', async ({
  page,
  site,
}) => {
  const registrant = newRegistrant()
  let confirmations = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) confirmations += 1
  })
  await toPayment(page, registrant, '/register?course=module1')
  await typeCard(page, '4242424242424242')
  await acceptTerms(page)
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/api/settle-payment', async (route) => {
    await allowed
    await route.fallback()
  })
  const taken = page.waitForRequest('**/api/settle-payment')
  await (await underMouse(payButton(page))).dblclick()
  await taken
  await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled()
  await page.goBack()
  await page.getByRole('checkbox', { name: /^Module 3/ }).check()
  allow()
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
  await expect(page.getByText(/^BHIA-2025-\d+$/)).toBeVisible()
  await expect(page.getByText(/^Module 3/)).toBeHidden()
  expect(confirmations).toBe(1)

  await page.goBack()
  await expect(page.locator('[name=email]')).toHaveValue(registrant.email)
  await expect(page.getByRole('checkbox', { name: /^Module 1/ })).not.toBeChecked()
  await expect(continueButton(page)).toBeDisabled()
  await page.goForward()
  await expect(continueButton(page)).toBeDisabled()
  await onlyConfirmation(site, registrant)
})

test('two tabs of one registration pay once, and both show success', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const registrant = newRegistrant()
  const before = await seatsLeft(site, 'clinical1')
  await toPayment(page, registrant, '/register?course=clinical1')
  const twin = await duplicateOf(page)
  await expect(cardFrame(twin).locator('[name=number]')).toBeVisible()
  await typeCard(page, '4242424242424242')
  await typeCard(twin, '5555555555554444')
  await acceptTerms(page)
  await acceptTerms(twin)
  await Promise.all([pressPay(page), pressPay(twin)])
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
  await expect(twin.getByRole('heading', { name: paid })).toBeVisible()
  await onlyConfirmation(site, registrant)
  expect(await seatsLeft(site, 'clinical1')).toBe(before - 1)
})

test('return from the bank shows the server status in any browser, and another tab cannot change a paid registration', {
  tag: '@all',
}, async ({ page, browser, site }) => {
  const registrant = newRegistrant()
  const opened = page.waitForResponse('**/api/create-payment-intent')
  await toPayment(page, registrant, '/register?course=module1')
  const { clientSecret: secret } = await (await opened).json()
  const intent = secret.split('_secret_')[0]
  const twin = await duplicateOf(page)
  // Open the second tab before the payment: afterwards it would show the receipt without an Edit button.
  await expect(cardFrame(twin).locator('[name=number]')).toBeVisible()
  const back = `/register?payment_intent=${intent}&payment_intent_client_secret=${secret}&redirect_status=`

  // The address claims success, but nothing is paid: the card form is shown again.
  await page.goto(`${back}succeeded`)
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payment Failed' })).toContainText(/Please try again\.$/)
  await expect(page).toHaveURL(/\/register#payment$/)
  // A browser with an expired sign-in, which the page finds out only after the redirect.
  const stale = {
    name: 'firebase:authUser:another-key:[DEFAULT]',
    value: JSON.stringify({ email: registrant.email, uid: 'x' }),
  }
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage: [stale] }] },
  })
  const elsewhere = await context.newPage()
  const tryAgain = elsewhere.getByRole('button', { name: 'Intentar de nuevo' })
  await elsewhere.goto(`${back}succeeded&lang=es`)
  await expect(elsewhere.locator('html')).toHaveAttribute('data-hydrated')
  await expect(elsewhere.locator('html')).not.toHaveAttribute('data-user')
  const failed = elsewhere.getByRole('region', { name: 'El pago no se realizó' })
  await expect(failed).toContainText(/Inténtelo de nuevo\.$/)
  await expect(tryAgain).toBeVisible()
  await expect(elsewhere, 'the secret does not stay in the address').toHaveURL(/\/register#payment$/)
  await elsewhere.route('**/v1/payment_intents/*?*', (route) =>
    route.fulfill({ json: { status: 'processing' } }),
  )
  await elsewhere.reload()
  await expect(elsewhere.getByRole('region', { name: 'Pago en curso' })).toBeFocused()
  await expect(elsewhere.locator('[name=email]')).toBeHidden()
  await expect(tryAgain).toBeHidden()

  const { publishableKey } = await (await fetch(`${site.url}/api/config`)).json()
  await fetch(`${site.url}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key: publishableKey, client_secret: secret, payment_method: 'pm_card_visa' }),
  })
  await page.goto(`${back}succeeded`)
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
  await onlyConfirmation(site, registrant)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: '¡Pago realizado!' })).toBeVisible()
  await expect(elsewhere.getByText(/^BHIA-2025-\d+$/)).toBeVisible()
  await expect(elsewhere.getByText('$0.00')).toBeHidden()
  await expect(elsewhere).toHaveURL(/\/register#payment$/)
  await expectFitForBothWidths(elsewhere)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: '¡Pago realizado!' })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Inscribirse en otro curso' }).click()
  await expect(continueButton(elsewhere)).toBeDisabled()
  await context.close()
  await press(twin.getByRole('button', { name: 'Edit' }))
  await twin.getByRole('checkbox', { name: /^Module 3/ }).check()
  await continueButton(twin).click()
  await expect(twin.getByRole('alert')).toContainText('has already been paid')
  await twin.getByRole('button', { name: 'Register for another course' }).click()
  await expect(twin.locator('[name=email]')).toHaveValue(registrant.email)
  await expect(twin.getByRole('checkbox', { name: /^Module 1/ })).not.toBeChecked()
})

/** Like a duplicated tab, a tab opened by the page copies its sessionStorage. */
async function duplicateOf(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open(location.href))
  return opening
}
