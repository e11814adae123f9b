// What goes wrong with a registration: a declined request, a failed refund, a certificate that must not count.
import { desktop, expect, expectAccessible, test } from '#tests/support/journey.ts'
import { join, officeUrl } from '#tests/support/office-journey.ts'
import { buy, deskAt } from '#tests/support/purchases.ts'

test('declined refund says why, and a certificate is replaced and revoked', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const name = 'Dr. Elif Aksoy'
  const email = 'elif@aksoy.example'
  const id = await buy(site, { email }, { name, selectedItems: ['module1'] })
  await deskAt(site).complete(id, 'module1', '2025-08-01')
  // Ten days ahead: the policy gives half of $2,850.00.
  const soon = '2025-08-12'
  await deskAt(site).addDate('module2', soon)
  const what = { selectedItems: ['module2'], dates: { module2: soon } }
  const other = await buy(site, { email: 'declined@mail.example' }, what)
  const desk = await join(browser, site, { role: 'desk', name: 'Marta Kole', context: { viewport: desktop } })
  const { page } = desk
  await page.goto(officeUrl(site, `/registrations/${other}?do=refund`))
  const refund = page.getByRole('dialog', { name: /^Refund to/ })
  await refund.getByRole('radio', { name: 'Another amount' }).check()
  await refund.getByLabel('Another amount in dollars').fill('all of it')
  await expect(refund.getByText('“all of it” is not an amount.')).toBeVisible()
  await expect(refund.getByRole('button', { name: 'Refund another amount' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await refund.getByLabel('Another amount in dollars').fill('2,850')
  await refund.getByRole('textbox', { name: 'Why' }).fill('A kind word was missing.')
  await refund.getByRole('button', { name: /^Ask to approve/ }).click()
  await expect(page.getByText('You asked for it, so another person decides.')).toBeVisible()

  const finance = await join(browser, site, { role: 'finance', name: 'Jonas Reed' })
  await finance.page.goto(officeUrl(site, `/registrations/${other}`))
  await finance.page.getByRole('button', { name: 'Decline…' }).click()
  const declining = finance.page.getByRole('dialog', { name: 'Decline the refund' })
  await expect(declining.getByText('Write why')).toBeVisible()
  await declining.getByLabel('Why').fill('The policy is enough.')
  await expectAccessible(finance.page)
  await declining.getByRole('button', { name: 'Decline' }).click()
  await expect(finance.page.getByText('The request is declined. Nothing moved.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('“The policy is enough.”')).toBeVisible()

  await page.goto(officeUrl(site, `/registrations/${id}?do=certificate`))
  const dialog = page.getByRole('dialog', { name: 'Replace or revoke a certificate' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Replace the certificate' }).click()
  await expect(page.getByText(/Certificate \S+ is on its way/)).toBeVisible()
  await page.getByRole('button', { name: 'Replace or revoke a certificate…' }).click()
  await dialog.getByRole('radio', { name: 'Revoke it' }).check()
  await expect(dialog.getByText('The course stays completed, with its CE hours')).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke the certificate' }).click()
  await expect(page.getByText(/^Certificate \S+ is revoked\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replace or revoke a certificate…' })).toHaveCount(0)
  await Promise.all([desk.close(), finance.close()])
})

test('a failed screen offers Try again; stale data shows when it was loaded', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const name = 'Dr. Noor Haddad'
  const id = await buy(site, { email: 'noor@mail.example' }, { name, selectedItems: ['module1'] })
  const { page, close } = await join(browser, site, { role: 'desk' })
  const failing = async (call: RegExp, work: () => Promise<unknown>) => {
    const body = { error: 'The list did not come.', code: 'internal' }
    await page.route(call, (route) => route.fulfill({ status: 500, json: body }))
    await work()
    await expect(page.getByRole('alert')).toContainText('The list did not come.')
    await expectAccessible(page)
    await page.unroute(call)
  }
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  const row = page.getByRole('link', { name })
  await failing(/api\/office\/registrations\?/, () => page.goto(officeUrl(site, '/registrations')))
  await tryAgain.click()
  await expect(row).toBeVisible()

  const one = new RegExp(`/api/office/registrations/${id}$`)
  await failing(one, () => page.goto(officeUrl(site, `/registrations/${id}`)))
  await tryAgain.click()
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  await failing(one, async () => {
    await page.getByPlaceholder('Add a note for colleagues').fill('Calls at noon.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(page.getByText(/What is shown is of .+ and may be old\./)).toBeVisible()
  })
  await expect(heading).toBeVisible()
  await tryAgain.click()
  await expect(tryAgain).toHaveCount(0)

  await page.goto(officeUrl(site, '/registrations?q=haddad&language=es'))
  await expect(page.getByText('Without “Spanish” there is 1.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(row).toBeVisible()
  await close()
})
