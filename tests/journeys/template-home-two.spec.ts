// The template's landing: /template/home-two.
import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, hydrated, phone, test } from '../support/journey.ts'

test.use({ viewport: desktop, reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  await page.goto('/template/home-two')
  await hydrated(page)
})

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })

test.describe('the frame', () => {
  test('a top bar holds the address, the e-mail and three social buttons that do nothing', async ({
    page,
  }) => {
    await expect(page.getByText('27 Sample Street, Springfield').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'hello@meridian.example' })).toBeVisible()
    for (const network of ['facebook', 'twitter', 'linkedin']) {
      await page.getByRole('button', { name: network }).first().click()
    }
    expect(page.url()).toMatch(/\/template\/home-two$/)
  })

  test('the header turns sticky past 100 px, not before', async ({ page }) => {
    const bar = page.locator('[data-sticky]')
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await scrollTo(100)
    await expect(bar).toHaveAttribute('data-sticky', 'false')
    await scrollTo(101)
    await expect(bar).toHaveAttribute('data-sticky', 'true')
    await scrollTo(2000)
    await expect(bar).toBeInViewport()
    await scrollTo(0)
    await expect(bar).toHaveAttribute('data-sticky', 'false')
  })

  test('the mobile menu opens and closes, by its button and by Escape', async ({ page }) => {
    await page.setViewportSize(phone)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const toggle = page.getByRole('button', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link', { name: 'Courses' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Start Free Trial' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await toggle.click()
    await toggle.click()
    await expect(menu).toBeHidden()
  })

  test('the search opens over the top of the page, marks the body and closes on Escape', async ({ page }) => {
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const box = page.getByPlaceholder('Search..')
    await expect(box).toBeFocused()
    await expect(page.locator('body')).toHaveClass('modal-open')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectAccessible(page)
    await box.fill('implants')
    await box.press('Enter')
    await expect(box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass('modal-open')
  })

  test("'Start Free Trial' and 'Get Started Now' are buttons that lead nowhere", async ({ page }) => {
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    const start = page.getByRole('button', { name: 'Get Started Now' })
    expect(await start.count()).toBeGreaterThan(1)
    await start.first().click()
    expect(page.url()).toMatch(/\/template\/home-two$/)
  })

  test('the footer holds its links and the legal ones', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    const links = footer.getByRole('navigation', { name: 'Links' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'About Us', 'Pricing', 'Courses', 'Contact Us', 'Blog'])
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  })
})

