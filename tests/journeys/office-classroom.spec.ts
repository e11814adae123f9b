// Staff edit a course of the classroom in a browser, and a registrant sees it.
import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { join, officeUrl } from '#tests/support/office-journey.ts'

async function publish(page: Page) {
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish \d/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const viewport of [desktop, phone]) {
  test(`an outline, a lesson, a question and a live session are changed by keys, at ${viewport.width} px`, {
    tag: ['@all'],
  }, async ({ browser, site }) => {
    const { page, close } = await join(browser, site, { role: 'desk', context: { viewport } })
    await page.goto(officeUrl(site, '/classroom'))
    await expect(page.getByText('Module 1').first()).toBeVisible()
    await expectAccessible(page)

    await page.goto(officeUrl(site, '/classroom/module1'))
    const handles = page.getByRole('button', { name: /^Move / })
    const second = await handles.nth(1).getAttribute('aria-label')
    await handles.nth(1).focus()
    await page.keyboard.press('ArrowDown')
    await expect(handles.nth(2)).toHaveAttribute('aria-label', second ?? '')
    await expect(handles.nth(2)).toBeFocused()
    await publish(page)

    const title = `Edited at ${viewport.width}`
    await page.locator('ol ol a').first().click()
    await page.getByRole('textbox', { name: 'Title, English' }).fill(title)
    await page.getByRole('textbox', { name: 'Title, Spanish' }).fill('Título editado')
    await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible()
    await publish(page)

    await page.goto(officeUrl(site, '/classroom/module1?part=live'))
    await page.getByRole('button', { name: 'Add a live session…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title in English').fill('Questions and answers')
    await dialog.getByLabel('Speaker').fill('Dr. Caldera')
    await dialog.getByLabel('Day').fill('2027-02-01')
    await dialog.getByLabel('Link to the session').fill('https://meet.example/room')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save the session' }).click()
    await expect(page.getByText('Questions and answers').first()).toBeVisible()

    await page.goto(officeUrl(site, '/classroom/module1?part=questions'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.locator('tbody a, li a').first().click()
    await page.getByRole('checkbox', { name: 'Not drawn any more' }).check()
    await publish(page)

    // Staff read the course as registrants do.
    await page.goto(new URL('/learn/module1?preview=staff', officeUrl(site)).href)
    await expect(page.getByText(title).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'For your certificate' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Choose a date' })).toHaveCount(0)
    await close()
  })
}
