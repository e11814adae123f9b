import type { Page } from '@playwright/test'
import { names } from '#content/en/courses/names.ts'
import { desktop, expect, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const panel = (page: Page, id: string) => page.locator(`section#${id}`)
const openPanels = (page: Page) => page.locator('main section[data-open]')
const nothingSelected = (page: Page) =>
  page.getByText('Click on any of the courses or programs above to view more information.')

async function open(page: Page, path = '/courses') {
  await page.goto(path)
  await hydrated(page)
}

/** The types of the next view transition. */
function nextViewTransition(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (options) => {
          document.startViewTransition = start
          resolve(typeof options === 'object' ? [...(options.types ?? [])] : [])
          return start(options)
        }
      }),
  )
}

type Facts = { date: string; listed: string; early?: string; rule?: string; hours: string; register: string }
const facts: Record<string, Facts> = {
  module1: {
    date: 'TBD',
    listed: '$3,350',
    early: '$2,850',
    rule: 'More than 2 weeks before',
    hours: '34 CE hours (24 online, 10 self-study)',
    register: '/register?course=module1',
  },
  module2: {
    date: 'Sept 12–14, 2025',
    listed: '$3,350',
    early: '$2,850',
    rule: 'More than 1 month before',
    hours: '24 CE Hours',
    register: '/register?course=module2&date=2025-09-12',
  },
  module3: {
    date: 'Jan 23–25, 2026',
    listed: '$3,350',
    early: '$2,950',
    rule: 'More than 1 month before',
    hours: '24 CE Hours',
    register: '/register?course=module3&date=2026-01-23',
  },
  module4: {
    date: 'Mar 6–8, 2026',
    listed: '$3,350',
    early: '$2,950',
    rule: 'More than 1 month before',
    hours: '24 CE Hours',
    register: '/register?course=module4&date=2026-03-06',
  },
  clinical1: {
    date: 'Oct 16–21, 2025',
    listed: '$7,500',
    early: '$6,500',
    rule: 'More than 1 month before',
    hours: '48 CE Hours',
    register: '/register?course=clinical1&date=2025-10-16',
  },
  clinical2: {
    date: 'Nov 13–18, 2025',
    listed: '$18,500',
    hours: '48 CE Hours',
    register: '/register?course=clinical2&date=2025-11-13',
  },
}

