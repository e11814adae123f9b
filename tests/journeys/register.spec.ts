import { expect, expectAccessible, test } from '#tests/support/journey.ts'
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
} from '#tests/support/registering.ts'

const fellowship = /BHIA Fellowship Program/
const total = 'output'

test('visitor chooses courses and is asked for missing contact fields', async ({ page }) => {
  const nothing = page.getByText('Choose a program or a course to continue.')
  await openRegister(page)

  await test.step('continue button is disabled with a hint while the total is zero', async () => {
    await expect(continueButton(page)).toBeDisabled()
    await expect(nothing).toBeVisible()
    await expect(page.locator(total)).toHaveText('Total $0.00')
  })

  await test.step('program clears ticked courses, and a course clears the program', async () => {
    await page.getByRole('checkbox', { name: /^Module 2/ }).check()
    await page.getByRole('checkbox', { name: /^Clinical 1/ }).check()
    await expect(page.locator(total)).toHaveText('Total $9,350.00')
    await page.getByRole('radio', { name: fellowship }).check()
    await expect(page.getByRole('checkbox', { name: /^Module 2/ })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Clinical 1/ })).not.toBeChecked()
    await expect(page.locator(total)).toHaveText('Total $12,000.00')
    await page.getByRole('checkbox', { name: /^Module 4/ }).check()
    await expect(page.getByRole('radio', { name: fellowship })).not.toBeChecked()
    await expect(page.locator(total)).toHaveText('Total $2,950.00')
    await page.getByRole('checkbox', { name: /^Module 4/ }).uncheck()
    await expect(continueButton(page)).toBeDisabled()
    await page.getByRole('radio', { name: fellowship }).check()
    await expect(nothing).toBeHidden()
    await expect(continueButton(page)).toHaveAccessibleDescription('')
    await expect(payButton(page)).toBeHidden()
  })

  await test.step('missing name, email and phone are refused at their fields', async () => {
    await expect(page.locator('[name=name]')).toHaveAttribute('maxlength', '120')
    await expect(page.locator('[name=phone]')).toHaveAttribute('maxlength', '40')
    await continueButton(page).click()
    await expect(page.getByText('Please enter your name.')).toBeVisible()
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await expect(page.getByText('Please enter your phone number.')).toBeVisible()
    await expect(page.locator('[name=name]')).toBeFocused()
    await fillContact(page, { name: 'Alex', email: 'a.rivera@mail', phone: '12' })
    await continueButton(page).click()
    await expect(page.getByText('Please enter a complete email address.')).toBeVisible()
    await expect(page.getByText('Please enter a complete phone number.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
  })
})

test('register form starts with the choice in the address', async ({ page }) => {
  await openRegister(page, '/register?course=module2&date=2025-09-12')
  await expect(page.getByRole('checkbox', { name: /^Module 2/ })).toBeChecked()
  await expect(page.getByText('Sept 12–14, 2025, 6 seats left of 6')).toBeVisible()
  await openRegister(page, '/register?program=mastership')
  await expect(page.getByRole('radio', { name: /Mastership/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Module 2/ })).not.toBeChecked()

  await test.step('outdated link shows a notice and selects nothing until the visitor chooses', async () => {
    await openRegister(page, '/register?course=module2&date=2025-09-05')
    await expect(
      page.getByText('Module 2, Sept 5, 2025: this date is no longer available. Please choose again below.'),
    ).toBeVisible()
    await expect(continueButton(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /^Module 2/ }).check()
    await expect(page.getByText(/is no longer available/)).toBeHidden()

    const unknownItem = page.getByText(/is for a course that we don’t offer/)
    await openRegister(page, '/register?program=doctorate')
    await expect(unknownItem).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Module 2/ })).toBeChecked()
    await page.getByRole('checkbox', { name: /^Module 3/ }).check()
    await expect(unknownItem).toBeHidden()
    await page.reload()
    await expect(page.locator(total)).toHaveText('Total $5,800.00')
    await expect(unknownItem).toBeHidden()
  })
})

test('input at the moment of hydration reaches the payment', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => {
      const field = document.querySelector<HTMLInputElement>('[name=phone]')
      if (!field) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  })
  await page.clock.install()
  const opened = page.waitForResponse('**/api/create-payment-intent')
  await toPayment(page, newRegistrant(), '/register?course=clinical1')
  const { holdExpiresAt } = await (await opened).json()
  /** Fixes the time left, however slow the test is. The page polls the clock every five seconds. */
  const leaveSeconds = async (left: number) => {
    await page.clock.setFixedTime(Date.parse(holdExpiresAt) - left * 1000)
    await page.clock.fastForward('00:05')
  }

  await test.step('held seat shows its end, warns before it and says when it has expired', async () => {
    const held = page.getByText(/^Your seat is held until \d{1,2}:\d\d\s[AP]M\.$/)
    await expect(held).toBeVisible()
    await expect(page.getByText('Less than two minutes left.')).toBeHidden()
    await leaveSeconds(90)
    await expect(page.getByRole('status').getByText('Less than two minutes left.')).toBeVisible()
    await leaveSeconds(0)
    await expect(page.getByRole('status').getByText(/^Your seat is no longer held/)).toBeVisible()
    await expect(held).toBeHidden()
  })
})

