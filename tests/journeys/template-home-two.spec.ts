// The template's landing: /template/home-two.
import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, hydrated, phone } from '../support/journey.ts'
import { test } from '../support/template-visit.ts'

test.use({ viewport: desktop, reducedMotion: 'reduce' })

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('/template/home-two', { tag: '@all' }, async ({ page, arrive, request }) => {
  await arrive('home-two')
  await seeFrame(page)
  await seeLanding(page)

  await test.step('the prerendered document contains no random counts', async () => {
    const html = await (await request.get('/template/home-two')).text()
    expect(html.match(/Data Science/g)).toHaveLength(6)
    expect(html).not.toMatch(/\d+(<!-- -->)? Courses/)
  })

  await comeAgain(page)
})

async function seeFrame(page: Page) {
  await test.step('the top bar has the address, the email and three social buttons without action', async () => {
    await expect(page.getByText('27 Sample Street, Springfield').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'hello@meridian.example' })).toBeVisible()
    for (const network of ['facebook', 'twitter', 'linkedin']) {
      await page.getByRole('button', { name: network }).first().click()
    }
    expect(page.url()).toMatch(/\/template\/home-two$/)
  })

  await test.step("'Start Free Trial' and 'Get Started Now' are buttons without action", async () => {
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    const start = page.getByRole('button', { name: 'Get Started Now' })
    expect(await start.count()).toBeGreaterThan(1)
    await start.first().click()
    expect(page.url()).toMatch(/\/template\/home-two$/)
  })

  await test.step('the footer has its links and the legal links', async () => {
    const footer = page.getByRole('contentinfo')
    const links = footer.getByRole('navigation', { name: 'Links' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'About Us', 'Pricing', 'Courses', 'Contact Us', 'Blog'])
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  })

  await test.step('the header becomes sticky below 100 px', async () => {
    const bar = page.locator('[data-sticky]')
    await scrollTo(page, 100)
    await expect(bar).toHaveAttribute('data-sticky', 'false')
    await scrollTo(page, 101)
    await expect(bar).toHaveAttribute('data-sticky', 'true')
    await scrollTo(page, 2000)
    await expect(bar).toBeInViewport()
    await scrollTo(page, 0)
    await expect(bar).toHaveAttribute('data-sticky', 'false')
  })

  await test.step('the search opens over the top of the page, sets a class on the body and closes on Escape', async () => {
    await scrollTo(page, 1500)
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

  await test.step('the mobile menu opens and closes, by its button and by Escape', async () => {
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
    await page.setViewportSize(desktop)
  })
}

async function seeLanding(page: Page) {
  await test.step('three skills have a bar', async () => {
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

  await test.step('the featured courses are the four modules with their figures', async () => {
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

  await test.step('the fun facts show the four statistics', async () => {
    await expect(section(page, 'Fun facts').getByRole('listitem')).toHaveText([
      /82k.*Enrolled Students/,
      /460.*Academic Programs/,
      /20.*Certified Students/,
      /200.*Award Winning/,
    ])
  })

  await test.step('the film starts on a click; five partners are below it', async () => {
    await expect(page.locator('video')).toHaveCount(0)
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect(page.locator('video')).toHaveAttribute('src', /\.mp4$/)
    await expect(page.getByRole('list', { name: 'Partners' }).getByRole('listitem')).toHaveCount(5)
  })

  await test.step("the page shows the block 'Why Choose' and the blog's articles", async () => {
    await expect(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
    await expect(section(page, 'From the blog').getByRole('heading', { level: 3 })).toHaveCount(3)
  })

  await test.step('the toggle shows the chosen period and changes no price', async () => {
    const pricing = page.locator('#pricing')
    const prices = async () => {
      const plans = pricing.getByRole('listitem').filter({ has: page.locator('h3') })
      return (await plans.allTextContents()).map((text) => /(Free|\$[\d.]+)/.exec(text)?.[0])
    }
    const plans = ['Starter', 'Professional', 'Business']
    await expect(pricing.getByRole('heading', { level: 3 })).toHaveText(plans)
    const monthly = pricing.getByRole('radio', { name: 'Monthly' })
    const yearly = pricing.getByRole('radio', { name: 'Yearly' })
    await expect(monthly).toBeChecked()
    expect(await prices()).toEqual(['Free', '$89.69', '$129.69'])
    await yearly.check()
    await expect(monthly).not.toBeChecked()
    expect(await prices()).toEqual(['Free', '$89.69', '$129.69'])
  })

  await test.step('the testimonials go forward and back, and wrap at both ends', async () => {
    const carousel = page.getByRole('region', { name: 'Testimonials' })
    const quote = carousel.locator('blockquote')
    const next = carousel.getByRole('button', { name: 'Next testimonial' })
    const previous = carousel.getByRole('button', { name: 'Previous testimonial' })
    const first = await quote.innerText()
    await previous.click()
    await expect(quote).not.toHaveText(first)
    const last = await quote.innerText()
    await next.click()
    await expect(quote).toHaveText(first)
    await next.click()
    await next.click()
    await expect(quote).toHaveText(last)
    await next.click()
    await expect(quote).toHaveText(first)
  })

  await test.step('a tab shows the courses whose id contains its name; one tab shows none', async () => {
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
}

/** A second load, without reduced motion. */
async function comeAgain(page: Page) {
  const tiles = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Data Science' }) })
  const counts = async () => {
    const lines = tiles.getByText(/Courses$/)
    // Rendered after hydration, and visible a moment later.
    await expect(lines).toHaveText(Array(6).fill(/^\d+ Courses$/))
    return (await lines.allTextContents()).map((text) => Number.parseInt(text, 10))
  }
  await test.step("six tiles 'Data Science' have 5 to 74 courses, random at each load", async () => {
    const before = await counts()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // The browser would restore the scroll position, and the counters would start.
    await scrollTo(page, 0)
    await page.clock.install()
    await page.reload()
    await hydrated(page)
    const after = await counts()
    for (const count of [...before, ...after]) {
      expect(count).toBeGreaterThanOrEqual(5)
      expect(count).toBeLessThanOrEqual(74)
    }
    expect(after).not.toEqual(before)
  })

  await test.step('the counters run up to their figures when they come into view', async () => {
    const figure = section(page, 'Fun facts')
      .getByRole('listitem')
      .first()
      .locator('[aria-hidden] + span, span[aria-hidden]')
      .first()
    // The counters use the page's clock, which advances only by the frames that the test requests.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60 * 60_000)
    await expect(figure).toHaveText('82k')
    await figure.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return figure.textContent()
      })
      .not.toBe('82k')
    await page.clock.runFor(1200)
    await expect(figure).toHaveText('82k')
  })
}
