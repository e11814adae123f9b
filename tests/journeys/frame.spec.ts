import { createAccount, greeting, newAddress } from '../support/identity-flows.ts'
import {
  atRest,
  desktop,
  expect,
  expectAccessible,
  hydrated,
  neverRests,
  phone,
  test,
} from '../support/journey.ts'

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
const labels = menu.map(([label]) => label ?? '')

test.use({ viewport: desktop })

test('header, footer and promotion card of an unauthenticated visitor', async ({ page }) => {
  const header = page.getByRole('banner')
  await page.goto('/')

  await test.step('the menu has the labels in their order, and leads where they say', async () => {
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    await expect(links).toHaveText(labels)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(menu.map(([, path]) => path))
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    const logo = header.getByRole('link', { name: 'Beverly Hills Implant Academy' })
    await expect(logo).toHaveAttribute('href', '/')
  })

  await test.step('the footer says what the spec says', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('img')).toHaveCount(2)
    await expect(footer.getByRole('link').first()).toHaveAttribute('href', '#')
    await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(footer).toContainText('9000 Wilshire Boulevard, Suite 400')
    await expect(footer).toContainText('Beverly Hills, CA 90211')
    const number = footer.getByRole('link', { name: '(310) 555-0142' })
    await expect(number).toHaveAttribute('href', 'tel:+13105550142')
    const mail = footer.getByRole('link', { name: 'registration@bhia.example' })
    await expect(mail).toHaveAttribute('href', 'mailto:registration@bhia.example')
    // The year of the academy's calendar, as every site of these stories has it.
    await expect(footer).toContainText(`© 2025 Beverly Hills Implant Academy. All Rights Reserved`)
    await hydrated(page)
    await footer.getByRole('link').first().click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // What stands behind the # is the state of some pages.
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the promotion card goes when dismissed and is back on the next load', async () => {
    const card = page.getByRole('complementary', { name: 'Promotion' })
    await expect(card.getByRole('link')).toHaveAttribute('href', '/register')
    const box = await card.boundingBox()
    expect(box?.x).toBe(32)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(desktop.height - 32)
    // Large words wrap the more, and what has the focus is still not to lie under the card.
    const [covered, kept] = await page.evaluate(() => {
      const { documentElement: html } = document
      html.style.fontSize = '200%'
      const { top } = document.querySelector('aside')?.getBoundingClientRect() ?? { top: 0 }
      const room = Number.parseFloat(getComputedStyle(html).scrollPaddingBottom)
      html.style.fontSize = ''
      return [innerHeight - top, room]
    })
    expect(kept).toBeGreaterThan(covered)
    await page.getByRole('button', { name: 'Dismiss promotion' }).click()
    await expect(card).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/faqs')
    await expect(card).toBeHidden()
    await page.reload()
    await expect(card).toBeVisible()
  })

  await test.step('the keyboard reaches the page past the menu', async () => {
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/faqs')
  })

  await test.step('Spanish has no words of its own for four labels', async () => {
    await page.goto('/?lang=es')
    const menu = page.getByRole('navigation', { name: 'Menú principal' })
    await expect(menu.locator('[lang=en]')).toHaveText([
      'Courses & Awards',
      'Implantimes',
      'Biologics Fridge',
    ])
    await expect(menu.getByRole('link')).toHaveText([
      'Inicio',
      'Sobre nosotros',
      'Courses & Awards',
      'Implantimes',
      'Biologics Fridge',
      'Docentes',
      'Preguntas frecuentes',
      'Recursos',
      'Contacto',
    ])
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Inscribirse' })).toBeVisible()
  })
})

test('regional label shows only for visitors from the region', async ({ page }) => {
  const label = page.getByRole('link', { name: 'Middle East & Africa' })
  let asked = 0

  await test.step('this machine is in no region, and a service that fails knows none', async () => {
    await page.goto('/')
    await hydrated(page)
    // Forgotten before the page has it, the answer would be kept after all, and nobody asked again.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ipInfoTimestamp'))).not.toBeNull()
    await expect(label).toHaveCount(0)
    await page.route('/api/ipinfo', (route) => route.fulfill({ status: 500, json: {} }))
    await page.evaluate(() => localStorage.clear())
    // Still on its way, the question would be counted with those of the next load.
    const failed = page.waitForResponse('**/api/ipinfo')
    await page.reload()
    await hydrated(page)
    await failed
    await expect(label).toHaveCount(0)
  })

  await test.step('in the region it stands last in the menu', async () => {
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

  await test.step('where the visitor is gets asked once in 24 hours', async () => {
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

  await test.step('it leads to the regional page', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Middle East & Africa')
  })
})

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

  await test.step('a long name gives way to Register, not the other way round', async () => {
    const register = page.getByRole('banner').getByRole('link', { name: 'Register' })
    const wide = await register.boundingBox()
    await page.setViewportSize({ width: 768, height: 1024 })
    expect((await register.boundingBox())?.width).toBe(wide?.width)
  })

  await test.step('the menu of a narrow window has the welcome, Your Account and Log Out in place of Login', async () => {
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

  await test.step('Log Out forgets the stored user and ends on the home page', async () => {
    await welcome.click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL('/')
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('firebase:')),
    )
    expect(kept).toEqual([])
  })
})

test('menu on a phone in a browser without invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await neverRests(page)
  await page.setViewportSize(phone)
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open menu' })
  const dialog = page.getByRole('dialog', { name: 'Menu' })

  await test.step('in letters twice as large the languages are still words', async () => {
    const english = page.getByRole('banner').getByRole('link', { name: 'EN English' })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const lines = await english.evaluate((link) => {
      const word = document.createRange()
      word.selectNode(link.firstChild ?? link)
      return word.getClientRects().length
    })
    expect(lines).toBe(1)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })

  await test.step('the hamburger, pressed before the page lives, opens the same links, Register and Login', async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await open.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('navigation').getByRole('link')).toHaveText(labels)
    await expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expectAccessible(page)
  })

  await test.step('it keeps the focus, and Escape, the cross and a click beside it close it', async () => {
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && !activeElement?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await dialog.getByRole('button', { name: 'Close menu' }).click()
    await expect(dialog).toBeHidden()
    await open.click()
    await expect(dialog).toBeVisible()
    await test.step('not one that begins or ends inside', async () => {
      // While it slides in, its place is still beside it.
      await atRest(page)
      await page.mouse.click(phone.width - 5, 400)
      await page.mouse.move(phone.width - 5, 400)
      await page.mouse.down()
      await page.mouse.move(15, 400)
      await page.mouse.up()
      await expect(dialog).toBeVisible()
    })
    await page.mouse.click(15, 400)
    await expect(dialog).toBeHidden()
  })

  await test.step('a link of it closes it', async () => {
    await open.click()
    await dialog.getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/faqs')
    await expect(dialog).toBeHidden()
  })
})
