// Registration of a signed-in user, and the links of waiting-list emails.
import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { createAccount, newAddress } from '#tests/support/identity-flows.ts'
import {
  expect,
  expectAccessible,
  expectFitForBothWidths,
  hydrated,
  mailsTo,
  test,
} from '#tests/support/journey.ts'
import { buy, newNetwork, post } from '#tests/support/purchases.ts'
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
  seatsLeft,
  sellSeats,
} from '#tests/support/registering.ts'
import type { Site } from '#tests/support/site.ts'

const waitingListLink = (text = '') => /https?:\S+\/waiting-list\/[\w-]+/.exec(text)?.[0] ?? ''

/** The link in the offer email. */
async function offerTo(site: Site, { email }: { email: string }): Promise<string> {
  const offer = async () =>
    (await mailsTo(site, email)).find(({ subject }) => subject.startsWith('A seat is available for you'))
  await expect.poll(offer).toBeDefined()
  return waitingListLink((await offer())?.text)
}

test('signed-in user has locked profile fields and is asked before buying a course again', async ({
  page,
}) => {
  const email = newAddress('owner')
  await createAccount(page, email)
  await openRegister(page, '/register?course=module1')
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=email]')).toBeDisabled()
  await expect(page.getByText('From your profile').first()).toBeVisible()
  // A new account has neither name nor phone: these fields must stay editable.
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
  const dialog = page.getByRole('dialog', { name: 'You’re already registered' })
  await expect(dialog).toContainText('Module 1')
  await dialog.getByRole('button', { name: 'Change my selection' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
})

test('contact fields are locked while the profile loads, and Continue waits for it or retries', {
  tag: '@all',
}, async ({ page }) => {
  const email = newAddress('waiting')
  const profile = {
    name: 'Alex Rivera',
    email,
    phone: '(213) 555-0177',
    createdAt: '2025-08-01T12:00:00.000Z',
  }
  const fields = (['name', 'email', 'phone'] as const).map((name) => page.locator(`[name=${name}]`))
  const expectLocked = async () => {
    for (const field of fields) await expect(field).toBeDisabled()
    await expect(page.locator('[name=email]')).toHaveValue(email)
  }
  await createAccount(page, email)
  await fromNewAddress(page)
  let answered = Promise.withResolvers<'profile' | 'failure' | 'identity_unreachable'>()
  await page.route('**/api/account/profile', async (route) => {
    const code = await answered.promise
    if (code === 'profile') await route.fulfill({ json: { profile } })
    else if (code === 'failure') await route.abort()
    else await route.fulfill({ status: 503, json: { error: 'Please try again in a moment.', code } })
  })

  await test.step('slow profile: Continue proceeds when it has loaded', async () => {
    await page.goto('/register?course=module1')
    await hydrated(page)
    await expectLocked()
    await continueButton(page).click()
    await expect(page.getByRole('status').getByText('One moment. We’ll continue as soon as')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
    await expectAccessible(page)
    answered.resolve('profile')
    await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
    for (const text of Object.values(profile).slice(0, 3)) await expect(page.getByText(text)).toBeVisible()
  })

  await test.step('failed profile: an error is shown, and both buttons retry', async () => {
    answered = Promise.withResolvers()
    answered.resolve('failure')
    const failed = page.getByRole('alert').filter({ hasText: 'Your profile couldn’t be loaded.' })
    await page.goto('/register?course=module1')
    await expect(failed).toBeVisible()
    await expectLocked()
    await expectAccessible(page)
    answered = Promise.withResolvers()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toBeHidden()
    await expectLocked()
    answered.resolve('failure')
    await expect(failed).toBeVisible()
    answered = Promise.withResolvers()
    answered.resolve('profile')
    await continueButton(page).click()
    await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
  })

  await test.step('unreachable identity service: the user registers as a visitor', async () => {
    answered = Promise.withResolvers()
    answered.resolve('identity_unreachable')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/register?course=module1')
    await hydrated(page)
    for (const name of ['name', 'phone']) await expect(page.locator(`[name=${name}]`)).toBeEnabled()
    await expect(page.locator('[name=email]')).toHaveValue(email)
  })
})

test('full date offers the waiting list, which the visitor joins, confirms by email and leaves', async ({
  page,
  site,
}) => {
  const registrant = newRegistrant('Lucia Moreno')
  await openRegister(page, '/register?course=clinical2&date=2025-11-13')
  // Wait for the seats: loaded after the next line, they would untick the course.
  await expect(page.getByText(/Nov 13–18, 2025, \d seats? left of 6/)).toBeVisible()
  const letGo = await sellSeats(site, 'clinical2', '2025-11-13', await seatsLeft(site, 'clinical2'))

  // The seats were taken meanwhile: the server refuses before any charge.
  await fillContact(page, registrant)
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

  await expect.poll(async () => (await mailsTo(site, registrant.email)).length).toBe(1)
  const [mail] = await mailsTo(site, registrant.email)
  const link = waitingListLink(mail?.text)
  await test.step('the link confirms nothing by being opened: a mail scanner may open it, too', async () => {
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
  await letGo()
})

test('date whose last seats are being paid for offers no waiting list and says when to look again', {
  tag: '@all',
}, async ({ page, site }) => {
  const letGo = await holdSeats(site, 'clinical1', '2025-10-16', await seatsLeft(site, 'clinical1'))
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
  await letGo()
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

  await openRegister(page, '/register?course=clinical1&date=2025-10-16', network)
  await fillContact(page, newRegistrant('Three'))
  await continueButton(page).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(/Pay for them or try again after \d+:\d\d\s[AP]M\./)
  await expectFitForBothWidths(page)
  await page.getByRole('link', { name: 'ES Español' }).click()
  await expect(refusal).toContainText(/Páguelos o inténtelo de nuevo después de las? \d+:\d\d\./)
  for (const colleague of colleagues) await order(colleague, { selectedItems: ['module1'] })
})

test('free seat is offered by email, held by its link and paid', async ({ page, site }) => {
  const registrant = newRegistrant()
  const letGo = await sellSeats(site, 'module4', '2026-03-06', await seatsLeft(site, 'module4'))
  const joined = { course: 'module4', start: '2026-03-06', email: registrant.email }
  await post(site, '/api/waiting-list', joined)
  await expect.poll(async () => (await mailsTo(site, registrant.email)).length).toBe(1)
  const [mail] = await mailsTo(site, registrant.email)
  const { pathname } = new URL(waitingListLink(mail?.text))
  await post(site, `/api${pathname}/confirmation`, {})
  await letGo(1)

  const link = await offerTo(site, registrant)
  await fromNewAddress(page)
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
  await letGo()
})

test('buyer joins the waiting list from the account and takes the offered seat there', async ({
  page,
  site,
}) => {
  const owner = await makeAccount(site, 'waits')
  await buy(site, owner, { selectedItems: ['module3'] })
  const letGo = await sellSeats(site, 'module3', '2026-01-23', await seatsLeft(site, 'module3'))
  await fromNewAddress(page)
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

test('unknown registration and waiting-list links show an error after one request', { tag: '@all' }, async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/registrations/')) requests.push(pathname)
  })
  await page.goto('/registration/not-a-real-token-at-all')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  expect(requests).toEqual(['/api/registrations/not-a-real-token-at-all'])
  await page.goto('/waiting-list/not-a-real-token-at-all')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
