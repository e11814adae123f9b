import type { Page } from '@playwright/test'
import { academy } from '#content/academy.ts'
import { menu as english } from '#content/en/menu.ts'
import { menu as spanish } from '#content/es/menu.ts'
import { languages } from '#domain/people/language.ts'
import { menuItems } from '#web/app/menu.ts'
import { createAccount, greeting, logOut, newAddress, storedUserKeys } from '../support/identity-flows.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from '../support/journey.ts'
import { academyNow } from '../support/purchases.ts'

/** The labels of the spec, in its order. */
const menu = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ['Courses & Awards', '/courses'],
  ['Implantimes', '/catalog'],
  ['Biologics Fridge', '/biologics-fridge'],
  ['Faculty', '/faculty'],
  ['FAQs', '/faqs'],
  ['Resources', '/resources'],
  ['Contact Us', '/contact'],
]

test.use({ viewport: desktop })

test('header, footer and promotion card of an unauthenticated visitor', async ({ page }) => {
  const header = page.getByRole('banner')
  await page.goto('/')

  await test.step('the menu has the labels in their order, and each links to its page', async () => {
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    await expect(links).toHaveText(menu.map(([label]) => label ?? ''))
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(menu.map(([, path]) => path))
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    const logo = header.getByRole('link', { name: academy.name })
    await expect(logo).toHaveAttribute('href', '/')
  })

  await test.step('the footer has the contact block, and its first logo scrolls to the top', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('img')).toHaveCount(2)
    await expect(footer.getByRole('link').first()).toHaveAttribute('href', '#')
    await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    const { street, city, state, postalCode } = academy.address
    await expect(footer).toContainText(street)
    await expect(footer).toContainText(`${city}, ${state} ${postalCode}`)
    const number = footer.getByRole('link', { name: academy.phone })
    await expect(number).toHaveAttribute('href', `tel:${academy.phoneLink}`)
    const email = footer.getByRole('link', { name: academy.email })
    await expect(email).toHaveAttribute('href', `mailto:${academy.email}`)
    const year = new Date(academyNow).getUTCFullYear()
    await expect(footer).toContainText(`© ${year} ${academy.name}. All Rights Reserved`)
    await hydrated(page)
    await footer.getByRole('link').first().click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // Without a hash, because on some pages the hash is part of the state.
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the promotion card can be dismissed until the next page load', async () => {
    const card = page.getByRole('complementary', { name: 'Promotion' })
    await expect(card.getByRole('link')).toHaveAttribute('href', '/register')
    await page.getByRole('button', { name: 'Dismiss promotion' }).click()
    await expect(card).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/faqs')
    await expect(card).toBeHidden()
    await page.reload()
    await expect(card).toBeVisible()
  })

  await test.step('the keyboard skips the menu', async () => {
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/faqs')
  })

  await test.step('the Spanish menu falls back to English for four labels', async () => {
    await page.goto('/?lang=es')
    const links = page.getByRole('navigation', { name: 'Menú principal' })
    await expect(links.locator('[lang=en]')).toHaveText([
      'Courses & Awards',
      'Implantimes',
      'Biologics Fridge',
    ])
    const labels = menuItems('/', false).map(({ label }) => spanish[label] ?? english[label])
    await expect(links.getByRole('link')).toHaveText(labels)
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Inscribirse' })).toBeVisible()
  })
})

test('regional label shows only for visitors from the region', async ({ page }) => {
  const label = page.getByRole('link', { name: 'Middle East & Africa' })
  let asked = 0

  await test.step('the label is missing outside the region and when the lookup fails', async () => {
    await page.goto('/')
    await hydrated(page)
    // If the cache were cleared before the answer is stored, the answer would fill it again.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ipInfoTimestamp'))).not.toBeNull()
    await expect(label).toHaveCount(0)
    await page.route('/api/ipinfo', (route) => route.fulfill({ status: 500, json: {} }))
    await page.evaluate(() => localStorage.clear())
    // A pending request would be counted with those of the next load.
    const failed = page.waitForResponse('**/api/ipinfo')
    await page.reload()
    await hydrated(page)
    await failed
    await expect(label).toHaveCount(0)
  })

  await test.step('the label is the last item of the menu in the region', async () => {
    await page.route('/api/ipinfo', (route) => {
      asked += 1
      return route.fulfill({ json: { isInMiddleEastOrAfrica: true, country: 'AE' } })
    })
    await page.reload()
    await hydrated(page)
    await expect(label).toBeVisible()
    await expect(label).toHaveAttribute('href', '/middle-east-africa')
    const last = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last()
    await expect(last).toHaveText('Middle East & Africa')
  })

  await test.step('the region is looked up once in 24 hours', async () => {
    await page.reload()
    await hydrated(page)
    await expect(label).toBeVisible()
    expect(asked).toBe(1)
    await page.evaluate(() => {
      localStorage.setItem('ipInfoTimestamp', String(Date.now() - 24 * 60 * 60 * 1000 - 1))
    })
    await page.reload()
    await hydrated(page)
    await expect(label).toBeVisible()
    expect(asked).toBe(2)
  })

  await test.step('the label links to the regional page', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Middle East & Africa')
  })
})

