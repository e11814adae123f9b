// What the owner asks first: who registered this week, what came in, and the file for accounting.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { confirmWithPasskey, join, officeUrl, secondOnPhone } from '#tests/support/office-journey.ts'
import { academyNow, buy } from '#tests/support/purchases.ts'
import { newRegistrant } from '#tests/support/registering.ts'
import type { Site } from '#tests/support/site.ts'

async function register(site: Site, name: string) {
  const registrant = newRegistrant(name)
  const id = await buy(site, registrant, { selectedItems: ['module1'], name })
  return { ...registrant, id }
}

/** A new member has just confirmed, so the first export is answered as after five minutes. */
async function endConfirmation(page: Page) {
  const answer = { status: 403, json: { error: 'Confirm that it is you.', code: 'office_confirm' } }
  await page.route('**/api/office/money/export.csv*', (route) => route.fulfill(answer), { times: 1 })
}

/** The provider has the fee of a payment a second later. Until then Money shows the sum that Today shows. */
async function withoutFees(page: Page) {
  await page.route('**/api/office/money/fees*', (route) => route.fulfill({ json: { byKind: {}, fees: {} } }))
}

async function linesOf(download: { path(): Promise<string> }): Promise<string[]> {
  return (await readFile(await download.path(), 'utf8')).split('\r\n')
}

for (const viewport of [desktop, phone]) {
  test(
    `owner sees who registered this week and what came in at ${viewport.width} px`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const person = await register(site, 'Dr. Ana Duval')
      const { page, close } = await join(browser, site, { context: { viewport } })
      await expect(page.getByRole('heading', { level: 1, name: 'Friday, August 1' })).toBeVisible()
      await expect(page.getByText('You have one way to sign in.')).toBeVisible()
      await expectAccessible(page)

      const week = page.getByRole('region', { name: 'This week' })
      await expect(week.getByRole('link', { name: /registrations/ })).toHaveAttribute(
        'href',
        '/office/registrations?paidFrom=2025-07-28',
      )
      await week.getByRole('button', { name: 'Table' }).click()
      await expect(week.getByRole('row', { name: /^Fri/ })).toBeVisible()
      const cameIn = await week.getByRole('link', { name: /before fees/ }).textContent()

      await withoutFees(page)
      await week.getByRole('link', { name: /before fees/ }).click()
      await expect(page).toHaveURL(officeUrl(site, '/money?from=2025-07-28'))
      const [figure = ''] = (cameIn ?? '').split('before fees')
      await expect(page.getByRole('region', { name: 'Jul 28–Aug 1' })).toContainText(figure)
      await expect(page.locator(`a[href$="${person.id}"]`)).toHaveText('Dr. Ana Duval')
      await expectAccessible(page)
      await close()
    },
  )
}

test('accounting export asks for the passkey again and has every movement of the days', async ({
  browser,
  site,
}) => {
  const person = await register(site, 'Dr. Grace Adeyemi')
  const { page, close } = await join(browser, site, { context: { viewport: phone } })
  await page.goto(officeUrl(site, `/money?from=${academyNow}&to=${academyNow}`))
  await endConfirmation(page)
  await page.getByRole('button', { name: 'Export for accounting' }).click()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Aug 1' }).click()
  await confirmWithPasskey(page)
  const lines = await linesOf(await saved)
  expect(lines[0]).toContain('day,kind,receipt')
  const own = lines.filter((line) => line.includes(person.email))
  expect(own).toHaveLength(1)
  expect(own[0]).toMatch(new RegExp(`^${academyNow},payment,BHIA-2025-\\d{4},Dr. Grace Adeyemi`))
  await expect(page.getByText(`money-${academyNow}-${academyNow}.csv is saved.`)).toBeVisible()
  await close()
})

test('owner finds the export by the keyboard alone', { tag: '@all' }, async ({ browser, site }) => {
  await register(site, 'Dr. Minh Tran')
  const { page, close } = await join(browser, site)
  const { keyboard } = page
  await keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  await keyboard.type('refund tran')
  await expect(palette.getByRole('option', { name: /^Refund Dr. Minh Tran…/ })).toBeVisible()
  await expectAccessible(page)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('export acc')
  await expect(palette.getByRole('option', { name: 'Export for accounting…' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Export for accounting' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await keyboard.press('Control+Enter')
  expect((await saved).suggestedFilename()).toBe(`money-${academyNow}-${academyNow}.csv`)

  await keyboard.press('g')
  await keyboard.press('f')
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
  await expectAccessible(page)
  await close()
})
