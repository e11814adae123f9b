import type { Page } from '@playwright/test'
import { copy as en } from '#content/en/courses.ts'
import { copy as es } from '#content/es/courses.ts'
import { type CourseId, courseIds, courses } from '#domain/catalogue.ts'
import { desktop, expect, expectFitForBothWidths, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const panel = (page: Page, id: string) => page.locator(`section#${id}`)
const openPanels = (page: Page) => page.locator('main section[data-open]')

async function open(page: Page, path = '/courses') {
  await page.goto(path)
  await hydrated(page)
}

test('three pathways list their items by name, and nothing is selected at first', async ({ page }) => {
  await open(page)
  const pathways = page.getByRole('region', { name: 'Educational Pathways' })
  await expect(pathways.getByRole('heading', { level: 3 })).toHaveText([
    'Fellowship',
    'Mastership',
    'Special Clinical Residency',
  ])
  await expect(pathways.getByRole('link')).toHaveText([
    'Requirements Fellowship',
    'Module 1Basic Dental Implantology',
    'Module 2Advanced and Immediate Implantology',
    'Clinical 1Basic and Intermediate Surgery',
    'Requirements Mastership',
    'Module 3Complicated Cases and Implant Failures',
    'Module 4Full Arch Surgical and Restorative',
    'Clinical 2Advanced Surgical Techniques',
    'Special Clinical Residency88 clinical CE over 11 full days',
  ])
  await expect(pathways).toContainText('$12,000 as a program, savings 20%')
  await expect(pathways).toContainText('$35,000 as a program, savings 30%')
  await expect(pathways).toContainText('Fellowship level required')
  await expect(pathways).toContainText('Tuition $15,000–$25,000')
  await expect(
    page.getByText('Click on any of the courses or programs above to view more information.'),
  ).toBeVisible()
  await expect(openPanels(page)).toHaveCount(0)
})

test('a click shows the panel, scrolls to it and stays in the address; Back returns', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: /^Module 2/ }).click()
  await expect(page).toHaveURL(/\/courses#module2$/)
  await expect(panel(page, 'module2')).toBeVisible()
  await expect(openPanels(page)).toHaveCount(1)
  await expect(panel(page, 'module2')).toBeInViewport()
  await expect(page.getByText('Click on any of the courses')).toBeHidden()
  await expect(panel(page, 'module2').getByRole('heading', { level: 3 })).toBeFocused()

  await page.getByRole('link', { name: /^Clinical 2/ }).click()
  await expect(panel(page, 'clinical2')).toBeInViewport()
  await expect(openPanels(page)).toHaveCount(1)
  await page.goBack()
  await expect(panel(page, 'module2')).toBeVisible()
  await expect(panel(page, 'clinical2')).toBeHidden()
})

