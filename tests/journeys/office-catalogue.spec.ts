// Prices and words, as staff edit them in a browser.
import { addDays, dayOf, mondayOf } from '#domain/days.ts'
import { expect, expectAccessible, phone, test } from '#tests/support/journey.ts'
import { join, officeSite, officeUrl } from '#tests/support/office-journey.ts'
import { academyNow } from '#tests/support/purchases.ts'

test.use(officeSite)

const all = { tag: ['@all'] }

test('a question is edited in both languages, published and taken back', all, async ({ browser, site }) => {
  const { page, close } = await join(browser, site, { role: 'desk' })
  await page.goto(officeUrl(site, '/words'))
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  const english = page.getByRole('textbox', { name: 'Question, English' })
  await expect(english).not.toHaveValue('')
  const before = await english.inputValue()
  await english.fill('Who may take a course, really?')
  await page.getByRole('textbox', { name: 'Question, Spanish' }).fill('¿Quién puede tomar un curso?')
  await page.getByRole('textbox', { name: 'Answer, English' }).fill('<script>alert(1)</script> **Dentists**.')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish 3 changes…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Question, Spanish')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish 3 changes' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  const shows = (text: string) =>
    expect.poll(async () => (await (await fetch(`${site.url}/faqs`)).text()).includes(text)).toBe(true)
  await shows('Who may take a course, really?')
  await shows('&lt;script&gt;alert(1)')

  await page.getByRole('button', { name: /^Take it back…/ }).click()
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  await shows(before)
  await test.step('the entry may arrive before the list of all', async () => {
    const entry = page.waitForResponse(/\/catalogue\/faq\/[^/]+$/)
    await page.route(/\/catalogue\/faq$/, async (route) => {
      await (await entry).finished()
      await route.continue()
    })
    await page.reload()
    await expect(english).toHaveValue(before)
  })
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await close()
})

test('two people edit the same text, and the second one chooses', all, async ({ browser, site }) => {
  const one = await join(browser, site, { name: 'Inés Caldera' })
  const two = await join(browser, site, { role: 'desk', name: 'Marta Kole' })
  const questionOf = ({ page }: typeof one) => page.getByRole('textbox', { name: 'Question, English' })
  for (const person of [one, two]) {
    await person.page.goto(officeUrl(site, '/words'))
    await person.page.getByRole('main').getByRole('listitem').getByRole('link').nth(1).click()
    await expect(questionOf(person)).not.toHaveValue('')
  }
  await questionOf(one).fill('Inés’s question?')
  await expect(one.page.getByText('Draft saved')).toBeVisible()
  await questionOf(two).fill('Marta’s question?')
  const dialog = two.page.getByRole('dialog', { name: 'Somebody else saved first' })
  await expect(dialog.getByText(/Changed by Inés Caldera/)).toBeVisible()
  await expect(dialog.getByText('Inés’s question?')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Marta’s question?' })).toBeChecked()
  await expectAccessible(two.page)
  await dialog.getByRole('button', { name: 'Save this choice as the draft' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(two.page.getByText('Draft saved')).toBeVisible()
  await two.page.reload()
  await expect(questionOf(two)).toHaveValue('Marta’s question?')
  await one.close()
  await two.close()
})

test('a price is changed from next Monday on', all, async ({ browser, site }) => {
  const { page, close } = await join(browser, site, { role: 'finance' })
  await page.goto(officeUrl(site, '/prices'))
  const module1 = page.getByRole('link', { name: 'Module 1' })
  await expect(module1).toBeVisible()
  await expectAccessible(page)
  await module1.click()
  const charged = page.getByLabel('Charged, or early price')
  await charged.fill('0')
  await expect(page.getByText('Charged: must be at least $1')).toBeVisible()
  await expect(charged).toHaveValue('0')
  // By key: a field that begins again after the first letter would lose the focus.
  await charged.press('ControlOrMeta+a')
  await page.keyboard.type('2900.00')
  await expect(charged).toHaveValue('2900.00')
  await page.getByRole('button', { name: /^Publish 1 change…/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'From a day on' }).check()
  await dialog.getByLabel('First day').fill(addDays(mondayOf(dayOf(new Date(academyNow))), 7))
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(page.getByText(/It will be published on/)).toBeVisible()
  await expect(page.getByRole('cell', { name: '$2,900.00' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(officeUrl(site, '/prices/fellowship'))
  await expect(page.getByText('The pages say 20 %. The prices give 15 %.')).toBeVisible()
  expect(await (await fetch(`${site.url}/courses`)).text()).not.toContain('$2,900')
  await page.goto(officeUrl(site, '/courses/clinical1'))
  await expect(page.getByRole('textbox', { name: 'Name, English', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await close()
})
