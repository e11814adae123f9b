// What a signed-in registrant sees, and where the links of our mails lead.
import { createAccount, newAddress } from '#tests/support/identity-flows.ts'
import { expect, expectAccessible, mailsTo, test } from '#tests/support/journey.ts'
import {
  cardFrame,
  continueButton,
  fillContact,
  fromNewAddress,
  holdSeats,
  newRegistrant,
  onlyConfirmation,
  openRegister,
  pay,
  registeringSite,
  seatsLeft,
  toPayment,
} from '#tests/support/registering.ts'

test.use({ siteEnv: registeringSite('register-links') })

test('signed in, what the profile has is locked, and a course already owned is asked about', async ({
  page,
}) => {
  const email = newAddress('owner')
  await createAccount(page, email)
  await openRegister(page, '/register?course=module1')
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=email]')).toBeDisabled()
  await expect(page.getByText('From your profile').first()).toBeVisible()
  // A new account has neither yet: they stay open, or it could never register.
  await page.locator('[name=name]').fill('Alex Rivera')
  await page.locator('[name=phone]').fill('(213) 555-0177')
  await continueButton(page).click()
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  await pay(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  await openRegister(page, '/register?course=module1')
  await expect(page.getByText('You already have this course.')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('Alex Rivera')
  await expect(page.locator('[name=name]')).toBeDisabled()
  await continueButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'You already have this' })
  await expect(dialog).toContainText('Module 1')
  await dialog.getByRole('button', { name: 'Change my choice' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
})

test('a guest opens the confirmation’s link and cancels for the sum that is shown', async ({
  page,
  site,
}) => {
  const registrant = newRegistrant()
  await toPayment(page, registrant, '/register?course=module2&date=2025-09-12')
  await pay(page, '4242424242424242')
  const before = await seatsLeft(site, 'module2')
  const { text } = await onlyConfirmation(site, registrant)
  await page.goto(/https?:\S+\/registration\/[\w-]+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Your registration' })).toBeVisible()
  await expect(
    page.getByText(
      'Cancel by 28 August 2025: $2,850.00 back; by 5 September 2025: $1,425.00; after that nothing.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^Module 2/ }).check()
  await page.getByRole('button', { name: 'Cancel what is chosen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel for good?' })
  await expect(dialog).toContainText('$2,850.00 goes back to the card you paid with.')
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByText('Your cancellation is confirmed. We have written to you.')).toBeVisible()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  expect(await seatsLeft(site, 'module2')).toBe(before + 1)
})

test('the waiting list is joined, seen by its link and left', async ({ page, site }) => {
  const { email } = newRegistrant()
  await fromNewAddress(page)
  await holdSeats(site, 'module3', '2026-01-23', await seatsLeft(site, 'module3'))
  const joined = await page.request.post('/api/waiting-list', {
    data: { course: 'module3', start: '2026-01-23', email },
  })
  expect(joined.status()).toBe(200)
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
  const [mail] = await mailsTo(site, email)
  await page.goto(/https?:\S+\/waiting-list\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the waiting list' })).toBeVisible()
})

test('a seat that becomes free is offered by mail, held by its link, and paid', async ({ page, site }) => {
  const registrant = newRegistrant()
  const leaver = { ...newRegistrant('Lee Leaver'), selectedItems: ['module4'] }
  const order = (customerData: object) =>
    page.request.post('/api/create-payment-intent', {
      headers: { 'idempotency-key': leaver.email },
      data: { email: leaver.email, customerData: { ...leaver, ...customerData } },
    })
  await holdSeats(site, 'module4', '2026-03-06', (await seatsLeft(site, 'module4')) - 1)
  await order({ dates: { module4: '2026-03-06' } })
  const joined = { course: 'module4', start: '2026-03-06', email: registrant.email }
  expect((await page.request.post('/api/waiting-list', { data: joined })).status()).toBe(200)
  await order({ selectedItems: ['module1'] })

  await expect.poll(async () => (await mailsTo(site, registrant.email)).length).toBe(2)
  const [offer] = await mailsTo(site, registrant.email)
  const link = /https?:\S+\/waiting-list\/[\w-]+/.exec(offer?.text ?? '')?.[0] ?? ''
  await fromNewAddress(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'A seat is free for you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Register for this seat' }).click()
  await expect(page.getByText(/Mar 6–8 2026, a seat is held for you/)).toBeVisible()
  await fillContact(page, registrant)
  await continueButton(page).click()
  await pay(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await onlyConfirmation(site, registrant)
  expect(await seatsLeft(site, 'module4')).toBe(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The seat is yours' })).toBeVisible()
})

test('a link that leads nowhere says so', async ({ page }) => {
  await page.goto('/registration/not-a-real-token-at-all')
  await expect(page.getByRole('heading', { name: 'This link leads to no registration' })).toBeVisible()
  await page.goto('/waiting-list/not-a-real-token-at-all')
  await expect(page.getByRole('heading', { name: 'This link leads to no waiting list' })).toBeVisible()
})