for (const language of languages) {
  test(`regional label causes no layout shift when it appears in ${language}`, async ({ page }) => {
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const answer = Promise.withResolvers<void>()
      await page.route('/api/ipinfo', async (route) => {
        await answer.promise
        await route.fulfill({ json: { isInMiddleEastOrAfrica: true, country: 'AE' } })
      })
      await page.goto(`/faqs?lang=${language}`)
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      const before = await placesInHeader(page)
      answer.resolve()
      const label = page.getByRole('banner').locator('a[href="/middle-east-africa"]:visible')
      await expect(label).toBeVisible()
      expect(await placesInHeader(page), `at ${width} px`).toEqual(before)
      const { covered } = await label.evaluate((link) => {
        const own = link.getBoundingClientRect()
        const others = [...document.querySelectorAll('header a, header button, main')]
        const covered = others.filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect()
          return (
            other !== link && left < own.right && right > own.left && top < own.bottom && bottom > own.top
          )
        })
        return { covered: covered.map(({ textContent }) => textContent) }
      })
      expect(covered).toEqual([])
      await page.unrouteAll()
      await page.evaluate(() => localStorage.clear())
    }
  })
}

/** The positions of the header's controls and of the page, without the regional label. */
function placesInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button):not([href="/middle-east-africa"]), main')].map(
      (element) => {
        const { x, y, width } = element.getBoundingClientRect()
        return `${element.textContent?.slice(0, 20)} ${[x, y, width]}`
      },
    ),
  )
}

test('header of a signed-in user', async ({ page }) => {
  const email = newAddress('alexandra.montgomery')
  await createAccount(page, email)
  await page.goto('/faqs')
  await hydrated(page)
  const welcome = greeting(page, email)

  await test.step('the greeting opens a dropdown that a click outside and Escape close', async () => {
    const account = page.getByRole('link', { name: 'Your Account' })
    await expect(account).toBeHidden()
    await welcome.click()
    await expect(account).toBeVisible()
    await expect(account).toHaveAttribute('href', '/account')
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expectAccessible(page)
    await page.mouse.click(700, 500)
    await expect(account).toBeHidden()
    await welcome.click()
    await expect(account).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(account).toBeHidden()
    await expect(welcome).toBeFocused()
  })

  await test.step('a long name shrinks, Register does not', async () => {
    const register = page.getByRole('banner').getByRole('link', { name: 'Register' })
    const wide = await register.boundingBox()
    await page.setViewportSize({ width: 768, height: 1024 })
    expect((await register.boundingBox())?.width).toBe(wide?.width)
    const cut = await welcome.locator('[data-user-name]').evaluate((name) => ({
      name: name.scrollWidth > name.clientWidth,
      greeting: (name.parentElement?.scrollWidth ?? 0) > (name.parentElement?.clientWidth ?? 0),
    }))
    expect(cut, 'the "!" stays').toEqual({ name: true, greeting: false })
  })

  await test.step('the phone menu has the greeting, Your Account and Log Out instead of Login', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog.getByText(`Welcome, ${email.split('@')[0]}!`)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Your Account' })).toHaveAttribute('href', '/account')
    await expect(dialog.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Login' })).toBeHidden()
    await page.setViewportSize(desktop)
    await expect(dialog).toBeHidden()
  })

  await test.step('Log Out removes the stored user and shows the home page', async () => {
    await logOut(page, email)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await storedUserKeys(page)).toEqual([])
  })
})
