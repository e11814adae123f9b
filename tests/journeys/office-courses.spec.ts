// A course, a biography and a picture, as staff add and edit them in a browser.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makeAccount, signIn } from '#tests/support/account-journey.ts'
import { emailsTo, expect, expectAccessible, test } from '#tests/support/journey.ts'
import { join, officeUrl } from '#tests/support/office-journey.ts'
import { buy, deskAt } from '#tests/support/purchases.ts'
import type { Site } from '#tests/support/site.ts'

const all = { tag: ['@all'] }

const shows = (site: Site, path: string, text: string, shown = true) =>
  expect.poll(async () => (await (await fetch(`${site.url}${path}`)).text()).includes(text)).toBe(shown)

/** Publishes what the open editor has. */
async function publish(page: Page) {
  await page.getByRole('button', { name: /^Publish \d+ changes?…/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await expect(page.getByText('Published.')).toBeVisible()
}

const drawing = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a4b21' } })
    .jpeg()
    .toBuffer()

async function upload(page: Page, alt: { en: string; es: string }) {
  await page.getByRole('button', { name: 'Upload another…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a picture' })
  const file = { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: await drawing() }
  await dialog.getByLabel('File').setInputFiles(file)
  await dialog.getByLabel(/, English$/).fill(alt.en)
  await dialog.getByLabel(/, Spanish$/).fill(alt.es)
  await dialog.getByRole('button', { name: 'Add the picture' }).click()
  await expect(dialog).toHaveCount(0)
}

test(
  'a course added in the office is sold, completed and certified without a restart',
  all,
  async ({ browser, page: visitor, site }) => {
    const { page, close } = await join(browser, site)
    await page.goto(officeUrl(site, '/courses'))
    await page.getByRole('button', { name: /^Add a course…/ }).click()
    await page.getByRole('dialog').getByLabel('Id').fill('module5')
    await page.getByRole('dialog').getByRole('button', { name: 'Write its words' }).click()
    const fill = (name: string, text: string) =>
      page.getByRole('textbox', { name, exact: true }).first().fill(text)
    await fill('Short name, English', 'Module 5')
    await fill('Short name, Spanish', 'Módulo 5')
    await fill('Name, English', 'Zygomatic Implants')
    await fill('Headline, English', 'Zygomatic *implants*')
    await fill('Short line, English', 'Implants in the zygoma, day by day.')
    await fill('Address under /courses', 'module-5')
    await page.getByLabel('CE hours', { exact: true }).fill('30')
    await page.getByLabel('Days of a date').fill('3')
    await test.step('a refused publication says why, in view, and keeps what was typed', async () => {
      await page.getByRole('button', { name: /^Publish \d+ changes…/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Publish \d+ changes$/ }).click()
      await expect(dialog.getByText('Picture: is required')).toBeInViewport()
      await dialog.getByRole('button', { name: 'Keep the draft' }).click()
    })
    await page.getByRole('link', { name: /^Pictures/ }).click()
    await expect(page).toHaveURL(/part=pictures/)
    await upload(page, { en: 'A carved cheekbone', es: 'Un pómulo tallado' })
    await expectAccessible(page)
    await publish(page)

    await page.goto(officeUrl(site, '/prices/module5'))
    await page.getByLabel('Charged, or early price').fill('4100')
    await page.getByRole('textbox', { name: 'Listed price' }).fill('4400')
    await publish(page)
    await shows(site, '/courses', 'A carved cheekbone')
    await shows(site, '/courses', 'id="module5"')

    await page.goto(officeUrl(site, '/dates'))
    await page.getByRole('button', { name: /^Add a date/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Course').selectOption('Module 5')
    await dialog.getByLabel('First day').fill('2025-09-26')
    await dialog.getByRole('button', { name: /^Add Sep/ }).click()
    await expect(dialog).toHaveCount(0)
    await shows(site, '/schedule', 'Module 5')

    await visitor.goto('/courses/module-5')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Zygomatic implants' })).toBeVisible()
    const person = await makeAccount(site, 'zygoma')
    await buy(site, person, { selectedItems: ['module5'], dates: { module5: '2025-09-26' } })
    await signIn(visitor, person, '/learn')
    await expect(visitor.getByRole('link', { name: /Module 5/ }).first()).toBeVisible()
    await deskAt(site, '2025-09-29').completeDate('module5', '2025-09-26')
    const texts = async () => (await emailsTo(site, person.email)).map(({ text }) => text).join('\n')
    await expect.poll(texts).toMatch(/Module 5: Zygomatic Implants[\s\S]*\/verify\//)

    await test.step('once retired it is not sold any more, and its registrant keeps it', async () => {
      await page.goto(officeUrl(site, '/courses/module5'))
      await page.getByLabel('Retired: not sold any more').check()
      await publish(page)
      await shows(site, '/courses', 'id="module5"', false)
      await visitor.goto('/register?course=module5')
      await expect(visitor.getByRole('checkbox', { name: /Module 4/ })).toBeVisible()
      await expect(visitor.getByText('Module 5')).toHaveCount(0)
      await visitor.goto('/account')
      await expect(visitor.getByText(/Module 5/).first()).toBeVisible()
    })
    await close()
  },
)

test('a biography is edited in both languages with a new portrait', all, async ({ browser, site }) => {
  const { page, close } = await join(browser, site, { role: 'desk' })
  await page.goto(officeUrl(site, '/faculty'))
  await expect(page.getByRole('link', { name: 'Amara Redfern' })).toHaveAttribute('aria-current', 'true')
  const english = page.getByRole('textbox', { name: 'Biography, English' })
  await expect(english).not.toHaveValue('')
  await english.fill('Teaches **bone grafting** since 2017.')
  await page.getByRole('textbox', { name: 'Biography, Spanish' }).fill('Enseña injertos desde 2017.')
  await upload(page, { en: 'Amara Redfern at the bench', es: 'Amara Redfern en el banco' })
  await expect(page.getByText('Draft saved')).toBeVisible()
  await publish(page)
  const path = '/faculty/amara-redfern'
  await shows(site, path, '<strong>bone grafting</strong>')
  await shows(site, path, 'alt="Amara Redfern at the bench"')
  await shows(site, `${path}?lang=es`, 'Enseña injertos desde 2017.')
  await shows(site, path, '/media/')
  await close()
})