test.describe('the landing', () => {
  test("six tiles 'Data Science' count 5 to 74 courses, drawn anew at each load", async ({ page }) => {
    const tiles = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Data Science' }) })
    const draw = async () => {
      await expect(tiles).toHaveCount(6)
      const texts = await tiles.getByText(/Courses$/).allTextContents()
      return texts.map((text) => Number(/^(\d+) Courses$/.exec(text)?.[1]))
    }
    const draws: number[][] = []
    for (let load = 0; load < 4; load += 1) {
      draws.push(await draw())
      await page.reload()
      await hydrated(page)
    }
    for (const count of draws.flat()) {
      expect(count).toBeGreaterThanOrEqual(5)
      expect(count).toBeLessThanOrEqual(74)
    }
    expect(new Set(draws.map(String)).size).toBeGreaterThan(1)
  })

  test('the document that was rendered ahead holds no count, and hydration finds nothing to mend', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/template/home-two')).text()
    expect(html.match(/Data Science/g)).toHaveLength(6)
    expect(html).not.toMatch(/\d+(<!-- -->)? Courses/)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.reload()
    await hydrated(page)
    expect(complaints).toEqual([])
  })

  test('three skills have their bars', async ({ page }) => {
    for (const [skill, percent] of [
      ['Business Studies', 86],
      ['Marketing', 67],
      ['Design & Development', 95],
    ] as const) {
      const bar = page.getByRole('progressbar', { name: skill })
      await expect(bar).toHaveAttribute('value', String(percent))
      await expect(page.getByText(`${skill} ${percent}%`)).toBeVisible()
    }
  })

  test('the featured courses are the four modules with their figures', async ({ page }) => {
    const courses = section(page, 'Featured courses')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') })
    const modules = [
      ['Module 1', 'Basic Dental Implantology I', '40h'],
      ['Module 2', 'Basic Dental Implantology II', '40h'],
      ['Module 3', 'Advanced Dental Implantology I', '50h'],
      ['Module 4', 'Advanced Dental Implantology II', '50h'],
    ] as const
    await expect(courses).toHaveCount(modules.length)
    for (const [place, [post, title, time]] of modules.entries()) {
      const card = courses.nth(place)
      for (const text of [post, title, time, '$7,500', '24CE + 24 Protocol Hours', '4.5 of 5']) {
        await expect(card.getByText(text, { exact: true })).toBeVisible()
      }
    }
  })

  test('the fun facts are the four statistics', async ({ page }) => {
    const facts = section(page, 'Fun facts').getByRole('listitem')
    await expect(facts).toHaveText([
      /82k.*Enrolled Students/,
      /460.*Academic Programs/,
      /20.*Certified Students/,
      /200.*Award Winning/,
    ])
  })

  test('the film starts on a click; five partners stand below it', async ({ page }) => {
    await expect(page.locator('video')).toHaveCount(0)
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect(page.locator('video')).toHaveAttribute('src', /\.mp4$/)
    await expect(page.getByRole('list', { name: 'Partners' }).getByRole('listitem')).toHaveCount(5)
  })

  test("the blocks 'Why Choose' and the blog's articles are there", async ({ page }) => {
    await expect(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
    await expect(section(page, 'From the blog').getByRole('heading', { level: 3 })).toHaveCount(3)
  })

  test('the toggle shows the chosen period and changes no price', async ({ page }) => {
    const pricing = page.locator('#pricing')
    const prices = async () => {
      const plans = pricing.getByRole('listitem').filter({ has: page.locator('h3') })
      return (await plans.allTextContents()).map((text) => /(Free|\$[\d.]+)/.exec(text)?.[0])
    }
    await expect(pricing.getByRole('heading', { level: 3 })).toHaveText([
      'Starter',
      'Professional',
      'Business',
    ])
    const monthly = pricing.getByRole('radio', { name: 'Monthly' })
    const yearly = pricing.getByRole('radio', { name: 'Yearly' })
    await expect(monthly).toBeChecked()
    expect(await prices()).toEqual(['Free', '$89.69', '$129.69'])
    await yearly.check()
    await expect(monthly).not.toBeChecked()
    expect(await prices()).toEqual(['Free', '$89.69', '$129.69'])
  })

  test('a tab shows the courses whose id contains it; one finds none', async ({ page }) => {
    const popular = section(page, 'Popular courses')
    const tabs = popular.getByRole('tab')
    const courses = popular.getByRole('heading', { level: 3 })
    await expect(tabs).toHaveText(['see all', 'marketing', 'design', 'finance'])
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await expect(courses).toHaveCount(6)
    await tabs.filter({ hasText: 'marketing' }).click()
    await expect(courses).toHaveCount(4)
    await tabs.filter({ hasText: 'design' }).click()
    await expect(courses).toHaveCount(4)
    await expect(popular.getByText('Marketing', { exact: true })).toHaveCount(0)
    await tabs.filter({ hasText: 'finance' }).click()
    await expect(courses).toHaveCount(0)
    await expect(popular.getByText('Not Found Any Data')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()
    await expect(courses).toHaveCount(6)
  })

  test('the testimonials go forward and back, and around', async ({ page }) => {
    const carousel = page.getByRole('region', { name: 'Testimonials' })
    const quote = carousel.locator('blockquote')
    const next = carousel.getByRole('button', { name: 'Next testimonial' })
    const previous = carousel.getByRole('button', { name: 'Previous testimonial' })
    const first = await quote.innerText()
    await previous.click()
    const last = await quote.innerText()
    expect(last).not.toBe(first)
    await next.click()
    await expect(quote).toHaveText(first)
    await next.click()
    await next.click()
    await expect(quote).toHaveText(last)
    await next.click()
    await expect(quote).toHaveText(first)
  })
})

test.describe('for those who like motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the counters run up to their figures when they come into view', async ({ page }) => {
    const figure = section(page, 'Fun facts')
      .getByRole('listitem')
      .first()
      .locator('[aria-hidden] + span, span[aria-hidden]')
      .first()
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).not.toHaveText('82k', { timeout: 1000 })
    await expect(figure).toHaveText('82k')
  })
})
