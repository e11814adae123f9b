// The other sixteen leftover pages, and what holds for all of them.
import {
  desktop,
  expect,
  expectAccessible,
  expectFitForBothWidths,
  hydrated,
  test,
} from '../support/journey.ts'
import { templatePages } from '../support/template-pages.ts'

test.use({ viewport: desktop, reducedMotion: 'reduce' })

test.describe('/template/home-three', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/template/home-three')
    await hydrated(page)
  })

  test('greets with its hero and tells of three ways to learn', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classical Education For The Future')
    await page.getByRole('button', { name: 'Learn From Today' }).click()
    for (const way of ['Learn anything anytime', 'Video classes', 'Online classes from expert teachers']) {
      await expect(page.getByRole('heading', { name: way })).toBeVisible()
    }
    expect(page.url()).toMatch(/home-three$/)
  })

  test('four questions open and close each on its own, by click, Enter and Space, closed at first', async ({
    page,
  }) => {
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

  test('five logos, two promotions, three events', async ({ page }) => {
    await expect(page.getByRole('list', { name: 'Partners' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('heading', { name: 'Become an Instructor' })).toBeVisible()
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await expect(page.getByRole('heading', { name: 'Get Free Courses' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book A Seat' })).toHaveCount(3)
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/template\/contacts$/)
  })

  test('five instructors stand four to a row where there is room, each with three social buttons', async ({
    page,
  }) => {
    const cards = page.getByRole('listitem').filter({ has: page.locator('img[src*="/portraits/"]') })
    await expect(cards).toHaveCount(5)
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
    for (const network of ['facebook', 'twitter', 'linkedin']) {
      await expect(cards.first().getByRole('button', { name: network })).toBeVisible()
    }
  })

  test('shows the statistics', async ({ page }) => {
    for (const statistic of [
      /82k.*Enrolled Students/,
      /460.*Academic Programs/,
      /20.*Certified Students/,
      /200.*Award Winning/,
    ]) {
      await expect(page.getByRole('listitem').filter({ hasText: statistic })).toBeVisible()
    }
  })
})

test('the events are sorted and turned over twelve at a time', async ({ page }) => {
  await page.goto('/template/event')
  await hydrated(page)
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

test('the event counts down to EXPIRED', async ({ page }) => {
  // Time runs while the page loads; it stands still three seconds before the event starts.
  await page.clock.install({ time: new Date('2031-06-21T15:00:00Z') })
  await page.goto('/template/event-single')
  await hydrated(page)
  await page.clock.pauseAt(new Date('2031-06-21T16:59:57Z'))
  await page.clock.runFor(1000)
  await expect(page.getByRole('timer')).toHaveText(/Days0Hours0Minutes0Seconds[23]/)
  await expect(page.getByText('EXPIRED')).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(page.getByText('EXPIRED')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.clock.resume()
  await expectAccessible(page)
})

test('the error page leads back to the root', async ({ page }) => {
  await page.goto('/template/error')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/')
})

test('a message on the contacts page ends in thanks, and sends none of what was typed', async ({ page }) => {
  await page.goto('/template/contacts')
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

test('the sidebar filters the courses; finance finds none', async ({ page }) => {
  await page.goto('/template/courses-sidebar')
  await hydrated(page)
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

test('the plain /template shows home-two', async ({ request }) => {
  const plain = await (await request.get('/template')).text()
  expect(plain).toBe(await (await request.get('/template/home-two')).text())
})

test('an unknown template page is the site’s own error page', async ({ page }) => {
  const response = await page.goto('/template/nothing')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

for (const name of templatePages) {
  test(`${name}: accessible at both widths, closed to search engines, no calls, no empty links`, async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const file = ['document', 'script', 'image', 'font', 'media', 'stylesheet'].includes(
        request.resourceType(),
      )
      if (!file || request.url().includes('/api/')) calls.push(request.url())
    })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))

    const response = await page.goto(`/template/${name}`)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0)

    await expectFitForBothWidths(page)
    expect(calls).toEqual([])
    expect(complaints).toEqual([])
  })
}
