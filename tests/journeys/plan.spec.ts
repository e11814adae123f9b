import { desktop, emailsTo, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { secondOnPhone } from '#tests/support/office-journey.ts'
import { academyOn } from '#tests/support/purchases.ts'
import {
  acceptTerms,
  bankFrame,
  newRegistrant,
  onlyConfirmation,
  payButton,
  pressPay,
  toPayment,
  typeCard,
} from '#tests/support/registering.ts'

const stories = [
  {
    language: 'en',
    viewport: desktop,
    parts: 'Pay in parts',
    agree: 'Please agree to the later payments first.',
    consent: /^Charge this card \$2,250\.00/,
    success: 'Payment Successful!',
    dueFirst: 'Payments of your plan not yet made ($9,000.00) are canceled first.',
    failed: 'The payment of Sept 1, 2025 did not go through',
    payNow: 'Pay $2,250.00 now',
    paid: 'Thank you. Your payment has arrived.',
  },
  {
    language: 'es',
    viewport: phone,
    parts: 'Pagar en cuotas',
    agree: 'Primero acepte los pagos siguientes, por favor.',
    consent: /^Cobrar \$2,250\.00/,
    success: '¡Pago realizado!',
    dueFirst: 'Primero se anulan los pagos pendientes de su plan ($9,000.00 USD).',
    failed: 'El pago del 1 de septiembre de 2025 no se realizó',
    payNow: 'Pagar $2,250.00 USD ahora',
    paid: 'Gracias. Su pago ha llegado.',
  },
] as const

for (const words of stories) {
  const { language, viewport } = words
  const title = `registrant pays in parts, and another card pays a second payment that failed (${language})`
  test(title, secondOnPhone(viewport), async ({ page, site }) => {
    await page.setViewportSize(viewport)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const registrant = newRegistrant()

    await test.step('terms are shown, and the later payments need their own consent', async () => {
      await toPayment(page, registrant, '/register?program=fellowship')
      await page.getByRole('radio', { name: words.parts }).check()
      await expect(payButton(page)).toContainText('$3,000.00')
      await typeCard(page, '4000002760003184')
      await acceptTerms(page)
      await pressPay(page)
      await expect(page.getByText(words.agree)).toBeVisible()
      await page.getByRole('checkbox', { name: words.consent }).check()
      await expectAccessible(page)
      await pressPay(page)
      await bankFrame(page).locator('#test-source-authorize-3ds').click()
      await expect(page.getByText(words.success)).toBeVisible()
    })

    await test.step('the registration says what a cancellation does with the later payments', async () => {
      const { text } = await onlyConfirmation(site, registrant)
      await page.goto(/\/registration\/[\w-]+/.exec(text)?.[0] ?? '')
      await expect(page.getByText(words.dueFirst)).toBeVisible()
    })

    await test.step('the bank declines the second payment, and the email has the page', async () => {
      await academyOn('2025-09-01', site, 'plans', 'charge')
      const links = async () =>
        (await emailsTo(site, registrant.email)).flatMap(({ subject, text }) =>
          subject.includes('$2,250.00') ? (/\/plan\/[\w-]+/.exec(text)?.[0] ?? []) : [],
        )
      await expect.poll(async () => (await links()).length).toBe(1)
      await page.goto((await links())[0] ?? '')
      await expect(page.getByRole('heading', { name: words.failed })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('another card pays it', async () => {
      await page.getByRole('link', { name: words.payNow }).click()
      await typeCard(page, '4242424242424242')
      await pressPay(page)
      await expect(page.getByText(words.paid)).toBeVisible()
      await expect(page.getByRole('heading', { name: words.failed })).toBeHidden()
    })
  })
}
