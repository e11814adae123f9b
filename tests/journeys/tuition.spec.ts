import { dollars } from '#domain/money/money.ts'
import type { NewOffer } from '#features/offers/make-offer.ts'
import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import {
  desktop,
  emailsTo,
  expect,
  expectAccessible,
  expectFitForBothWidths,
  phone,
  test,
} from '#tests/support/journey.ts'
import { buy, deskAt } from '#tests/support/purchases.ts'
import {
  acceptTerms,
  continueButton,
  newRegistrant,
  openRegister,
  pay,
  payButton,
  press,
  toPayment,
  typeCard,
} from '#tests/support/registering.ts'

const stories = [
  {
    language: 'en',
    viewport: desktop,
    label: 'Discount code',
    apply: 'Apply',
    refused: 'This code is not valid.',
    success: 'Payment Successful!',
    greeting: 'For Elena Marsh',
    paid: 'Thank you. Your payment has arrived.',
    closed: 'This offer has been paid',
  },
  {
    language: 'es',
    viewport: phone,
    label: 'Código de descuento',
    apply: 'Aplicar',
    refused: 'Este código no vale para esta inscripción.',
    success: '¡Pago realizado!',
    greeting: 'Para Elena Marsh',
    paid: 'Gracias. Su pago ha llegado.',
    closed: 'Esta oferta ya está pagada',
  },
] as const

for (const { language, viewport, label, apply, refused, success } of stories) {
  test(`buyer uses a code, member pays with credit in part, then upgrades (${language}) @all`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const code = `HALF${language.toUpperCase()}`
    const august = { fromDay: '2025-08-01', untilDay: '2025-08-31' }
    await deskAt(site).makeCode({ code, percent: 50, amount: null, items: null, most: 5, ...august })

    await test.step('unknown code is refused, and a good one lowers the price', async () => {
      await toPayment(page, newRegistrant(), '/register?course=module1')
      await page.getByLabel(label).fill('nonsense')
      await page.getByRole('button', { name: apply }).click()
      await expect(page.getByText(refused)).toBeVisible()
      await page.getByLabel(label).fill(code.toLowerCase())
      await page.getByRole('button', { name: apply }).click()
      await expect(payButton(page)).toContainText('$1,425.00')
      await expectAccessible(page)
    })

    await test.step('account shows credit, upgrades and fees', async () => {
      const member = await makeAccount(site, 'fees')
      await buy(site, member, { selectedItems: ['module2'] })
      await deskAt(site).giveGoodwill(member.email, dollars(500))
      await signIn(page, member, '/account?tab=payments')
      await expect(page.locator('#credit')).toBeVisible()
      await expect(page.locator('#upgrade')).toBeVisible()
      await page.getByRole('button', { name: '$275.00' }).click()
      await acceptTerms(page)
      await expectAccessible(page)
    })

    await test.step('credit pays a part, with the code and after a reload, and a card the rest', async () => {
      await openRegister(page, '/register?course=module1')
      await continueButton(page).click()
      await page.locator('[name=credit]').check()
      await expect(payButton(page)).toContainText('$925.00')
      await page.reload()
      await expect(page.locator('[name=credit]')).toBeChecked()
      await expect(payButton(page)).toContainText('$925.00')
      await pay(page, '4242424242424242')
      await expect(page.getByText(success)).toBeVisible()
    })

    await test.step('both courses count toward the Fellowship', async () => {
      await page.goto('/account?tab=payments')
      const upgrade = page.locator('section[aria-labelledby=upgrade]')
      await upgrade.getByRole('button', { name: '$7,725.00' }).click()
      await typeCard(page, '4242424242424242')
      await acceptTerms(page)
      await press(upgrade.getByRole('button', { name: '$7,725.00' }))
      await expect(page.getByRole('row', { name: /Fellowship/ })).toBeVisible()
      await expect(page.locator('iframe[title="Secure payment input frame"]')).toHaveCount(0)
      await expectAccessible(page)
    })
  })
}

for (const { language, viewport, greeting, paid, closed } of stories) {
  test(`offer made by phone is paid by its link, and another by a wire (${language}) @all`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const person = newRegistrant('Elena Marsh')
    const offersTo = async () =>
      (await emailsTo(site, person.email)).flatMap(({ text }) => text.match(/\S+\/offer\/\S+/)?.[0] ?? [])
    const agreed = {
      price: dollars(8800),
      reason: 'As we agreed by phone',
      dates: { module2: '2025-09-12', clinical1: '2025-10-16' },
      holdsSeats: true,
    }
    /** The offer's link, from its email. */
    const make = async (options: Partial<NewOffer> = {}): Promise<{ link: string; id: string }> => {
      const earlier = (await offersTo()).length
      const { id } = await deskAt(site).makeOffer({
        email: person.email,
        name: person.name,
        items: ['module2', 'clinical1'],
        price: null,
        reason: null,
        until: null,
        planAllowed: true,
        payer: null,
        dates: {},
        holdsSeats: false,
        ...options,
      })
      await expect.poll(async () => (await offersTo()).length).toBe(earlier + 1)
      return { id, link: (await offersTo())[0] ?? '' }
    }

    await test.step('the link shows the agreement, and a card pays it', async () => {
      await page.goto((await make(agreed)).link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
      await expect(payButton(page)).toContainText('$8,800.00')
      await expectAccessible(page)
      await expectFitForBothWidths(page, viewport)
      await pay(page, '4242424242424242')
      await expect(page.getByRole('heading', { name: paid })).toBeVisible()
    })

    await test.step('a wire that a second person confirms closes the link and sends the receipt', async () => {
      const { link, id } = await make()
      const arrived = { method: 'wire', amount: dollars(9350), receivedOn: '2025-08-01' } as const
      const wire = await deskAt(site).recordWire({ about: id, ...arrived, reference: `W-${language}` }, 'Ann')
      await expect(deskAt(site).confirmWire(wire.id, 'Ann')).rejects.toThrow()
      await deskAt(site).confirmWire(wire.id, 'Ben')
      await page.goto(link)
      await expect(page.getByRole('heading', { name: closed })).toBeVisible()
      await expect
        .poll(async () =>
          (await emailsTo(site, person.email)).some(({ text }) => text.includes(`W-${language}`)),
        )
        .toBe(true)
    })
  })
}
