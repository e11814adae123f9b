import {
  desktop,
  emailsTo,
  expect,
  expectAccessible,
  expectFitForBothWidths,
  phone,
  test,
} from '#tests/support/journey.ts'
import {
  continueButton,
  fillContact,
  newRegistrant,
  openRegister,
  pay,
  payButton,
} from '#tests/support/registering.ts'

const stories = [
  {
    language: 'en',
    viewport: desktop,
    open: 'Register colleagues',
    name: 'Name of colleague 1',
    email: 'Email of colleague 1',
    twice: 'Each person needs an email address of their own.',
    subject: 'Alex Rivera has registered you at the academy',
    paidBy: 'Alex Rivera registered you and paid.',
  },
  {
    language: 'es',
    viewport: phone,
    open: 'Inscribir a colegas',
    name: 'Nombre del colega 1',
    email: 'Correo del colega 1',
    twice: 'Cada persona necesita su propio correo electrónico.',
    subject: 'Alex Rivera le inscribió en la academia',
    paidBy: 'Alex Rivera le inscribió y pagó.',
  },
] as const

for (const { language, viewport, open, name, email, twice, subject, paidBy } of stories) {
  test(`buyer registers a colleague with one payment (${language}) @all`, async ({ page, site }) => {
    await page.setViewportSize(viewport)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const [buyer, colleague] = [newRegistrant(), newRegistrant('Ana Pérez')]
    await openRegister(page, '/register?course=module1')
    await fillContact(page, buyer)
    await page.getByRole('button', { name: open }).click()
    await page.getByLabel(name).fill(colleague.name)
    await page.getByLabel(email).fill(buyer.email)
    await continueButton(page).click()
    await expect(page.getByText(twice)).toBeVisible()
    await page.getByLabel(email).fill(colleague.email)
    await expectAccessible(page)
    await expectFitForBothWidths(page, viewport)
    await continueButton(page).click()
    await expect(payButton(page)).toContainText('$5,700.00')
    await pay(page, '4242424242424242')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect
      .poll(async () => (await emailsTo(site, colleague.email)).map((one) => one.subject))
      .toEqual([subject])
    const [sent] = await emailsTo(site, colleague.email)
    const [link = ''] = /\/registration\/[\w-]+/.exec(sent?.text ?? '') ?? []
    await page.goto(link)
    await expect(page.getByText(paidBy)).toBeVisible()
    await expect(page.locator('main')).not.toContainText('$')
    await expectAccessible(page)
  })
}
