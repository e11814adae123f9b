import { academy } from '#content/academy.ts'
import { copy as enAbout } from '#content/en/about.ts'
import { copy as enRegion } from '#content/en/middle-east-africa.ts'
import { copy as esAbout } from '#content/es/about.ts'
import { copy as esRegion } from '#content/es/middle-east-africa.ts'
import { facultyMembers } from '#content/faculty-members.ts'
import { glossaryTerms } from '#content/glossary-terms.ts'
import { termsVersion } from '#domain/terms.ts'
import { desktop, expect, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const both = [
  { language: 'en', about: enAbout, region: enRegion },
  { language: 'es', about: esAbout, region: esRegion },
] as const

for (const { language, about, region } of both) {
  test(`about: mission, approach, belief, 2014 and the faculty, in ${language}`, async ({ page }) => {
    await page.goto(`/about-us?lang=${language}`)
    for (const { title, text } of [about.mission, about.approach, about.belief]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByText(`${about.founded} 2014`)).toBeVisible()
    await expect(page.locator('main li img')).toHaveCount(facultyMembers.length)
    await expect(page.getByText('Amara Redfern, DDS')).toBeVisible()
    await expect(page.getByText(about.faculty.fields.AR ?? '')).toBeVisible()
  })

  test(`the regional page tells the hour in eight cities, in ${language}`, async ({ page }) => {
    await page.goto(`/middle-east-africa?lang=${language}`)
    // Nine in the morning in August in Beverly Hills.
    await expect(page.getByText(region.clocks.at('09:00'))).toBeVisible()
    const hour = (city: string) => page.locator('dl > div', { hasText: city }).locator('dd')
    await expect(hour(region.clocks.cities.dubai)).toHaveText('20:00')
    await expect(hour(region.clocks.cities.johannesburg)).toHaveText('18:00')
    await expect(page.locator('dl > div')).toHaveCount(8)
    await expect(page.locator('main ol li')).toHaveCount(4)
  })
}

test('faculty: twelve plates, a title only where there is one', async ({ page }) => {
  await page.goto('/faculty')
  const plates = page.locator('main li')
  await expect(plates).toHaveCount(12)
  await expect(plates.filter({ hasText: 'Jonas Kirkwell, DMD' })).toContainText('Prosthodontics')
  await expect(plates.filter({ hasText: 'Calder Merrow' })).toHaveText('Calder Merrow, DDS')
})

test('the fridge leads to an enquiry about it', async ({ page }) => {
  await page.goto('/biologics-fridge')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: '2 to 8 degrees Celsius' })).toBeVisible()
  await expect(page.locator('main li')).toHaveText(['Membranes', 'Bone grafts', 'Biologics'])
  await page.getByRole('link', { name: 'Send an enquiry' }).first().click()
  await expect(page).toHaveURL(/\/contact\?about=biologics-fridge$/)
  await expect(page.getByText('About: Biologics Fridge')).toBeVisible()
})

test('resources: a glossary of at least 40 terms in both languages, narrowed by typing', async ({ page }) => {
  expect(Object.keys(glossaryTerms).length).toBeGreaterThanOrEqual(40)
  for (const language of ['en', 'es'] as const) {
    await page.goto(`/resources?lang=${language}`)
    await hydrated(page)
    const terms = page.locator('#glossary dt')
    await expect(terms).toHaveCount(Object.keys(glossaryTerms).length)
    await page.getByRole('searchbox').fill('ELEVACION')
    await expect(terms).toHaveCount(1)
    await expect(terms).toContainText('Sinus lift')
    await expect(terms).toContainText('Elevación de seno')
  }
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText('No se encontró ningún término').last()).toBeVisible()
  // What comes before the page lives is not lost.
  await page.reload()
  await page.getByRole('searchbox').pressSequentially('membrana')
  await expect(page.getByRole('searchbox')).toHaveValue('membrana')
  await expect(page.locator('#glossary dt')).not.toHaveCount(Object.keys(glossaryTerms).length)
})

test('resources: a checklist is printed by itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto('/resources')
  await hydrated(page)
  await expect(page.locator('#checklists article')).toHaveCount(3)
  await page.getByRole('button', { name: 'Print: Surgical tray' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Surgical tray' })).toBeVisible()
  for (const away of ['Patient selection', 'Glossary', 'Resources']) {
    await expect(page.getByRole('heading', { name: away, exact: true })).toBeHidden()
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: 'Patient selection' })).toBeVisible()
})

test('resources: every video stands under a topic and opens in the catalog', async ({ page }) => {
  await page.goto('/resources')
  await hydrated(page)
  await expect(page.locator('#videos li')).toHaveCount(16)
  await page.getByRole('link', { name: 'Planning on CBCT slices' }).click()
  await expect(page).toHaveURL(/\/catalog#cbct_scroll$/)
  await expect(page.getByRole('heading', { name: 'Planning on CBCT slices' })).toBeVisible()
})

test('terms carry their version and the refund policy; privacy says how long things are kept', async ({
  page,
}) => {
  expect(termsVersion).toBe('2025-06-01')
  await page.goto('/terms')
  await expect(page.getByText('In force since 1 June 2025.')).toBeVisible()
  await expect(page.getByText('The 18-month program is cancellable with 30 days notice.')).toBeVisible()
  await page.goto('/terms?lang=es')
  await expect(page.getByText('Vigentes desde el 1 de junio de 2025.')).toBeVisible()
  await page.goto('/privacy?lang=en')
  await expect(page.getByRole('row', { name: /^Visits/ })).toContainText('Thirteen months')
  await expect(page.getByRole('row', { name: /^ipInfo/ })).toContainText('24 hours')
  await page.goto('/privacy?lang=es')
  await expect(page.getByRole('row', { name: /^Visitas/ })).toContainText('Trece meses')
})

test('the regional menu item stands only where the region says so', async ({ page }) => {
  const item = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Middle East & Africa' })
  await page.route('**/api/ipinfo', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/faqs')
  await hydrated(page)
  await expect(item).toHaveCount(0)
  await page.route('**/api/ipinfo', (route) =>
    route.fulfill({ json: { isInMiddleEastOrAfrica: true, country: 'AE' } }),
  )
  await page.reload()
  await hydrated(page)
  await item.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Middle East & Africa')
})

test('the telephone number of the FAQs dials the academy', async ({ page }) => {
  await page.goto('/faqs')
  const number = page.locator('main').getByRole('link', { name: academy.phone })
  await expect(number).toHaveAttribute('href', 'tel:+13105550142')
})
