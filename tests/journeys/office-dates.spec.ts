// Dates of the office, as staff work with them in a browser.
import type { Page } from '@playwright/test'
import { desktop, emailsTo, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { join, officeUrl, secondOnPhone } from '#tests/support/office-journey.ts'
import { buy, deskAt, newNetwork, post } from '#tests/support/purchases.ts'
import type { Site } from '#tests/support/site.ts'

const widths = [desktop, phone]

async function buyers(site: Site, course: string, start: string, names: readonly string[]) {
  for (const name of names) {
    const email = `${name.toLowerCase().replace(/\W+/g, '-')}@mail.example`
    await buy(site, { email }, { name, selectedItems: [course], dates: { [course]: start } })
  }
}

async function openDate(page: Page, site: Site, course: string, start: string) {
  await page.goto(officeUrl(site, `/dates/${course}/${start}`))
  await expect(page.getByRole('heading', { level: 2, name: 'This date' })).toBeVisible()
}

/** Texts of the emails to an address, in the sandbox's mailbox. */
const sentTo = async (site: Site, address: string): Promise<string> =>
  (await emailsTo(site, address)).map(({ text }) => text).join('\n')

for (const viewport of widths) {
  const at = `at ${viewport.width} px`
  const nth = viewport.width

  test(
    `a date with six people moves with all of them once two people make the move, ${at}`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const start = viewport === desktop ? '2026-01-09' : '2026-01-16'
      const to = viewport === desktop ? '2026-02-06' : '2026-02-13'
      await deskAt(site).addDate('module3', start)
      const names = ['Arden', 'Haddad', 'Achebe', 'Rojas', 'Sola', 'Kaya'].map((name) => `${name} ${nth}`)
      await buyers(site, 'module3', start, names)
      const { page, close } = await join(browser, site, { role: 'desk', context: { viewport } })
      const owner = await join(browser, site, { context: { viewport } })
      const move = async (by: Page) => {
        await openDate(by, site, 'module3', start)
        await by.getByRole('button', { name: 'Move to another day…' }).click()
        const dialog = by.getByRole('dialog')
        await dialog.getByLabel('New first day').fill(to)
        await expect(dialog.getByText('6 people move to Feb')).toBeVisible()
        await expect(dialog.getByText('6 emails go out.')).toBeVisible()
        await expectAccessible(by)
        await dialog.getByRole('button', { name: 'Move the date and 6 people' }).click()
      }
      await move(owner.page)
      await expect(owner.page.getByText(/has to make the same change/)).toBeVisible()
      await owner.close()
      await move(page)
      await expect(page.getByText('The date was moved.')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/dates/module3/${to}$`))
      const everybody = await deskAt(site).everybodyOn('module3', to)
      expect(everybody.map(({ name }) => name).sort()).toEqual([...names].sort())
      await close()
    },
  )

  test(
    `an email to a date is previewed in both languages and sent, ${at}`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const start = viewport === desktop ? '2026-03-13' : '2026-03-27'
      await deskAt(site).addDate('module4', start)
      await buyers(site, 'module4', start, [`Reads ${nth}`, `Also ${nth}`])
      const { page, close } = await join(browser, site, { role: 'desk', context: { viewport } })
      await openDate(page, site, 'module4', start)
      await page.getByLabel('English, subject').fill(`Parking ${nth}`)
      await page.getByLabel('English, text').fill('Dear {name},\n\nplease park behind the house.')
      await expect(page.getByText('Nobody here reads Spanish.')).toBeVisible()
      await page.getByLabel('Spanish, subject').fill('Estacionamiento')
      await page.getByLabel('Spanish, text').fill('Estimado {name}: estacione detrás de la casa.')
      await page.getByRole('button', { name: 'Send to 2 people…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Send to 2 people' })
      await expect(dialog.getByText('2 people get it once')).toBeVisible()
      await expect(dialog.getByText(`Dear Also ${nth},`)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Send to 2 people now' }).click()
      await expect(page.getByText('2 emails on the way.')).toBeVisible()
      await page.goto(officeUrl(site, '/emails'))
      await expect(page.getByRole('button', { name: `Parking ${nth}` })).toHaveCount(2)
      await expectAccessible(page)
      await close()
    },
  )

  test(
    `a waiting list is put in another order and a person removed, ${at}`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const start = viewport === desktop ? '2026-04-17' : '2026-04-24'
      await deskAt(site).addDate('clinical1', start, { spots: 1 })
      await buyers(site, 'clinical1', start, [`Taken ${nth}`])
      for (const name of ['one', 'two', 'three']) await wait(site, `${name}-${nth}@mail.example`, start)
      const { page, close } = await join(browser, site, { role: 'desk', context: { viewport } })
      await openDate(page, site, 'clinical1', start)
      await page.getByRole('button', { name: `Move three-${nth}@mail.example up` }).click()
      const places = page.getByRole('region', { name: 'Waiting list' }).getByRole('listitem')
      await expect(places.nth(1)).toContainText(`three-${nth}@`)
      await page.getByRole('button', { name: `Remove one-${nth}@mail.example` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('leaves the list and gets an email.')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Remove and send the email' }).click()
      await expect(places).toHaveCount(2)
      await expect(places.first()).toContainText(`three-${nth}@`)
      await expect
        .poll(() => sentTo(site, `one-${nth}@mail.example`))
        .toContain('no longer on the waiting list')
      await close()
    },
  )
}

/** Joins the waiting list and follows the link of the confirmation. */
async function wait(site: Site, email: string, start: string) {
  await fetch(`${site.url}/api/waiting-list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
    body: JSON.stringify({ course: 'clinical1', start, email }),
  })
  const link = async () => /\/waiting-list\/([\w-]+)/.exec(await sentTo(site, email))?.[1] ?? ''
  await expect.poll(link).not.toBe('')
  await post(site, `/api/waiting-list/${await link()}/confirmation`, {})
}
