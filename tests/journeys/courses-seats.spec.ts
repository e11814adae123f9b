// Seats on /courses, and the sections below the panels.
import type { Page } from '@playwright/test'
import { copy as en } from '#content/en/courses/courses.ts'
import { copy as es } from '#content/es/courses/courses.ts'
import { desktop, expect, expectFitForBothWidths, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const panel = (page: Page, id: string) => page.locator(`section#${id}`)

test('courses page shows structured data, comparison, refund policy and seats', async ({ page, request }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await page.goto('/courses#module2')
  await hydrated(page)

  await test.step('structured data is in the page and allowed by the Content Security Policy', async () => {
    const graph = await page.locator('script[type="application/ld+json"]').textContent()
    const types = JSON.parse(graph ?? '')['@graph'].map((thing: { '@type': string }) => thing['@type'])
    expect(types).toEqual(['EducationalOrganization', ...Array(6).fill('Course')])
    expect(graph).toContain('"startDate":"2025-09-12"')
    expect(violations).toEqual([])
  })

  await test.step('comparison, five testimonials and refund policy are below the panels', async () => {
    const table = page.getByRole('table', { name: 'Why choose us' })
    await expect(table.getByRole('rowheader')).toHaveText([
      'US-made technology',
      'Experienced faculty',
      'Affordable tuition with flexible payment and product credits',
      'AI tools with 24/7 Q/A',
      'Lifetime support',
    ])
    await expect(table.getByRole('row', { name: /^Lifetime support/ })).toHaveText(
      /^Lifetime supportYes\. 2014 .+No$/,
    )
    const testimonials = page.locator('main figure')
    await expect(testimonials).toHaveCount(5)
    for (const testimonial of await testimonials.all()) {
      await expect(testimonial.locator('figcaption')).toHaveText(/^(Fellowship|Mastership) graduate, 20\d\d$/)
    }

    const refunds = page.getByRole('group').filter({ hasText: 'Refunds & Cancellations' })
    const policy = page.getByText('Between 15 and 7 days before, a 50% fee applies')
    await expect(policy).toBeHidden()
    await refunds.getByText('Refunds & Cancellations').click()
    await expect(policy).toBeVisible()
    await expect(refunds.locator('ol li')).toHaveText([
      '100% up to 15 days before',
      '50% between 15 and 7 days',
      'None in the last week',
    ])
    await expect(refunds).toContainText('If the academy cancels, 100% is refunded or credited.')
    await expect(refunds).toContainText('The 18-month program is cancellable with 30 days notice.')
  })

  await expectAccessibleWithPanels(page, en)

  await test.step('seats load after hydration and are not in the server response', async () => {
    expect(await (await request.get('/courses')).text()).not.toContain('left of')
    const seats = panel(page, 'module2').locator('dl > div', { hasText: 'Seats' }).locator('dd')
    await expect(seats).toHaveText('6 left of 6')

    const courseDate = {
      course: 'module2',
      start: '2025-09-12',
      end: '2025-09-14',
      location: 'Beverly Hills, CA',
      spots: 6,
      past: false,
      sample: false,
    }
    const answer = (left: number) =>
      page.route('**/api/sessions', (route) =>
        route.fulfill({ json: [{ ...courseDate, left, heldUntil: null }] }),
      )
    // Wait for module 1: two navigations in one render would cancel out and load nothing.
    const leaveAndReturn = async () => {
      await page.getByRole('link', { name: /^Module 1/ }).click()
      await expect(panel(page, 'module1')).toBeVisible()
      await page.getByRole('link', { name: /^Module 2/ }).click()
    }
    await answer(2)
    await leaveAndReturn()
    await expect(seats).toHaveText('2 left of 6')
    await expect(seats.locator('circle[fill="currentColor"]')).toHaveCount(2)

    await answer(0)
    await leaveAndReturn()
    await expect(seats).toHaveText('Full')
    const waiting = panel(page, 'module2').getByRole('link', { name: 'Join the waiting list' })
    await expect(waiting).toHaveAttribute('href', '/register?course=module2&date=2025-09-12')
  })
})

test('courses page is in Spanish with lang=es', { tag: '@all' }, async ({ page }) => {
  await page.goto('/courses?lang=es#module2')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.title)
  const shown = panel(page, 'module2')
  const title = shown.getByRole('heading', { level: 3 })
  await expect(title).toHaveText('Módulo 2: Implantología avanzada e inmediata')
  await expect(shown.locator('p').first()).toHaveText('12–14 de septiembre de 2025')
  await expect(shown).toContainText('Quedan 6 de 6')
  await expect(shown).toContainText('Con más de 1 mes de anticipación')
  await expect(shown.getByRole('link', { name: 'Inscribirse', exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText([...es.comparison.points])
  await page.getByText(es.refunds.title).click()
  await expect(page.getByText(es.refunds.program)).toBeVisible()

  await expectAccessibleWithPanels(page, es)
})

function expectAccessibleWithPanels(page: Page, copy: typeof en) {
  return test.step('courses page with an open panel has no accessibility violations', async () => {
    await expect(panel(page, 'module2')).toContainText(copy.panel.seatsLeft(6, 6))
    await expectFitForBothWidths(page)
    await page.locator('a[href="#fellowship"]').click()
    await expectFitForBothWidths(page)
  })
}
