import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { desktop, emailsTo, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { buy, deskAt } from '#tests/support/purchases.ts'

test('registrant of a canceled date takes credit in the account', { tag: '@all' }, async ({ page, site }) => {
  const start = '2026-11-06'
  await deskAt(site).addDate('module4', start)
  await page.setViewportSize(desktop)
  const owner = await makeAccount(site, 'canceled-date')
  await buy(site, owner, { selectedItems: ['module4'], dates: { module4: start } })
  await deskAt(site).cancelDate('module4', start)
  await signIn(page, owner)
  await expect(page.getByRole('heading', { name: 'The academy had to cancel your date' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm my choice' }).click()
  await expect(page.getByText('Please choose one of them.')).toBeVisible()
  await page.getByRole('radio', { name: /^Credit of \$2,950/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my choice' }).click()
  await expect(page.getByText('Your choice is saved.')).toBeVisible()
  await page.goto('/account?tab=payments')
  await expect(page.getByText('$2,950.00').first()).toBeVisible()
})

test('guest of a canceled date chooses another one by the link, in Spanish', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const [start, other] = ['2026-11-13', '2026-11-20']
  await deskAt(site).addDate('module4', start)
  await deskAt(site).addDate('module4', other)
  await page.setViewportSize(phone)
  await page.context().addCookies([{ name: 'language', value: 'es', url: site.url }])
  const email = `cancelada-${Date.now()}@mail.example`
  await buy(site, { email }, { selectedItems: ['module4'], dates: { module4: start } })
  await deskAt(site).cancelDate('module4', start)
  const links = async () =>
    (await emailsTo(site, email)).flatMap(({ subject, text }) =>
      subject.includes('had to cancel') ? (/\/registration\/[\w-]+/.exec(text)?.[0] ?? []) : [],
    )
  await expect.poll(async () => (await links()).length).toBe(1)
  const [link = ''] = await links()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'La academia tuvo que cancelar su fecha' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^Otra fecha/ }).check()
  await page.getByRole('button', { name: 'Ver las fechas' }).click()
  await page.getByRole('radio', { name: /20–22/ }).check()
  await page.getByRole('button', { name: 'Tomar esta fecha' }).click()
  await expect(page.getByText('Su fecha quedó confirmada.')).toBeVisible()
})
