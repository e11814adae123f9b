// What owners look at: the record, its export, and the reconciliation with a repair.
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { embeddedUrl } from '../support/embedded-url.ts'
import { desktop, expect, expectAccessible, phone, test } from '../support/journey.ts'
import { join, officeUrl } from '../support/office-journey.ts'
import { buy } from '../support/purchases.ts'

test('the record is filtered in its address and exported, and the export is in it', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const { page, name, close } = await join(browser, site)
  await page.goto(officeUrl(site, '/record'))
  const entries = page.getByRole('list', { name: 'Entries of the record' }).getByRole('listitem')
  await expect(entries.first()).toContainText('joined with a passkey')
  await page.getByLabel('What').selectOption('Staff invited')
  await expect(page).toHaveURL(/\?verb=staff\.invited$/)
  await expect(entries.first()).toContainText(`invited ${name} as owner`)
  await page.reload()
  await expect(entries.first()).toContainText(`invited ${name} as owner`)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the record' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toMatch(/^\uFEFFat,who,from,verb,what,values\r\n/)
  expect(text).not.toContain('staff.joined')
  await page.getByLabel('What').selectOption('Record exported')
  await expect(entries.first()).toContainText('exported the record, filtered by verb')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
  await close()
})

test('a finding is explained by its entries and repaired after agreeing', { tag: '@all' }, async ({
  browser,
  site,
}) => {
  const { page, close } = await join(browser, site)
  const id = await buy(site, { email: 'ana@mail.example' }, { selectedItems: 'module4', name: 'Ana Duval' })
  const database = new pg.Client(await embeddedUrl(site.dataDir))
  await database.connect()
  await database.query('delete from emails where key = $1', [`confirmation:${id}`])
  await database.end()
  await page.goto(officeUrl(site, '/reconciliation'))
  await page.getByRole('button', { name: 'Check now' }).click()
  const finding = page.getByRole('listitem').filter({ hasText: id })
  await expect(finding).toContainText('was never confirmed by email')
  await finding.getByText('Its entries').click()
  await expect(finding.getByRole('table')).toContainText('Payment')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
  await finding.getByRole('button', { name: 'Repair' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repair' })
  await dialog.getByRole('button', { name: 'See what the repair does' }).click()
  await expect(dialog).toContainText('No money is refunded.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Agree and repair' }).click()
  await expect(dialog).toContainText('1 missing email is queued.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(finding).toHaveCount(0)
  await close()
})