test('declined buyer sees the reason and pays on the same registration', async ({ page, site }) => {
  const registrant = newRegistrant()
  const registrations = new Set<string>()
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent')) {
      registrations.add((await response.json()).registrationId)
    }
  })
  const failed = page.getByRole('region', { name: 'Payment Failed' })
  await toPayment(page, registrant, '/register?course=module1')

  await test.step('card form shows incomplete fields, and the terms are required', async () => {
    await pressPay(page)
    await expect(page.getByText('Please accept the terms to pay.')).toBeVisible()
    await acceptTerms(page)
    // A single press: leaving the number field shows its error, and the button must still get the click.
    await cardFrame(page).locator('[name=number]').fill('4242 4242')
    await pressPay(page)
    await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible()
    await expect(cardFrame(page).getByText("Your card's expiration date is incomplete.")).toBeVisible()
    await expect(page.getByText('Payment Failed')).toBeHidden()
  })

  await test.step('the page cannot read what is typed in the card form', async () => {
    await typeCard(page, '4000000000009995')
    const reached = await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Secure payment input frame"]')
      try {
        return frame?.contentWindow?.document.querySelector('input')?.value ?? 'no document'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(reached).toBe('SecurityError')
  })

  await test.step('card without funds is declined, and the form stays', async () => {
    await pressPay(page)
    await expect(failed).toContainText('Your card has insufficient funds.')
    await expect(failed).toContainText('Please try again.')
  })

  await test.step('summary and refund calendar stay together next to a tall card box', async () => {
    const box = async (part: string) => {
      const { top, bottom } = await page.locator(part).evaluate((element) => element.getBoundingClientRect())
      return { top, bottom, height: bottom - top }
    }
    // With the choice of how to pay below it.
    const summary = await box('div:has(> section[aria-labelledby=summary])')
    const refunds = await box('section[aria-labelledby=refunds]')
    expect(refunds.top - summary.bottom).toBeLessThanOrEqual(56)
    expect((await box(`dd:has-text("${registrant.email}")`)).height).toBeLessThan(30)
  })

  await test.step('card number unknown to the sandbox is declined', async () => {
    await pay(page, '4111111111111111')
    await expect(failed).toContainText('Your card was declined.')
  })

  await test.step('decline follows a change of language, and the terms stay accepted', async () => {
    await press(page.getByRole('link', { name: 'ES Español' }))
    const failedInSpanish = page.getByRole('region', { name: 'El pago no se realizó' })
    await expect(failedInSpanish).toContainText('No se pudo confirmar el pago.')
    await expect(failedInSpanish).not.toContainText('Your card')
    await expect(page.locator('[name=accept]')).toBeChecked()
    await press(page.getByRole('link', { name: 'EN English' }))
    await expect(failed).toContainText('Your card was declined.')
    // Wait for the English form: the Spanish one is removed when the registration is opened again.
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible()
  })

  await test.step('broken confirmation can be retried, and a processing payment cannot be paid again', async () => {
    const wire = '**/v1/payment_intents/*?*'
    // Without next_action the provider's script throws.
    await page.route(wire, (route) => route.fulfill({ json: { status: 'requires_action' } }), { times: 1 })
    await pay(page, '4000002760003184')
    await expect(failed).toContainText('The payment couldn’t be confirmed.')
    await page.route(wire, (route) => route.fulfill({ json: { status: 'processing' } }))
    await pressPay(page)
    const pending = page.getByRole('region', { name: 'Payment in Progress' })
    await expect(pending).toContainText('Please don’t pay again')
    await expect(pending).toBeFocused()
    await expect(payButton(page)).toBeHidden()
    await expectAccessible(page)
    await page.reload()
    await expect(pending).toBeFocused()
    await expect(payButton(page)).toBeHidden()
    await page.unroute(wire)
    await page.reload()
  })

  await test.step('3-D Secure passes, but the card has no funds', async () => {
    await pay(page, '4000008260003178')
    await press(bankFrame(page).locator('#test-source-authorize-3ds'))
    await expect(failed).toContainText('Your card has insufficient funds.')
  })

  await test.step('3-D Secure fails, then passes on retry', async () => {
    await pay(page, '4000002760003184')
    await press(bankFrame(page).locator('#test-source-fail-3ds'))
    await expect(failed).toContainText(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    )
    await pressPay(page)
    await press(bankFrame(page).locator('#test-source-authorize-3ds'))
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await onlyConfirmation(site, registrant)
    expect(registrations.size).toBe(1)
  })
})

test('buyer edits the choice and pays only for the new one', async ({ page, site }) => {
  const registrant = newRegistrant()
  const before = { one: await seatsLeft(site, 'clinical1'), two: await seatsLeft(site, 'module3') }
  await toPayment(page, registrant, '/register?course=clinical1')
  expect(await seatsLeft(site, 'clinical1')).toBe(before.one - 1)
  await press(page.getByRole('button', { name: 'Edit Information' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Your courses' })).toBeFocused()
  await expect(page.locator('[name=name]')).toHaveValue(registrant.name)
  await expect(
    page.getByRole('checkbox', { name: /^Clinical 1.*Oct 16–21, 2025, a seat is held for you/ }),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: /^Clinical 1/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Module 3/ }).check()
  await page.locator('[name=phone]').fill('(213) 555-0199')
  await continueButton(page).click()
  await expect(page.getByText('(213) 555-0199')).toBeVisible()
  await expect(payButton(page)).toHaveText('Pay $2,950.00')
  await pay(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await onlyConfirmation(site, registrant)
  expect(await seatsLeft(site, 'clinical1')).toBe(before.one)
  expect(await seatsLeft(site, 'module3')).toBe(before.two - 1)
})
