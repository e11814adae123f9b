import { academy } from '#content/academy.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { buy } from '#tests/support/purchases.ts'
import { newRegistrant, onlyConfirmation, pay, seatsLeft, toPayment } from '#tests/support/registering.ts'

test('guest pays and cancels by the link in the confirmation email', async ({ page, site }) => {
  const registrant = newRegistrant()
  const before = await seatsLeft(site, 'module2')

  const confirmation = await test.step('payment takes a seat and sends one confirmation email', async () => {
    await toPayment(page, registrant, '/register?course=module2&date=2025-09-12')
    await expect(page.getByText('Test mode.')).toBeVisible()
    const calendar = page.getByRole('region', { name: 'If your plans change' })
    await expect(calendar).toContainText('Cancel by Aug 28, 2025')
    await expect(calendar).toContainText('$2,850.00 refund')
    await expect(calendar).toContainText('By Sept 5, 2025')
    await expect(calendar).toContainText('$1,425.00')
    await expect(calendar).toContainText('After that dateno refund')

    await pay(page, '4242424242424242')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    const panel = page.getByRole('region', { name: 'Payment Successful!' })
    await expect(panel).toContainText('A confirmation e-mail arrives within 1-2 business days.')
    await expect(panel).toBeFocused()
    await expect(panel).toContainText(academy.phone)
    await expect(panel).toContainText(academy.email)
    await expect(page.getByText(/^BHIA-2025-\d+$/)).toBeVisible()
    const email = await onlyConfirmation(site, registrant)
    expect(email.text).toContain('$2,850.00')
    expect(await seatsLeft(site, 'module2')).toBe(before - 1)
    return email.text
  })

  await test.step('link in the email cancels for the amount shown and releases the seat', async () => {
    await page.goto(/https?:\S+\/registration\/[\w-]+/.exec(confirmation)?.[0] ?? '')
    await expect(page.getByRole('heading', { name: 'Your Registration' })).toBeVisible()
    await expect(
      page.getByText(
        'Cancel by Aug 28, 2025: $2,850.00 refund; by Sept 5, 2025: $1,425.00; after that date, no refund.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /Module 2/ }).check()
    await page.getByRole('button', { name: 'Cancel selected courses' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel these courses?' })
    await expect(dialog).toContainText('$2,850.00 will be refunded the way you paid.')
    await expect(dialog).toContainText('Your seat is released right away.')
    await dialog.getByRole('button', { name: 'Cancel these courses' }).click()
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Your cancellation is confirmed. We’ve sent you an email.')).toBeFocused()
    expect(await seatsLeft(site, 'module2')).toBe(before)
  })

  await test.step('courses are canceled one after another with a result for each', async () => {
    const other = newRegistrant()
    await buy(site, other, { selectedItems: ['module1', 'module3', 'module4'] })
    const { text } = await onlyConfirmation(site, other)
    const link = /https?:\S+\/registration\/[\w-]+/.exec(text)?.[0] ?? ''
    await page.goto(link)
    const done = page.getByText('Your cancellation is confirmed. We’ve sent you an email.')
    const dialog = page.getByRole('dialog', { name: 'Cancel these courses?' })
    const begin = page.getByRole('button', { name: 'Cancel selected courses' })
    const cancel = async (course: RegExp) => {
      await page.getByRole('checkbox', { name: course }).check()
      await expect(begin).not.toHaveAttribute('aria-busy')
      await begin.click()
      await expect(dialog).toContainText(course)
      await expect(dialog, 'no date, no seat').not.toContainText('seat')
      await dialog.getByRole('button', { name: 'Cancel these courses' }).click()
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
    // The new quote is still loading: the button is busy and must not start a second cancellation.
    await page.getByRole('checkbox', { name: /Module 3/ }).check()
    await expect(begin).toHaveAttribute('aria-busy')
    await begin.click()
    await expect(dialog).toBeHidden()
    allow()
    await expect(module1).toBeHidden()
    await page.route('**/cancel', (route) => route.abort())
    await cancel(/Module 3/)
    await expect(page.getByText('Your courses couldn’t be canceled. Please try again.')).toBeVisible()
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
