import { expect, expectFitForBothWidths, test } from '#tests/support/journey.ts'
import {
  bankFrame,
  cardFrame,
  continueButton,
  fillContact,
  newRegistrant,
  onlyConfirmation,
  openRegister,
  pay,
  payButton,
  registeringSite,
  toPayment,
} from '#tests/support/registering.ts'

test.use({ siteEnv: registeringSite('register-everyone') })

test('registers and pays with the keyboard alone', async ({ page, site }) => {
  const { name, email, phone: number } = newRegistrant()
  await openRegister(page)
  const press = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve())
  const tabUntil = async (reached: () => Promise<boolean>) => {
    for (let count = 0; count < 40; count += 1) {
      if (await reached()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard does not get there.')
  }
  const focused = (selector: string) => () =>
    page.evaluate((css) => document.activeElement?.matches(css) === true, selector)

  await tabUntil(focused('[name=selectedOption]'))
  await tabUntil(focused('[name=module1]'))
  await press('Space')
  await tabUntil(focused('[name=name]'))
  await page.keyboard.type(name)
  await press('Tab')
  await page.keyboard.type(email)
  await press('Tab')
  await page.keyboard.type(number)
  await press('Enter')
  await expect(cardFrame(page).locator('[name=number]')).toBeVisible()

  await tabUntil(focused('iframe[title="Secure payment input frame"]'))
  await page.keyboard.type('4000002760003184')
  await press('Tab')
  await page.keyboard.type('1234')
  await press('Tab')
  await page.keyboard.type('123')
  await press('Tab', 'Tab')
  await page.keyboard.type('90211')
  await press('Tab', 'Space')
  await expect(page.locator('[name=accept]')).toBeChecked()
  await tabUntil(focused('button[type=submit]'))
  await press('Enter')
  await expect(bankFrame(page).locator('#test-source-authorize-3ds')).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await onlyConfirmation(site, { name, email, phone: number })
})

test('speaks Spanish from the form to the bank and the receipt', async ({ page, site }) => {
  const registrant = newRegistrant('Lucía Moreno')
  await openRegister(page, '/register?lang=es&course=module2&date=2025-09-12')
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByText('Escriba su nombre.')).toBeVisible()
  await fillContact(page, registrant)
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(cardFrame(page).getByText('Número de tarjeta')).toBeVisible()
  await expect(page.getByText('Si cancela hasta el 28 de agosto de 2025')).toBeVisible()
  await pay(page, '4000000000000002')
  const panel = page.getByRole('alert').filter({ hasText: 'El pago no se realizó' })
  await expect(panel).toContainText('Su tarjeta fue rechazada.')
  await expect(panel).toContainText('Inténtelo de nuevo.')
  await pay(page, '4000002760003184')
  await expect(bankFrame(page).getByText('Completar la autenticación')).toBeVisible()
  await bankFrame(page).locator('#test-source-authorize-3ds').click()
  await expect(page.getByRole('heading', { name: '¡Pago realizado!' })).toBeVisible()
  expect((await onlyConfirmation(site, registrant)).language).toBe('es')
})

test('a change of language in stage two keeps the registration', async ({ page }) => {
  const registrant = newRegistrant()
  await toPayment(page, registrant, '/register?course=module1')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
  await expect(cardFrame(page).getByText('Número de tarjeta')).toBeVisible()
  await pay(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: '¡Pago realizado!' })).toBeVisible()
})

for (const language of ['en', 'es'] as const) {
  test(`each stage is accessible and nothing overflows, on a phone and on a desk, ${language}`, async ({
    page,
  }) => {
    test.slow()
    await openRegister(page, `/register?lang=${language}&course=module4`)
    await page.getByRole('checkbox', { name: /^(Module|Módulo) 1/ }).check()
    await expectFitForBothWidths(page)
    await fillContact(page, newRegistrant())
    await page.getByRole('button', { name: /^Continu/ }).click()
    await expect(cardFrame(page).locator('[name=number]')).toBeVisible()
    await expectFitForBothWidths(page)
    await pay(page, '4000000000000002')
    await expect(page.getByRole('alert').filter({ hasText: /Payment Failed|El pago no/ })).toBeInViewport()
    await expectFitForBothWidths(page)
    await pay(page, '4000002760003184')
    await expect(bankFrame(page).locator('#test-source-authorize-3ds')).toBeVisible()
    await expectFitForBothWidths(page)
    await bankFrame(page).locator('#test-source-authorize-3ds').click()
    await expect(page.getByRole('heading', { name: /Payment Successful!|¡Pago realizado!/ })).toBeInViewport()
    await expectFitForBothWidths(page)
  })
}

test('at a total of nothing the button says what to do', async ({ page }) => {
  await openRegister(page)
  await expect(continueButton(page)).toBeDisabled()
  await expect(page.getByText('Choose a program or a course to continue.')).toBeVisible()
  await page.getByRole('radio', { name: /BHIA Fellowship/ }).check()
  await expect(page.getByText('Choose a program or a course to continue.')).toBeHidden()
  await expect(payButton(page)).toBeHidden()
})