test('pathways open course panels', async ({ page }) => {
  await open(page)

  await test.step('three pathways list their items, and no panel is open at first', async () => {
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
    await expect(pathways).toContainText('$12,000 as a program (save 20%)')
    await expect(pathways).toContainText('$35,000 as a program (save 30%)')
    await expect(pathways).toContainText('Fellowship level required')
    await expect(pathways).toContainText('Tuition $15,000–$25,000')
    await expect(nothingSelected(page)).toBeVisible()
    await expect(openPanels(page)).toHaveCount(0)
  })

  await test.step('click opens and scrolls to a panel, sets the hash, and Back returns', async () => {
    await page.getByRole('link', { name: /^Module 2/ }).click()
    await expect(page).toHaveURL(/\/courses#module2$/)
    await expect(panel(page, 'module2')).toBeVisible()
    await expect(openPanels(page)).toHaveCount(1)
    await expect(panel(page, 'module2')).toBeInViewport()
    await expect(nothingSelected(page)).toBeHidden()
    await expect(panel(page, 'module2').getByRole('heading', { level: 3 })).toBeFocused()
    // A busy browser may still be scrolling to the panel.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(panel(page, 'module2')).not.toBeInViewport({ timeout: 1000 })
    }).toPass()
    const steps = () => page.evaluate(() => history.length)
    const before = await steps()
    await page.getByRole('link', { name: /^Module 2/ }).press('Enter')
    await expect(panel(page, 'module2')).toBeInViewport()
    await expect(panel(page, 'module2').getByRole('heading', { level: 3 })).toBeFocused()
    expect(await steps()).toBe(before)

    const types = nextViewTransition(page)
    await page.getByRole('link', { name: /^Clinical 2/ }).click()
    expect(await types).toEqual(['change'])
    await expect(panel(page, 'clinical2')).toBeInViewport()
    await expect(openPanels(page)).toHaveCount(1)
    await page.goBack()
    await expect(panel(page, 'module2')).toBeVisible()
    await expect(panel(page, 'clinical2')).toBeHidden()
  })

  await test.step('course panel shows date, location, hours and prices and links to registration', async () => {
    for (const [id, { date, listed, early, rule, hours, register }] of Object.entries(facts)) {
      const shown = panel(page, id)
      await page.locator(`a[href="#${id}"]`).click()
      await expect(shown.getByRole('heading', { level: 3 })).toHaveText(
        `${names.courseLabel(id)}: ${names.courseTitle(id)}`,
      )
      await expect(shown.locator('p').first()).toHaveText(date)
      const row = (name: string) => shown.locator('dl > div', { hasText: name }).locator('dd')
      await expect(row('Location')).toHaveText('Beverly Hills, CA')
      await expect(row('CE hours')).toHaveText(hours)
      await expect(row('Listed price')).toHaveText(listed)
      if (early) await expect(row('Early price')).toHaveText(`${early}${rule}`)
      else await expect(row('Early price')).toHaveCount(0)
      const link = (name: string) => shown.getByRole('link', { name, exact: true })
      await expect(link('Register')).toHaveAttribute('href', register)
      const mastership = shown.getByRole('link', { name: 'Mastership Program $35,000' })
      await expect(mastership).toHaveAttribute('href', '/register?program=mastership')
    }
  })

  await test.step('award panels list the independent path, and the Residency panel its facts', async () => {
    const rows = (id: string) => panel(page, id).locator('dl > div')
    await expect(rows('fellowship')).toHaveText([
      'TimeWithin 24 months',
      'Continuing education85 hands-on and 150 total CE',
      'Cases20 documented cases',
      'TestScore at least 75%',
      'RetakesMonthly, up to 3 times, then 50 CE hours',
      'Fellowship fee$275',
    ])
    await expect(panel(page, 'fellowship')).toContainText('Module 1, Module 2, Clinical 1. Save 20%.')
    await expect(rows('mastership')).toHaveText([
      'LevelFellowship level required',
      'Cases50 cases',
      'Continuing education500 CE hours',
      'Oral defenseUp to 15 minutes per case',
      'Mastership independent fee$375',
    ])
    await expect(panel(page, 'mastership')).toContainText(
      'All Fellowship courses plus Module 3, Module 4, Clinical 2. Save 30%.',
    )
    await expect(rows('residency')).toHaveText([
      'Length11 full days',
      'CE hours88 clinical CE',
      'LocationBeverly Hills, CA',
      'Tuition$15,000–$25,000',
    ])
  })

  await test.step('scroll-to-top button scrolls and moves the focus to main', async () => {
    for (const id of ['module1', 'fellowship', 'residency']) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, id)
      await expect(panel(page, id)).toBeInViewport()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      // The panel takes the focus when scrolling is done; scrolling up earlier would be undone.
      await expect(panel(page, id).getByRole('heading', { level: 3 })).toBeFocused()
      await panel(page, id).getByRole('button', { name: 'Scroll to top' }).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('main')).toBeFocused()
    }
  })
})

test('link to a panel opens it', async ({ page, browser, site }) => {
  await test.step('link to a panel works from another page', async () => {
    await open(page, '/resources')
    await page.evaluate(() => {
      history.pushState(null, '', '/courses#module4')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(panel(page, 'module4')).toBeInViewport()
  })

  await test.step('link to a panel works on the first load', async () => {
    await page.goto('about:blank')
    await open(page, '/courses#clinical1')
    await expect(panel(page, 'clinical1')).toBeInViewport()
  })

  await test.step('print shows only the open panel', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(panel(page, 'clinical1').getByText('$6,500')).toBeVisible()
    for (const hidden of ['header', 'footer', 'h1', 'table'])
      await expect(page.locator(hidden).first()).toBeHidden()
    await expect(page.getByRole('region', { name: 'Pictures of the academy' })).toBeHidden()
  })

  await test.step('link to a panel works without JavaScript', async () => {
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      viewport: desktop,
    })
    const withoutScript = await context.newPage()
    await withoutScript.goto('/courses')
    await expect(nothingSelected(withoutScript)).toBeVisible()
    await withoutScript.getByRole('link', { name: /^Module 3/ }).click()
    await expect(panel(withoutScript, 'module3')).toBeInViewport()
    await expect(nothingSelected(withoutScript)).toBeHidden()
    await context.close()
  })
})
