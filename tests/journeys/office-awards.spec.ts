// Decisions on a dentist's entries, as staff make them in a browser.
import { makeAccount } from '#tests/support/account-journey.ts'
import { desktop, emailsTo, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { join, officeUrl, secondOnPhone } from '#tests/support/office-journey.ts'
import { post } from '#tests/support/purchases.ts'

for (const viewport of [desktop, phone]) {
  test(
    `a case is approved with a reason that the dentist gets, at ${viewport.width} px`,
    secondOnPhone(viewport),
    async ({ browser, site }) => {
      const title = `Sinus lift ${viewport.width}`
      const dentist = await makeAccount(site, 'camila')
      const entry = { title, summary: 'Lateral window', treatedOn: '2025-07-01' }
      await post(site, '/api/account/cases', entry, dentist.idToken)
      const { page, close } = await join(browser, site, { role: 'desk', context: { viewport } })
      await page.goto(officeUrl(site, '/awards'))
      await page.getByRole('button', { name: `Decide ${title}` }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('radio', { name: 'Decline' }).check()
      await dialog.getByRole('button', { name: 'Decline and send the email' }).click()
      await expect(dialog.getByText('A declined entry needs a reason.')).toBeVisible()
      await dialog.getByRole('radio', { name: 'Approve' }).check()
      await dialog.getByLabel('What the dentist reads about it').fill('A clear protocol.')
      await expect(dialog.getByRole('article', { name: 'The email' })).toContainText('A clear protocol.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Approve and send the email' }).click()
      await expect(page.getByText('Approved.')).toBeVisible()
      await expect(page.getByRole('button', { name: `Decide ${title}` })).toHaveCount(0)
      await expectAccessible(page)
      const subjects = async () => (await emailsTo(site, dentist.email)).map(({ subject }) => subject)
      await expect.poll(subjects).toContain(`Your case was approved: ${title}`)
      await close()
    },
  )
}