test('every panel scrolls back to the top', async ({ page }) => {
  await open(page, '/courses#module1')
  for (const id of ['module1', 'fellowship', 'residency']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, id)
    await expect(panel(page, id)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await panel(page, id).getByRole('button', { name: 'Scroll to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test('a link to a panel opens it from another page, on a fresh load, and without any script', async ({
  page,
  browser,
  site,
}) => {
  await open(page, '/resources')
  await page.evaluate(() => {
    history.pushState(null, '', '/courses#module4')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(panel(page, 'module4')).toBeInViewport()

  await page.goto('about:blank')
  await open(page, '/courses#clinical1')
  await expect(panel(page, 'clinical1')).toBeInViewport()

  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, viewport: desktop })
  const bare = await context.newPage()
  await bare.goto('/courses')
  await expect(bare.getByText('Click on any of the courses')).toBeVisible()
  await bare.getByRole('link', { name: /^Module 3/ }).click()
  await expect(panel(bare, 'module3')).toBeInViewport()
  await expect(bare.getByText('Click on any of the courses')).toBeHidden()
  await context.close()
})

type Facts = { date: string; listed: string; early?: string; rule?: string; hours: string; register: string }
const facts: Record<CourseId, Facts> = {
  module1: {
    date: 'TBD',
    listed: '$3,350',
    early: '$2,850',
    rule: 'More than 2 weeks before',
    hours: '34 CE hours (24 online, 10 self-study)',
    register: '/register?course=module1',
  },
  module2: {
    date: 'Sept 12–14 2025',
    listed: '$3,350',
    early: '$2,850',
    rule: 'More than 1 month before',
    hours: '24 CE Hours',
    register: '/register?course=module2&date=2025-09-12',
  },
  module3: {
    date: 'Jan 23–25 2026',
    listed: '$3,350',
    early: '$2,950',
    rule: 'More than 1 month before',
    hours: '24 CE Hours',
    register: '/register?course=module3&date=2026-01-23',
  },
  module4: {
    date: 'Mar 6–8 2026',
    listed: '$3,350',
    early: '$2,950',
    rule: 'More than 1 month before',
    hours: '24 CE Hours',
    register: '/register?course=module4&date=2026-03-06',
  },
  clinical1: {
    date: 'Oct 16–21 2025',
    listed: '$7,500',
    early: '$6,500',
    rule: 'More than 1 month before',
    hours: '48 CE Hours',
    register: '/register?course=clinical1&date=2025-10-16',
  },
  clinical2: {
    date: 'Nov 13–18 2025',
    listed: '$18,500',
    hours: '48 CE Hours',
    register: '/register?course=clinical2&date=2025-11-13',
  },
}

test('each course panel tells date, place, hours and prices, and leads to its registration', async ({
  page,
}) => {
  await open(page)
  for (const id of courseIds) {
    const { date, listed, early, rule, hours, register } = facts[id]
    const shown = panel(page, id)
    await page.locator(`a[href="#${id}"]`).click()
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText(
      `${courses[id].label.en}: ${courses[id].title.en}`,
    )
    await expect(shown.locator('p').first()).toHaveText(date)
    const row = (name: string) => shown.locator('dl > div', { hasText: name }).locator('dd')
    await expect(row('Location')).toHaveText('Beverly Hills, CA')
    await expect(row('CE hours')).toHaveText(hours)
    await expect(row('Listed price')).toHaveText(listed)
    if (early) await expect(row('Early price')).toHaveText(`${early}${rule}`)
    else await expect(row('Early price')).toHaveCount(0)
    await expect(shown.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute('href', register)
    await expect(shown.getByRole('link', { name: 'Fellowship Program $12,000' })).toHaveAttribute(
      'href',
      '/register?program=fellowship',
    )
    await expect(shown.getByRole('link', { name: 'Mastership Program $35,000' })).toHaveAttribute(
      'href',
      '/register?program=mastership',
    )
  }
})

test('seats are asked for when the page lives, never written into it', async ({ page, request }) => {
  expect(await (await request.get('/courses')).text()).not.toContain('left of')
  await open(page, '/courses#module2')
  const seats = panel(page, 'module2').locator('dl > div', { hasText: 'Seats' }).locator('dd')
  await expect(seats).toHaveText('6 left of 6')

  const session = { course: 'module2', start: '2025-09-12', end: '2025-09-14', location: 'Beverly Hills, CA' }
  const answer = (left: number) =>
    page.route('**/api/sessions', (route) =>
      route.fulfill({ json: [{ ...session, spots: 6, left, past: false, sample: false }] }),
    )
  await answer(2)
  await page.getByRole('link', { name: /^Module 1/ }).click()
  await page.getByRole('link', { name: /^Module 2/ }).click()
  await expect(seats).toHaveText('2 left of 6')
  await expect(seats.locator('circle[fill="currentColor"]')).toHaveCount(2)

  await answer(0)
  await page.getByRole('link', { name: /^Module 1/ }).click()
  await page.getByRole('link', { name: /^Module 2/ }).click()
  await expect(seats).toHaveText('Full')
  await expect(panel(page, 'module2').getByRole('link', { name: 'Join the waiting list' })).toHaveAttribute(
    'href',
    '/register?course=module2&date=2025-09-12',
  )
})

test('the awards state their independent paths figure by figure, and the Residency itself', async ({
  page,
}) => {
  await open(page, '/courses#fellowship')
  const rows = (id: string) => panel(page, id).locator('dl > div')
  await expect(rows('fellowship')).toHaveText([
    'TimeWithin 24 months',
    'Continuing education85 hands-on and 150 total CE',
    'Cases20 documented cases',
    'TestScore at least 75%',
    'RetakesMonthly, up to 3 times, then 50 CE hours',
    'Fellowship fee$275',
  ])
  await expect(panel(page, 'fellowship')).toContainText('Module 1, Module 2, Clinical 1. Savings 20%.')
  await expect(rows('mastership')).toHaveText([
    'LevelFellowship level required',
    'Cases50 cases',
    'Continuing education500 CE hours',
    'Oral defenseUp to 15 minutes per case',
    'Mastership independent fee$375',
  ])
  await expect(panel(page, 'mastership')).toContainText(
    'All Fellowship courses plus Module 3, Module 4, Clinical 2. Savings 30%.',
  )
  await expect(rows('residency')).toHaveText([
    'Length11 full days',
    'CE hours88 clinical CE',
    'LocationBeverly Hills, CA',
    'Tuition$15,000–$25,000',
  ])
})

test('the comparison, five testimonials and the refund policy follow', async ({ page }) => {
  await open(page)
  const table = page.getByRole('table', { name: 'Why choose us' })
  await expect(table.getByRole('rowheader')).toHaveText([
    'US-made technology',
    'Experienced faculty',
    'Affordable tuition with flexible payment and product credits',
    'AI tools with 24/7 Q/A',
    'Lifetime support',
  ])
  await expect(table.getByRole('row', { name: /^Lifetime support/ })).toHaveText('Lifetime supportYesNo')
  const voices = page.locator('main figure')
  await expect(voices).toHaveCount(5)
  for (const voice of await voices.all()) {
    await expect(voice.locator('figcaption')).toHaveText(/^(Fellowship|Mastership) graduate, 20\d\d$/)
  }

  const refunds = page.getByRole('group').filter({ hasText: 'Refunds & Cancellations' })
  const policy = page.getByText('Between 15 and 7 days before, a 50% fee is kept')
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

test('in Spanish every part speaks Spanish', async ({ page }) => {
  await open(page, '/courses?lang=es#module2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.title)
  const shown = panel(page, 'module2')
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText(
    'Módulo 2: Implantología avanzada e inmediata',
  )
  await expect(shown.locator('p').first()).toHaveText('12–14 sept 2025')
  await expect(shown).toContainText('Quedan 6 de 6')
  await expect(shown).toContainText('Con más de 1 mes de anticipación')
  await expect(shown.getByRole('link', { name: 'Registrarse', exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText([...es.comparison.points])
  await page.getByText(es.refunds.title).click()
  await expect(page.getByText(es.refunds.program)).toBeVisible()
})

test('a printed course panel stands alone on the paper', async ({ page }) => {
  await open(page, '/courses#clinical1')
  await page.emulateMedia({ media: 'print' })
  await expect(panel(page, 'clinical1').getByText('$6,500')).toBeVisible()
  for (const away of ['header', 'footer', 'h1', 'table'])
    await expect(page.locator(away).first()).toBeHidden()
  await expect(page.getByRole('region', { name: 'Pictures of the academy' })).toBeHidden()
})

for (const [language, copy] of [
  ['en', en],
  ['es', es],
] as const) {
  test(`axe finds nothing with a panel and the refunds open, in ${language}`, async ({ page }) => {
    await open(page, `/courses?lang=${language}#module2`)
    await page.getByText(copy.refunds.title).click()
    await expect(panel(page, 'module2')).toContainText(copy.panel.seatsLeft(6, 6))
    await expectFitForBothWidths(page)
    await page.locator('a[href="#fellowship"]').click()
    await expectFitForBothWidths(page)
  })
}
