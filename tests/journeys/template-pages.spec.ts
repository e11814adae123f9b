// The other sixteen template pages, with one visit to each.
import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible } from '../support/journey.ts'
import { type TemplatePage, templatePages } from '../support/template-pages.ts'
import { test } from '../support/template-visit.ts'

test.use({ viewport: desktop, reducedMotion: 'reduce' })
// The last file of the run and a long one: in series it would keep one worker busy alone.
test.describe.configure({ mode: 'parallel' })

const stories: Partial<Record<TemplatePage, (page: Page) => Promise<void>>> = {
  'home-three': homeThree,
  event: events,
  'event-single': countdown,
  error: leadsBack,
  contacts: message,
  'courses-sidebar': sidebar,
}

for (const name of templatePages.filter((name) => name !== 'home-two')) {
  test(`/template/${name}`, { tag: '@all' }, async ({ page, arrive }) => {
    await arrive(name)
    await stories[name]?.(page)
  })
}

async function homeThree(page: Page) {
  await test.step('the page shows its hero and three ways to learn', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classical Education For The Future')
    await page.getByRole('button', { name: 'Learn From Today' }).click()
    for (const way of ['Learn anything anytime', 'Video classes', 'Online classes from expert teachers']) {
      await expect(page.getByRole('heading', { name: way })).toBeVisible()
    }
    expect(page.url()).toMatch(/home-three$/)
  })

  await test.step('four questions are closed at first, and each opens and closes by click, Enter and Space', async () => {
    const items = page.locator('details')
    await expect(items).toHaveCount(4)
    const open = () => items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open))
    expect(await open()).toEqual([false, false, false, false])
    const titles = page.locator('summary')
    await titles.nth(0).click()
    await titles.nth(1).focus()
    await page.keyboard.press('Enter')
    await titles.nth(2).focus()
    await page.keyboard.press('Space')
    expect(await open()).toEqual([true, true, true, false])
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await titles.nth(0).click()
    await titles.nth(1).focus()
    await page.keyboard.press('Enter')
    expect(await open()).toEqual([false, false, false, false])
  })

  await test.step('five instructors with three social buttons each are shown four in a row on wide windows', async () => {
    const cards = page.getByRole('listitem').filter({ has: page.locator('img[src*="/portraits/"]') })
    await expect(cards).toHaveCount(5)
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
    for (const network of ['facebook', 'twitter', 'linkedin']) {
      await expect(cards.first().getByRole('button', { name: network })).toBeVisible()
    }
  })

  await test.step('the page shows the statistics', async () => {
    for (const statistic of [
      /82k.*Enrolled Students/,
      /460.*Academic Programs/,
      /20.*Certified Students/,
      /200.*Award Winning/,
    ]) {
      await expect(page.getByRole('listitem').filter({ hasText: statistic })).toBeVisible()
    }
  })

  await test.step('the page shows five logos, two promotions and three events', async () => {
    await expect(page.getByRole('list', { name: 'Partners' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('heading', { name: 'Become an Instructor' })).toBeVisible()
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await expect(page.getByRole('heading', { name: 'Get Free Courses' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book A Seat' })).toHaveCount(3)
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/template\/contacts$/)
  })
}

async function events(page: Page) {
  await test.step('the events are sorted and paged by twelve', async () => {
    const titles = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(page.getByText('Showing 12 courses of 52')).toBeVisible()
    await expect(titles).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Book A Seat' })).toHaveCount(12)

    const first = await titles.first().innerText()
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(titles.first()).not.toHaveText(first)
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Page 5' }).click()
    await expect(titles).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()

    await page.getByLabel('Sort by').selectOption('Title: A to Z')
    await expect(page.getByText('Showing 12 courses of 52')).toBeVisible()
    const sorted = await titles.allTextContents()
    expect(sorted).toEqual(sorted.toSorted())
  })
}

async function countdown(page: Page) {
  await test.step('the event counts down to EXPIRED', async () => {
    await page.clock.setFixedTime('2031-06-21T16:59:57Z')
    await expect(page.getByRole('timer')).toHaveText(/Days0Hours0Minutes0Seconds3$/)
    await expect(page.getByText('EXPIRED')).toHaveCount(0)
    await page.clock.setFixedTime('2031-06-21T16:59:59Z')
    await expect(page.getByRole('timer')).toHaveText(/Days0Hours0Minutes0Seconds1$/)
    await page.clock.setFixedTime('2031-06-21T17:00:00Z')
    await expect(page.getByText('EXPIRED')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expect(page.getByText('Starts in')).toHaveCount(0)
    await expectAccessible(page)
  })
}

async function leadsBack(page: Page) {
  await test.step('the error page links to the root', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')
  })
}

async function message(page: Page) {
  await test.step('a message on the contacts page shows thanks, and sends no request', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/template\/contacts$/)
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('E-mail').fill('ana@example.com')
    await page.getByLabel('Message').fill('Hello')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you for your e-mail.')).toBeVisible()
    await expect(page.getByText('We Will contact you very soon.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')
    expect(requests.join('\n')).not.toMatch(/ana/i)
  })
}

async function sidebar(page: Page) {
  await test.step('the sidebar filters the courses; finance has none', async () => {
    const courses = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(courses).toHaveCount(6)
    await page.getByLabel('marketing').check()
    await expect(courses).toHaveCount(4)
    await page.getByLabel('design').check()
    await expect(courses).toHaveCount(6)
    await page.getByLabel('marketing').uncheck()
    await page.getByLabel('design').uncheck()
    await page.getByLabel('finance').check()
    await expect(page.getByText('Not Found Any Data')).toBeVisible()
  })
}
