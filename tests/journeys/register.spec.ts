import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { buy } from '#tests/support/purchases.ts'
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

test('a visitor chooses, and is asked for what is missing', async ({ page }) => {
  const nothing = page.getByText('Choose a program or a course to continue.')
  await openRegister(page)

  await test.step('at a total of nothing the button says what to do', async () => {
    await expect(continueButton(page)).toBeDisabled()
    await expect(nothing).toBeVisible()
    await expect(page.locator(total)).toHaveText('Total $0.00')
  })

  await test.step('a program clears the courses, and a course takes the program away', async () => {
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

  await test.step('name, email and phone are asked for, each under its field', async () => {
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

test('it starts on what the address carries', async ({ page }) => {
  await openRegister(page, '/register?course=module2&date=2025-09-12')
  await expect(page.getByRole('checkbox', { name: /^Module 2/ })).toBeChecked()
  await expect(page.getByText('Sept 12–14 2025, 6 seats left of 6')).toBeVisible()
  await openRegister(page, '/register?program=mastership')
  await expect(page.getByRole('radio', { name: /Mastership/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Module 2/ })).not.toBeChecked()

  await test.step('a link that has grown old says so and chooses nothing, until the visitor chooses', async () => {
    await openRegister(page, '/register?course=module2&date=2025-09-05')
    await expect(
      page.getByText('Module 2, Sept 5 2025: this date can no longer be chosen. Please choose again below.'),
    ).toBeVisible()
    await expect(continueButton(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /^Module 2/ }).check()
    await expect(page.getByText(/can no longer be chosen/)).toBeHidden()

    const stray = page.getByText(/names a course that we do not offer/)
    await openRegister(page, '/register?program=doctorate')
    await expect(stray).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Module 2/ })).toBeChecked()
    await page.getByRole('checkbox', { name: /^Module 3/ }).check()
    await expect(stray).toBeHidden()
    await page.reload()
    await expect(page.locator(total)).toHaveText('Total $5,800.00')
    await expect(stray).toBeHidden()
  })
})

test('who types the moment the page lives reaches the payment', async ({ page }) => {
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
  /** However slow the story is, no more and no less is left; the page looks at its clock every five seconds. */
  const leaveSeconds = async (left: number) => {
    await page.clock.setFixedTime(Date.parse(holdExpiresAt) - left * 1000)
    await page.clock.fastForward('00:05')
  }

  await test.step('the end of the seat’s time is told, and announced before it comes', async () => {
    const held = page.getByText(/^Your seat is held until \d{1,2}:\d\d\s[AP]M\.$/)
    await expect(held).toBeVisible()
    await expect(page.getByText('It is held for two more minutes at most.')).toBeHidden()
    await leaveSeconds(90)
    await expect(page.getByRole('status').getByText('It is held for two more minutes at most.')).toBeVisible()
    await leaveSeconds(0)
    await expect(page.getByRole('status').getByText(/^The time for your seat is over\./)).toBeVisible()
    await expect(held).toBeHidden()
  })
})

test('a guest pays, and cancels by the link of the confirmation', async ({ page, site }) => {
  const registrant = newRegistrant()
  const before = await seatsLeft(site, 'module2')

  const confirmation =
    await test.step('pays with 4242…, takes a seat and confirms by one e-mail', async () => {
      await toPayment(page, registrant, '/register?course=module2&date=2025-09-12')
      await expect(page.getByText('Test mode.')).toBeVisible()
      const calendar = page.getByRole('region', { name: 'If your plans change' })
      await expect(calendar).toContainText('Cancel by 28 August 2025')
      await expect(calendar).toContainText('$2,850.00 refund')
      await expect(calendar).toContainText('By 5 September 2025')
      await expect(calendar).toContainText('$1,425.00')
      await expect(calendar).toContainText('After thatno refund')

      await pay(page, '4242424242424242')
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
      const panel = page.getByRole('region', { name: 'Payment Successful!' })
      await expect(panel).toContainText('A confirmation e-mail arrives within 1-2 business days.')
      await expect(panel).toBeFocused()
      await expect(panel).toContainText('(310) 555-0142')
      await expect(panel).toContainText('registration@bhia.example')
      await expect(page.getByText(/^BHIA-2025-\d+$/)).toBeVisible()
      const mail = await onlyConfirmation(site, registrant)
      expect(mail.text).toContain('$2,850.00')
      expect(await seatsLeft(site, 'module2')).toBe(before - 1)
      return mail.text
    })

  await test.step('opens the confirmation’s link and cancels for the sum that is shown', async () => {
    await page.goto(/https?:\S+\/registration\/[\w-]+/.exec(confirmation)?.[0] ?? '')
    await expect(page.getByRole('heading', { name: 'Your Registration' })).toBeVisible()
    await expect(
      page.getByText(
        'Cancel by 28 August 2025: $2,850.00 refund; by 5 September 2025: $1,425.00; after that, no refund.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /^Module 2/ }).check()
    await page.getByRole('button', { name: 'Cancel what is chosen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel for good?' })
    await expect(dialog).toContainText('$2,850.00 goes back to the card you paid with.')
    await expect(dialog).toContainText('Your seat is released right away.')
    await dialog.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Your cancellation is confirmed. We have written to you.')).toBeFocused()
    expect(await seatsLeft(site, 'module2')).toBe(before)
  })

  await test.step('cancels one course after the other, and is told what became of each', async () => {
    const other = newRegistrant()
    await buy(site, other, { selectedItems: ['module1', 'module3', 'module4'] })
    const { text } = await onlyConfirmation(site, other)
    const link = /https?:\S+\/registration\/[\w-]+/.exec(text)?.[0] ?? ''
    await page.goto(link)
    const done = page.getByText('Your cancellation is confirmed. We have written to you.')
    const dialog = page.getByRole('dialog', { name: 'Cancel for good?' })
    const begin = page.getByRole('button', { name: 'Cancel what is chosen' })
    const cancel = async (course: RegExp) => {
      await page.getByRole('checkbox', { name: course }).check()
      await expect(begin).not.toHaveAttribute('aria-busy')
      await begin.click()
      await expect(dialog).toContainText(course)
      await expect(dialog, 'no date, no seat').not.toContainText('seat')
      await dialog.getByRole('button', { name: 'Yes, cancel' }).click()
    }
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    const module1 = page.getByRole('checkbox', { name: /Module 1/ })
    await expect(module1).toBeVisible()
    await page.route('**/refund-quote', async (route) => {
      await allowed
      await route.fallback()
    })
    await cancel(/Module 1/)
    await expect(done).toBeFocused()
    // What is left to cancel is still asked for: until it is here no second cancellation begins, and the button shows it.
    await page.getByRole('checkbox', { name: /Module 3/ }).check()
    await expect(begin).toHaveAttribute('aria-busy')
    await begin.click()
    await expect(dialog).toBeHidden()
    allow()
    await expect(module1).toBeHidden()
    await page.route('**/cancel', (route) => route.abort())
    await cancel(/Module 3/)
    await expect(page.getByText('It could not be canceled. Please try again.')).toBeVisible()
    await expect(done).toBeHidden()

    await page.unroute('**/cancel')
    const module4 = page.getByRole('checkbox', { name: /Module 4/ })
    await module4.check()
    const canceled = await fetch(`${link.replace('/registration/', '/api/registrations/')}/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: ['module4'], amount: 295_000 }),
    })
    expect(canceled.status).toBe(200)
    await cancel(/Module 3/)
    await expect(module4).toBeHidden()
    await expect(done).toBeHidden()
    await cancel(/Module 3/)
    await expect(done).toBeVisible()
  })
})

test('is declined, says why, and pays on the same registration', async ({ page, site }) => {
  const registrant = newRegistrant()
  const registrations = new Set<string>()
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent')) {
      registrations.add((await response.json()).registrationId)
    }
  })
  const failed = page.getByRole('region', { name: 'Payment Failed' })
  await toPayment(page, registrant, '/register?course=module1')

  await test.step('the card form says itself what is missing, and the terms are asked for', async () => {
    await pressPay(page)
    await expect(page.getByText('Please accept the terms to pay.')).toBeVisible()
    await acceptTerms(page)
    // One press: it takes the focus from the number, which says what it misses, and still meets the button.
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

  await test.step('a card without funds is declined, and the form stays', async () => {
    await pressPay(page)
    await expect(failed).toContainText('Your card has insufficient funds.')
    await expect(failed).toContainText('Please try again.')
  })

  await test.step('beside the grown card box the parts stay together, and a long address on one line', async () => {
    const box = async (part: string) => {
      const { top, bottom } = await page.locator(part).evaluate((element) => element.getBoundingClientRect())
      return { top, bottom, height: bottom - top }
    }
    const summary = await box('section[aria-labelledby=summary]')
    const refunds = await box('section[aria-labelledby=refunds]')
    expect(refunds.top - summary.bottom).toBeLessThanOrEqual(56)
    expect((await box(`dd:has-text("${registrant.email}")`)).height).toBeLessThan(30)
  })

  await test.step('a number outside the sandbox’s list never pays', async () => {
    await pay(page, '4111111111111111')
    await expect(failed).toContainText('Your card was declined.')
  })

  await test.step('in another language the failure is said in that one, and the terms stay accepted', async () => {
    await press(page.getByRole('link', { name: 'ES Español' }))
    const told = page.getByRole('region', { name: 'El pago no se realizó' })
    await expect(told).toContainText('No se pudo confirmar el pago.')
    await expect(told).not.toContainText('Your card')
    await expect(page.locator('[name=accept]')).toBeChecked()
    await press(page.getByRole('link', { name: 'EN English' }))
    await expect(failed).toContainText('Your card was declined.')
    // Not the one in Spanish, which goes when the registration is opened anew.
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible()
  })

  await test.step('what breaks off can be tried again, and what the bank has not decided is not paid', async () => {
    const wire = '**/v1/payment_intents/*?*'
    // Says nothing of how to ask the bank, and the provider's script throws.
    await page.route(wire, (route) => route.fulfill({ json: { status: 'requires_action' } }), { times: 1 })
    await pay(page, '4000002760003184')
    await expect(failed).toContainText('The payment could not be confirmed.')
    await page.route(wire, (route) => route.fulfill({ json: { status: 'processing' } }))
    await pressPay(page)
    const pending = page.getByRole('region', { name: 'Payment in Progress' })
    await expect(pending).toContainText('Please do not pay again')
    await expect(pending).toBeFocused()
    await expect(payButton(page)).toBeHidden()
    await expectAccessible(page)
    await page.reload()
    await expect(pending).toBeFocused()
    await expect(payButton(page)).toBeHidden()
    await page.unroute(wire)
    await page.reload()
  })

  await test.step('3-D Secure passed, but no funds', async () => {
    await pay(page, '4000008260003178')
    await press(bankFrame(page).locator('#test-source-authorize-3ds'))
    await expect(failed).toContainText('Your card has insufficient funds.')
  })

  await test.step('3-D Secure failed, said so, tried again and passed', async () => {
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

test('edits the information and comes back with another choice, paying for that alone', async ({
  page,
  site,
}) => {
  const registrant = newRegistrant()
  const before = { one: await seatsLeft(site, 'clinical1'), two: await seatsLeft(site, 'module3') }
  await toPayment(page, registrant, '/register?course=clinical1')
  expect(await seatsLeft(site, 'clinical1')).toBe(before.one - 1)
  await press(page.getByRole('button', { name: 'Edit Information' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Your choice' })).toBeFocused()
  await expect(page.locator('[name=name]')).toHaveValue(registrant.name)
  await expect(page.getByText(/Oct 16–21 2025, a seat is held for you/)).toBeVisible()
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
