// Registration of a signed-in user, whose profile fills in the form.
import { createAccount, newAddress } from '#tests/support/identity-flows.ts'
import { expect, expectAccessible, hydrated, test } from '#tests/support/journey.ts'
import { cardFrame, continueButton, openRegister, pay } from '#tests/support/registering.ts'

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
