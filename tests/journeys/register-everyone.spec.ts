import { expect, expectFitForBothWidths, test } from '#tests/support/journey.ts'
import {
  bankFrame,
  cardFrame,
  fillContact,
  newRegistrant,
  onlyConfirmation,
  openRegister,
  pay,
  press,
  toPayment,
} from '#tests/support/registering.ts'

test('visitor registers and pays with the keyboard alone', async ({ page, site }) => {
  const { name, email, phone: number } = newRegistrant()
  await openRegister(page)
  const pressKeys = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve())
  // An out-of-process frame takes the focus late; until then the body has it, and another Tab would skip the frame.
  const focusSettled = () => page.waitForFunction(() => document.activeElement !== document.body)
  const tabUntil = async (reached: () => Promise<boolean>) => {
    for (let count = 0; count < 40; count += 1) {
      if (await reached()) return
      await page.keyboard.press('Tab')
      await focusSettled()
    }
    throw new Error('40 Tabs did not reach the element.')
  }
  const focused = (selector: string) => () =>
    page.evaluate((css) => document.activeElement?.matches(css) === true, selector)

  await tabUntil(focused('[name=selectedOption]'))
  await tabUntil(focused('[name=module1]'))
  await pressKeys('Space')
  await tabUntil(focused('[name=name]'))
  await page.keyboard.type(name)
  await pressKeys('Tab')
  await page.keyboard.type(email)
  await pressKeys('Tab')
  await page.keyboard.type(number)
  await pressKeys('Enter')
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()

  await tabUntil(focused('iframe[title="Secure payment input frame"]'))
  await expect(cardFrame(page).locator('[name=number]')).toBeFocused()
  await page.keyboard.type('4000002760003184')
  await pressKeys('Tab')
  await page.keyboard.type('1234')
  await pressKeys('Tab')
  await page.keyboard.type('123')
  await pressKeys('Tab', 'Tab')
  await page.keyboard.type('90211')
  await pressKeys('Tab')
  await expect(page.locator('[name=accept]')).toBeFocused()
  await tabUntil(focused('button[type=submit]'))
  await pressKeys('Enter')
  await expect(page.locator('[name=accept]')).toBeFocused()
  await expect(page.locator('[name=accept]')).toHaveAccessibleDescription('Please accept the terms to pay.')
  await pressKeys('Space')
  await expect(page.locator('[name=accept]')).toBeChecked()
  await tabUntil(focused('button[type=submit]'))
  await pressKeys('Enter')
  await expect(bankFrame(page).locator('#test-source-authorize-3ds')).toBeFocused()
  await pressKeys('Enter')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await onlyConfirmation(site, { name, email, phone: number })
})

test('change of language during payment keeps the registration', async ({ page }) => {
  const registrant = newRegistrant()
  await toPayment(page, registrant, '/register?course=module1')
  await press(page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Español' }))
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
  await expect(cardFrame(page).getByText('Número de tarjeta')).toBeVisible()
  await pay(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: '¡Pago realizado!' })).toBeVisible()
})

const stories = [
  {
    language: 'en',
    registrant: newRegistrant(),
    says: {
      continue: 'Continue to Payment',
      nameMissing: 'Please enter your name.',
      cardNumber: 'Card number',
      cancelBy: 'Cancel by Feb 19, 2026',
      declined: ['Payment Failed', 'Your card was declined.', 'Please try again.'],
      bank: 'Complete authentication',
      paid: 'Payment Successful!',
    },
  },
  {
    language: 'es',
    registrant: newRegistrant('Lucía Moreno'),
    says: {
      continue: 'Continuar al pago',
      nameMissing: 'Escriba su nombre.',
      cardNumber: 'Número de tarjeta',
      cancelBy: 'Si cancela hasta el 19 de febrero de 2026',
      declined: ['El pago no se realizó', 'Su tarjeta fue rechazada.', 'Inténtelo de nuevo.'],
      bank: 'Completar la autenticación',
      paid: '¡Pago realizado!',
    },
  },
] as const

for (const { language, registrant, says } of stories) {
  test(`registration is in ${language} and accessible at both widths, from form to receipt`, async ({
    page,
    site,
  }) => {
    test.slow()
    await openRegister(page, `/register?lang=${language}&course=module4`)
    await page.getByRole('checkbox', { name: /^(Module|Módulo) 1/ }).check()
    await expectFitForBothWidths(page)
    const toPayment = page.getByRole('button', { name: says.continue })
    await toPayment.click()
    await expect(page.getByText(says.nameMissing)).toBeVisible()
    await fillContact(page, registrant)
    await toPayment.click()
    await expect(cardFrame(page).getByText(says.cardNumber)).toBeVisible()
    await expect(page.getByText(says.cancelBy)).toBeVisible()
    await expectFitForBothWidths(page)
    await pay(page, '4000000000000002')
    const [failed, ...reasons] = says.declined
    const panel = page.getByRole('region', { name: failed })
    await expect(panel).toBeInViewport()
    for (const reason of reasons) await expect(panel).toContainText(reason)
    await expectFitForBothWidths(page)
    await pay(page, '4000002760003184')
    await expect(bankFrame(page).getByText(says.bank)).toBeVisible()
    await expectFitForBothWidths(page)
    await press(bankFrame(page).locator('#test-source-authorize-3ds'))
    await expect(page.getByRole('heading', { name: says.paid })).toBeInViewport()
    await expectFitForBothWidths(page)
    expect((await onlyConfirmation(site, registrant)).language).toBe(language)
  })
}
