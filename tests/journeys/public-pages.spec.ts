import { copy as enAbout } from '#content/en/site/about.ts'
import { facultyFields as enFields } from '#content/en/site/faculty-fields.ts'
import { copy as enRegion } from '#content/en/site/middle-east-africa.ts'
import { copy as esAbout } from '#content/es/site/about.ts'
import { facultyFields as esFields } from '#content/es/site/faculty-fields.ts'
import { copy as esRegion } from '#content/es/site/middle-east-africa.ts'
import { facultyMembers } from '#content/pages/faculty-members.ts'
import { glossaryTerms } from '#content/pages/glossary-terms.ts'
import { type Language, languages } from '#domain/people/language.ts'
import { desktop, expect, hydrated, storyLanguages, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const copies = {
  en: { about: enAbout, fields: enFields, region: enRegion },
  es: { about: esAbout, fields: esFields, region: esRegion },
}

test('about, faculty, regional and fridge pages show their content', async ({ page }) => {
  for (const language of storyLanguages) {
    const { about, fields, region } = copies[language]
    await test.step(`about page shows mission, approach, belief, 2014 and faculty, ${language}`, async () => {
      await page.goto(`/about-us?lang=${language}`)
      for (const { title, text } of [about.mission, about.approach, about.belief]) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByText(text)).toBeVisible()
      }
      await expect(page.getByText(`${about.founded} 2014`)).toBeVisible()
      await expect(page.locator('main li img')).toHaveCount(facultyMembers().length)
      await expect(page.getByText('Amara Redfern, DDS')).toBeVisible()
      await expect(page.getByText(fields.AR ?? '')).toBeVisible()
    })

    await test.step(`regional page shows the time in eight cities, ${language}`, async () => {
      await page.goto(`/middle-east-africa?lang=${language}`)
      // 9 a.m. in August in Beverly Hills.
      await expect(page.getByText(region.clocks.at('09:00'))).toBeVisible()
      const hour = (city: string) => page.locator('dl > div', { hasText: city }).locator('dd')
      await expect(hour(region.clocks.cities.dubai)).toHaveText('20:00')
      await expect(hour(region.clocks.cities.johannesburg)).toHaveText('18:00')
      await expect(page.locator('dl > div')).toHaveCount(8)
      await expect(page.locator('main ol li')).toHaveCount(4)
    })
  }

  await test.step('faculty page lists twelve members, with a field only where one is set', async () => {
    await page.goto('/faculty?lang=en')
    await hydrated(page)
    const plates = page.locator('main li')
    await expect(plates).toHaveCount(12)
    await expect(plates.filter({ hasText: 'Jonas Kirkwell, DMD' })).toContainText('Prosthodontics')
    await expect(plates.filter({ hasText: 'Calder Merrow' })).toHaveText('Calder Merrow, DDS')
  })

  await test.step('plate leads to the member’s page with courses, films and publications', async () => {
    await page.getByRole('link', { name: 'Lucan Norvale, DDS' }).click()
    await expect(page).toHaveURL(/\/faculty\/lucan-norvale$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucan Norvale')
    await expect(page.locator('main a[href="/register?course=module2&date=2025-09-12"]')).toBeVisible()
    await expect(page.locator('main a[href="/catalog#immediate"]')).toBeVisible()
    await expect(page.getByText('Sample entry. Journal, volume, pages')).toHaveCount(3)
    const unknown = await page.request.get('/faculty/nobody', { maxRedirects: 0 })
    expect(unknown.headers().location).toBe('/404')
  })

  await test.step('fridge page links to the contact form with its subject', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('link', { name: 'Biologics Fridge' }).click()
    await expect(page.getByRole('heading', { name: '2 to 8 degrees Celsius' })).toBeVisible()
    await expect(page.locator('main li')).toHaveText(['Membranes', 'Bone grafts', 'Biologics'])
    await page.getByRole('link', { name: 'Send an inquiry' }).first().click()
    await expect(page).toHaveURL(/\/contact\?about=biologics-fridge$/)
    await expect(page.getByText('About: Biologics Fridge')).toBeVisible()
  })
})

