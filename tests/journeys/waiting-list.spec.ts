// From a full date to an offered seat: joining, confirming, leaving, paying and choosing the date in the account.
import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { emailsTo, expect, expectAccessible, expectFitForBothWidths, test } from '#tests/support/journey.ts'
import { buy, post } from '#tests/support/purchases.ts'
import {
  continueButton,
  fillContact,
  newRegistrant,
  onlyConfirmation,
  openRegister,
  pay,
  seatsLeft,
  sellSeats,
} from '#tests/support/registering.ts'
import type { Site } from '#tests/support/site.ts'

const waitingListLink = (text = '') => /https?:\S+\/waiting-list\/[\w-]+/.exec(text)?.[0] ?? ''

/** The link in the offer email. */
async function offerTo(site: Site, { email }: { email: string }): Promise<string> {
  const offer = async () =>
    (await emailsTo(site, email)).find(({ subject }) => subject.startsWith('A seat is available for you'))
  await expect.poll(offer).toBeDefined()
  return waitingListLink((await offer())?.text)
}

test('full date offers the waiting list, which the visitor joins, confirms by email and leaves', async ({
  page,
  site,
}) => {
  const registrant = newRegistrant('Lucia Moreno')
  await openRegister(page, '/register?course=clinical2&date=2025-11-13')
  // Wait for the seats: loaded after the next line, they would untick the course.
  await expect(page.getByText(/Nov 13–18, 2025, \d seats? left of 6/)).toBeVisible()
  await sellSeats(site, 'clinical2', '2025-11-13', await seatsLeft(site, 'clinical2'))

  // The seats were taken meanwhile: the server refuses before any charge.
  await fillContact(page, registrant)
  await page.locator('[name=declared]').check()
  await continueButton(page).click()
  await expect(page.getByText('Unable to load payment form. Please try again.')).toBeVisible()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('This date is full: Clinical 2, Nov 13–18, 2025.')
  await page.getByRole('link', { name: 'ES Español' }).click()
  await expect(refusal).toContainText('Esta fecha ya no tiene cupo: Clínico 2, 13–18 de noviembre de 2025.')
  await expect(page.getByRole('heading', { name: 'Si cambian sus planes' })).toBeHidden()
  await expect(refusal.getByRole('button')).toHaveText('Elegir otra fecha')
  const askedAgain = page.waitForResponse('**/api/create-payment-intent')
  await page.getByRole('link', { name: 'EN English' }).click()
  // The button is removed while the page loads the answer, then rendered again.
  await askedAgain
  await refusal.getByRole('button', { name: 'Choose another date' }).click()

  await expect(page.getByRole('checkbox', { name: /^Clinical 2/ })).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: /^Clinical 2/ })).not.toBeChecked()
  const notice = page.getByRole('status').filter({ hasText: 'Clinical 2, Nov 13, 2025: this date is full.' })
  await expectFitForBothWidths(page)
  // Only in the notice, not again in the course's row.
  await expect(page.getByRole('button', { name: /^Join the waiting list\s?: Clinical 2/ })).toHaveCount(1)
  await notice.getByRole('button', { name: /^Join the waiting list\s?: Clinical 2/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Join the waiting list' })
  await expect(dialog.getByLabel('Email')).toHaveValue(registrant.email)
  // A click on the padding must not close the dialog.
  await dialog.click({ position: { x: 8, y: 8 } })
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(dialog.getByText('Almost done: open the link in the email that we sent you')).toBeFocused()

  await expect.poll(async () => (await emailsTo(site, registrant.email)).length).toBe(1)
  const [email] = await emailsTo(site, registrant.email)
  const link = waitingListLink(email?.text)
  await test.step('opening the link confirms nothing, because a mail scanner may open it', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Confirm your place' })).toBeVisible()
    await expectFitForBothWidths(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Confirm your place' })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Confirm my place' }).click()
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the waiting list' })).toBeVisible()
})

test('free seat is offered by email, held by its link and paid', async ({ page, site }) => {
  const registrant = newRegistrant()
  const letGo = await sellSeats(site, 'module4', '2026-03-06', await seatsLeft(site, 'module4'))
  const joined = { course: 'module4', start: '2026-03-06', email: registrant.email }
  await post(site, '/api/waiting-list', joined)
  await expect.poll(async () => (await emailsTo(site, registrant.email)).length).toBe(1)
  const [email] = await emailsTo(site, registrant.email)
  const { pathname } = new URL(waitingListLink(email?.text))
  await post(site, `/api${pathname}/confirmation`, {})
  await letGo(1)

  const link = await offerTo(site, registrant)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'A seat is available for you' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'choose this date in your account' })).toBeVisible()
  await page.getByRole('link', { name: 'Register for this seat' }).click()
  await expect(page.getByText(/Mar 6–8, 2026, a seat is held for you/)).toBeVisible()
  await fillContact(page, registrant)
  await continueButton(page).click()
  await pay(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await onlyConfirmation(site, registrant)
  expect(await seatsLeft(site, 'module4')).toBe(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The seat is yours' })).toBeVisible()
})

test('buyer joins the waiting list from the account and takes the offered seat there', async ({
  page,
  site,
}) => {
  const owner = await makeAccount(site, 'waits')
  await buy(site, owner, { selectedItems: ['module3'] })
  const letGo = await sellSeats(site, 'module3', '2026-01-23', await seatsLeft(site, 'module3'))
  await signIn(page, owner)
  const chooseDate = page.getByRole('button', { name: /^Choose a date\s?: Module\s3/ })
  const date = page.getByRole('radio', { name: /Jan 23–25, 2026/ })
  await chooseDate.click()
  await expect(date).toBeDisabled()
  await expectFitForBothWidths(page)
  await page.getByRole('link', { name: /^Join the waiting list/ }).click()
  await page.getByRole('button', { name: /^Join the waiting list\s?: Module 3/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Join the waiting list' })
  await expect(dialog.getByLabel('Email')).toHaveValue(owner.email)
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(dialog.getByText('You’re on the waiting list. We’ve sent you an email.')).toBeVisible()

  await letGo()
  const offer = await offerTo(site, owner)
  for (const [start, dateOpen, reason] of [
    [null, true, 'Your account has a different one'],
    ['2025-01-24', false, 'change your date until 15 days before it'],
    ['2026-12-04', false, 'within 18 months of your payment'],
  ] as const) {
    const purchase = { registrationId: owner.email, start, end: start, dateOpen, offeredDates: [] }
    await page.route('**/api/account/active-courses', (route) =>
      route.fulfill({ json: { module3: [purchase] } }),
    )
    await page.goto(offer)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Register for this seat' })).toHaveCount(0)
  }
  await page.unroute('**/api/account/active-courses')
  await page.goto(offer)
  await expect(page.getByText('there is nothing more to pay')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register for this seat' })).toHaveCount(0)
  await expectFitForBothWidths(page)
  await page.getByRole('link', { name: 'Go to my courses' }).click()
  await expect(page.getByText('Jan 23–25, 2026: a seat is held for you')).toBeVisible()
  await chooseDate.click()
  await expect(page.getByText('Beverly Hills, CA, a seat is held for you')).toBeVisible()
  await date.check()
  await page.getByRole('button', { name: 'Take this date' }).click()
  await expect(page.getByText('Your date is set. We’ve sent you an email.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'The seat is yours' })).toBeVisible()
})
