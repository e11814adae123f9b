// Seats that other buyers hold while they pay.
import { expect, expectFitForBothWidths, test } from '#tests/support/journey.ts'
import { newNetwork } from '#tests/support/purchases.ts'
import {
  continueButton,
  fillContact,
  holdSeats,
  newRegistrant,
  openRegister,
  seatsLeft,
} from '#tests/support/registering.ts'

test('date whose last seats are being paid for offers no waiting list and says when to look again', {
  tag: '@all',
}, async ({ page, site }) => {
  await holdSeats(site, 'clinical1', '2025-10-16', await seatsLeft(site, 'clinical1'))
  await openRegister(page, '/register?course=clinical1&date=2025-10-16')
  const told = page.getByRole('status').filter({ hasText: 'the last seats are being paid for right now' })
  await expect(told).toContainText(/look again after \d+:\d\d\s[AP]M/)
  await expect(page.getByText(/last seats being paid for, look again after/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Clinical 1/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Join the waiting list/ })).toHaveCount(0)
  await expectFitForBothWidths(page)
  await page.goto('/courses#clinical1')
  const panel = page.locator('section#clinical1')
  await expect(panel).toContainText('Last seats being paid for')
  await expect(panel.getByRole('link', { name: 'Register', exact: true })).toBeVisible()
})

test('refusal for a network that holds its share of a date says when to try again, in both languages', {
  tag: '@all',
}, async ({ page }) => {
  const network = newNetwork()
  const order = (buyer: ReturnType<typeof newRegistrant>, choice: object) =>
    page.request.post('/api/create-payment-intent', {
      headers: { 'x-forwarded-for': network, 'idempotency-key': buyer.email },
      data: { email: buyer.email, customerData: { ...buyer, ...choice } },
    })
  const colleagues = [newRegistrant('One'), newRegistrant('Two')]
  const seat = { selectedItems: ['clinical1'], dates: { clinical1: '2025-10-16' } }
  for (const colleague of colleagues) expect((await order(colleague, seat)).status()).toBe(200)

  await page.setExtraHTTPHeaders({ 'x-forwarded-for': network })
  await openRegister(page, '/register?course=clinical1&date=2025-10-16')
  await fillContact(page, newRegistrant('Three'))
  await continueButton(page).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(/Pay for them or try again after \d+:\d\d\s[AP]M\./)
  await expectFitForBothWidths(page)
  await page.getByRole('link', { name: 'ES Español' }).click()
  await expect(refusal).toContainText(/Páguelos o inténtelo de nuevo después de las? \d+:\d\d\./)
})