test('large quotations hang their opening mark outside the edge, in both languages', async ({ page }) => {
  for (const language of languages) {
    for (const path of ['/', '/courses', '/courses/module-2', '/faculty/lucan-norvale']) {
      await page.goto(`${path}?lang=${language}`)
      const quotation = page.locator('.quoted').first()
      await quotation.scrollIntoViewIfNeeded()
      // The mark is as wide as the indent in the font of quotations only.
      await expect
        .poll(() => quotation.evaluate(offsetOfFirstLetter), `${path}, ${language}`)
        .toBeLessThan(0.04)
    }
  }
})

test('refund steps of a course page are on one line, apart from each other', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/courses/clinical-2?lang=es')
    const steps = page.locator('main ol', { hasText: '$18,500.00 USD' }).locator('li > span:first-child')
    await steps.first().scrollIntoViewIfNeeded()
    const places = await steps.evaluateAll((shares) =>
      shares.map((share) => {
        const range = document.createRange()
        range.selectNodeContents(share)
        const { left, right, bottom } = range.getBoundingClientRect()
        return { left, right, bottom }
      }),
    )
    expect(places).toHaveLength(3)
    expect(new Set(places.map(({ bottom }) => bottom)).size).toBe(1)
    for (const [index, { left }] of places.entries()) {
      expect(left - (places[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(16)
    }
  }
})

/** How far the first letter is from the edge of the other lines, relative to the size of the text. */
function offsetOfFirstLetter(quotation: Element): number {
  const range = document.createRange()
  const text = document.createTreeWalker(quotation, NodeFilter.SHOW_TEXT).nextNode() as Text
  range.setStart(text, 1)
  range.setEnd(text, 2)
  const away = range.getBoundingClientRect().left - quotation.getBoundingClientRect().left
  return Math.abs(away) / Number.parseFloat(getComputedStyle(quotation).fontSize)
}

test('resources page filters the glossary, prints checklists and links videos', async ({ page }) => {
  const terms = page.locator('#glossary dt')
  const search = page.getByRole('searchbox')
  const termCount = Object.keys(glossaryTerms).length
  expect(termCount).toBeGreaterThanOrEqual(40)
  await page.addInitScript(() => {
    window.print = () => {}
  })

  const searchGlossary = (language: Language) =>
    test.step(`glossary search finds a term in either language, ${language}`, async () => {
      await page.goto(`/resources?lang=${language}`)
      await hydrated(page)
      await expect(terms).toHaveCount(termCount)
      await search.fill('ELEVACION')
      await expect(terms).toHaveCount(1)
      await expect(terms).toContainText('Sinus lift')
      await expect(terms).toContainText('Elevación de seno')
    })
  await searchGlossary('en')

  await test.step('print shows one checklist without the rest of the page', async () => {
    await expect(page.locator('#checklists article')).toHaveCount(3)
    await page.getByRole('button', { name: 'Print: Surgical tray' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Surgical tray' })).toBeVisible()
    for (const hidden of ['Patient selection', 'Glossary', 'Resources']) {
      await expect(page.getByRole('heading', { name: hidden, exact: true })).toBeHidden()
    }
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { name: 'Patient selection' })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('every video is listed under a topic and opens in the catalog', async () => {
    await expect(page.locator('#videos li')).toHaveCount(16)
    await page.getByRole('link', { name: 'Planning on CBCT slices' }).click()
    await expect(page).toHaveURL(/\/catalog#cbct_scroll$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Planning on CBCT slices' })).toBeVisible()
  })

  await searchGlossary('es')

  await test.step('glossary search without a match says so', async () => {
    await search.fill('zzz')
    await expect(page.getByText('No se encontraron términos').last()).toBeVisible()
  })

  await test.step('search typed before hydration is kept', async () => {
    await page.reload()
    await search.pressSequentially('membrana')
    await expect(search).toHaveValue('membrana')
    await expect(terms).not.toHaveCount(termCount)
  })
})

test('API docs render without Content Security Policy violations', { tag: '@all' }, async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  await page.goto('/api/docs')
  await page.getByRole('button', { name: 'The dates to come' }).click()
  await expect(page.getByRole('heading', { name: 'Responses' }).first()).toBeVisible()
  expect(violations).toEqual([])
})

test('the tables of /privacy keep their headers on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy')
  const table = page.getByRole('table').first()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  expect(await table.getByRole('row').count()).toBeGreaterThan(1)
})
