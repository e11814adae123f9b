import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { join, officeUrl, secondOnPhone } from '#tests/support/office-journey.ts'
import { buy, deskAt } from '#tests/support/purchases.ts'
import type { Site } from '#tests/support/site.ts'

// Tasks of the office, as staff do them in a browser.
const widths = [desktop, phone]

/** Module 2 begins in ten days: the policy gives half of $2,850.00. */
const soon = '2025-08-11'

/** Opens its only registration by the search of the list. */
async function find(page: Page, site: Site, name: string) {
  await page.goto(officeUrl(site, '/registrations'))
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
}

test.beforeEach(async ({ site }) => {
  await deskAt(site).addDate('module2', soon)
})

for (const viewport of widths) {
  const at = `at ${viewport.width} px`

  test(
    `refund beyond the policy moves money once a second person approves it, ${at}`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const name = `Ana Duval${viewport.width}`
      const email = `ana${viewport.width}@mail.example`
      const what = { name, selectedItems: ['module2', 'clinical1'], dates: { module2: soon } }
      await buy(site, { email }, what)
      const desk = await join(browser, site, { role: 'desk', name: 'Marta Kole', context: { viewport } })
      const finance = await join(browser, site, {
        role: 'finance',
        name: 'Jonas Reed',
        context: { viewport },
      })
      const { page } = desk
      await find(page, site, name)
      await page.getByRole('button', { name: 'Refund…' }).first().click()
      const dialog = page.getByRole('dialog', { name: `Refund to ${name}` })
      await dialog.getByRole('checkbox', { name: /Clinical 1/ }).uncheck()
      await dialog.getByRole('radio', { name: 'Another amount' }).check()
      await dialog.getByLabel('Another amount in dollars').fill('2,850')
      await expect(dialog.getByText('$1,425.00 beyond the policy')).toBeVisible()
      await expect(dialog.getByText('$2,850.00 leaves for Visa 4242')).toBeVisible()
      await expect(dialog.getByText(/Jonas Reed.* must approve/)).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Why' }).fill('We moved her date.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Ask to approve $2,850.00' }).click()
      await expect(page.getByText('You asked for it, so another person decides.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)

      await find(finance.page, site, name)
      await expect(finance.page.getByText('“We moved her date.”')).toBeVisible()
      await expectAccessible(finance.page)
      await finance.page.getByRole('button', { name: 'Approve $2,850.00…' }).click()
      const approval = finance.page.getByRole('dialog', { name: `Approve $2,850.00 for ${name}` })
      await expect(approval.getByText('$2,850.00 leaves for Visa 4242')).toBeVisible()
      await expect(approval.getByRole('article', { name: 'The email' })).toContainText(name)
      await expectAccessible(finance.page)
      await approval.getByRole('button', { name: 'Approve and refund $2,850.00' }).click()
      await expect(finance.page.getByText('$2,850.00 is approved and refunded.')).toBeVisible()
      await expect(finance.page.getByText('Partly refunded')).toBeVisible()
      expect(await deskAt(site).registrationsOf(email)).toMatchObject([{ refunded: 285_000 }])
      await desk.close()
      await finance.close()
    },
  )

  test(
    `corrected name reissues the certificate, ${at}`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const name = `Owne Marsh${viewport.width}`
      const right = `Owen Marsh${viewport.width}`
      const email = `owen${viewport.width}@mail.example`
      const id = await buy(site, { email }, { name, selectedItems: ['module1'] })
      await deskAt(site).complete(id, 'module1', '2025-08-01')
      const { page, close } = await join(browser, site, { role: 'desk', context: { viewport } })
      await find(page, site, name)
      await page.getByRole('button', { name: 'Correct the name…' }).first().click()
      await page.getByLabel('The right name').fill(right)
      await expect(page.getByText(`A new one in the name of ${right} is issued`)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Correct and reissue the certificate' }).click()
      await expect(page.getByRole('heading', { level: 1, name: right })).toBeVisible()
      const code = /certificate ([\w-]{14})/.exec(
        await page.getByRole('table', { name: 'Courses' }).innerText(),
      )
      const verified = await (await fetch(`${site.url}/api/certificates/${code?.[1]}`)).json()
      expect(verified).toMatchObject({ name: right, state: 'valid' })
      await close()
    },
  )

  test(
    `person is found by half a name and erased, ${at}`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const name = `Ramiro Vidal${viewport.width}`
      const email = `ramiro${viewport.width}@mail.example`
      const id = await buy(site, { email }, { name, selectedItems: ['module1'] })
      const { page, close } = await join(browser, site, { role: 'owner', context: { viewport } })
      await page.goto(officeUrl(site, '/people'))
      await page.getByRole('searchbox').fill('rami vid')
      await page.getByRole('link', { name: new RegExp(name) }).click()
      await expect(page.getByText('Not while a booked course is ahead. Refund it first')).toBeVisible()
      await page.getByRole('link', { name: /^BHIA-/ }).click()
      await page.getByRole('button', { name: 'Refund…' }).first().click()
      await expect(page.getByText('More than $1,000.00.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ask to approve $2,850.00' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Keep everything' }).click()
      await deskAt(site).refund(id)
      await page.reload()
      await page
        .getByRole('button', { name: /^Everything about this person/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Erase this person…' }).click()
      await expect(page.getByText(/^1 registration stays/)).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(`Type ${email} to go on`).fill(email)
      await page.getByRole('button', { name: 'Erase for good' }).click()
      await expect(page.getByText('The person is erased.')).toBeVisible()
      await page.getByRole('searchbox').fill('rami vid')
      await expect(page.getByText('Nobody fits')).toBeVisible()
      await page.goto(officeUrl(site, `/registrations/${id}`))
      await expect(page.getByRole('heading', { level: 1, name: 'Erased person' })).toBeVisible()
      await close()
    },
  )
}

test('refund above the limit is asked for by keyboard alone', { tag: '@all' }, async ({ browser, site }) => {
  const name = 'Keiko Tanabe'
  const email = 'keiko@mail.example'
  await buy(site, { email }, { name, selectedItems: ['module2'], dates: { module2: soon } })
  const owner = await join(browser, site)
  const { page, close } = await join(browser, site, { role: 'desk' })
  await page.goto(officeUrl(site, '/registrations'))
  await expect(page.getByRole('row', { name: /Keiko Tanabe/ })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('keiko')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByText('$1,425.00 leaves for Visa 4242')).toBeVisible()
  const why = page.getByRole('textbox', { name: 'Why' })
  const isReached = () => why.evaluate((field) => field === document.activeElement)
  for (let tabs = 0; tabs < 20 && !(await isReached()); tabs++) await page.keyboard.press('Tab')
  await page.keyboard.type('Her flight was canceled.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('You asked for it, so another person decides.')).toBeVisible()
  await close()
  await owner.close()
})

test('stale form shows who changed what and keeps what was typed', async ({ browser, site }) => {
  const name = 'Tomas Vega'
  await buy(site, { email: 'tomas@mail.example' }, { name, selectedItems: ['module1'] })
  const desk = await join(browser, site, { role: 'desk', name: 'Marta Kole' })
  const owner = await join(browser, site, { role: 'owner', name: 'Inés Caldera' })
  await find(desk.page, site, name)
  await desk.page.getByRole('button', { name: 'Correct the name…' }).first().click()
  await desk.page.getByLabel('The right name').fill('Tomás Vega')
  await find(owner.page, site, name)
  await owner.page.getByRole('button', { name: 'Correct the name…' }).first().click()
  await owner.page.getByLabel('The right name').fill('Thomas Vega')
  await owner.page.getByRole('button', { name: 'Correct the name', exact: true }).click()
  await expect(owner.page.getByRole('heading', { level: 1, name: 'Thomas Vega' })).toBeVisible()
  await desk.page.getByRole('button', { name: 'Correct the name', exact: true }).click()
  await expect(desk.page.getByText(`Changed by ${owner.name}`)).toBeVisible()
  await expect(desk.page.getByRole('radio', { name: 'Tomás Vega' })).toBeChecked()
  await desk.page.getByRole('button', { name: 'Correct to this choice' }).click()
  await desk.page.getByRole('button', { name: 'Correct the name', exact: true }).click()
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Tomás Vega' })).toBeVisible()
  await desk.close()
  await owner.close()
})
