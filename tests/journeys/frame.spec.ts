import type { Page } from '@playwright/test'
import { createAccount, greeting, newAddress } from '../support/identity-flows.ts'
import { desktop, expect, expectAccessible, hydrated, phone, test } from '../support/journey.ts'

const storedUser = (email: string) =>
  JSON.stringify({ uid: 'u1', email, stsTokenManager: { accessToken: 'stored-token' } })

/** As the identity service leaves it behind, before the page's first script runs. */
async function signInBefore(page: Page, email: string) {
  await page.addInitScript((user) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('firebase:authUser:any-key:[DEFAULT]', user)
  }, storedUser(email))
}

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

test.describe('in a wide window', () => {
  test.use({ viewport: desktop })

  test('the menu has the labels in their order, and leads where they say', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    await expect(links).toHaveText(menu.map(([label]) => label ?? ''))
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(menu.map(([, path]) => path))
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(header.getByRole('link', { name: 'Beverly Hills Implant Academy' })).toHaveAttribute(
      'href',
      '/',
    )
  })

  test('Spanish has no words of its own for four labels', async ({ page }) => {
    await page.goto('/?lang=es')
    await expect(page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')).toHaveText([
      'Inicio',
      'Sobre nosotros',
      'Courses & Awards',
      'Implantimes',
      'Biologics Fridge',
      'Profesorado',
      'Preguntas frecuentes',
      'Recursos',
      'Contacto',
    ])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Registrarse' })).toBeVisible()
  })

  test('the regional label is there for visitors of the region alone', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Middle East & Africa' })).toHaveCount(0)
    await page.route('/api/ipinfo', (route) =>
      route.fulfill({ json: { isInMiddleEastOrAfrica: true, country: 'AE' } }),
    )
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await hydrated(page)
    const label = page.getByRole('link', { name: 'Middle East & Africa' })
    await expect(label).toBeVisible()
    await expect(label).toHaveAttribute('href', '/middle-east-africa')
    const last = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last()
    await expect(last).toHaveText('Middle East & Africa')
  })

  test('where the visitor is gets asked once in 24 hours', async ({ page }) => {
    let asked = 0
    await page.route('/api/ipinfo', (route) => {
      asked += 1
      return route.fulfill({ json: { isInMiddleEastOrAfrica: true, country: 'AE' } })
    })
    const label = page.getByRole('link', { name: 'Middle East & Africa' })
    await page.goto('/')
    await hydrated(page)
    await expect(label).toBeVisible()
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

  test('a stored user is greeted in the first frame, and Login never shows', async ({ page }) => {
    await signInBefore(page, 'alex.rivera@example.com')
    // Nothing of React may arrive: what shows is what the page itself brings.
    await page.route('**/assets/entry-*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Welcome, alex.rivera!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
  })

  test('the greeting opens a dropdown that a click outside and Escape close', async ({ page }) => {
    const email = newAddress('dropdown')
    await createAccount(page, email)
    await page.goto('/faqs')
    await hydrated(page)
    const welcome = greeting(page, email)
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

  test('the dropdown opens before React is there', async ({ page }) => {
    await signInBefore(page, 'alex@example.com')
    await page.route('**/assets/entry-*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Welcome, alex!' }).click()
    await expect(page.getByRole('link', { name: 'Your Account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Your Account' })).toBeHidden()
  })

  test('Log Out forgets the stored user and ends on the home page', async ({ page }) => {
    const email = newAddress('leaving')
    await createAccount(page, email)
    await page.goto('/faqs')
    await hydrated(page)
    await greeting(page, email).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL('/')
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('firebase:')),
    )
    expect(kept).toEqual([])
  })

  test('the footer says what the spec says', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('img')).toHaveCount(2)
    await expect(footer.getByRole('link').first()).toHaveAttribute('href', '#')
    await expect(footer.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
    await expect(footer).toContainText('9000 Wilshire Boulevard, Suite 400')
    await expect(footer).toContainText('Beverly Hills, CA 90211')
    await expect(footer.getByRole('link', { name: '(310) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+13105550142',
    )
    await expect(footer.getByRole('link', { name: 'registration@bhia.example' })).toHaveAttribute(
      'href',
      'mailto:registration@bhia.example',
    )
    // The year of the academy's calendar, as every site of these stories has it.
    await expect(footer).toContainText(`© 2025 Beverly Hills Implant Academy. All Rights Reserved`)
    await hydrated(page)
    await footer.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/#?$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the promotion card goes when dismissed and is back on the next load', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const card = page.getByRole('complementary', { name: 'Promotion' })
    await expect(card.getByRole('link')).toHaveAttribute('href', '/register')
    const box = await card.boundingBox()
    expect(box?.x).toBe(32)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(desktop.height - 32)
    await page.getByRole('button', { name: 'Dismiss promotion' }).click()
    await expect(card).toBeHidden()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/faqs')
    await expect(card).toBeHidden()
    await page.reload()
    await expect(card).toBeVisible()
  })

  test('a button pressed before React is there is pressed again after', async ({ page }) => {
    let letIn = () => {}
    const held = new Promise<void>((resolve) => {
      letIn = resolve
    })
    await page.route('**/assets/entry-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    const card = page.getByRole('complementary', { name: 'Promotion' })
    await page.getByRole('button', { name: 'Dismiss promotion' }).click()
    await expect(card).toBeVisible()
    letIn()
    await expect(card).toBeHidden()
  })

  test('the keyboard reaches the page past the menu', async ({ page }) => {
    await page.goto('/faqs')
    await hydrated(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('in a narrow window', () => {
  test.use({ viewport: phone })

  test('the hamburger opens the same links, Register and Login', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('navigation').getByRole('link')).toHaveText(
      menu.map(([label]) => label ?? ''),
    )
    await expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/faqs')
    await expect(dialog).toBeHidden()
  })

  test('signed in, it has the welcome, Your Account and Log Out in place of Login', async ({ page }) => {
    const email = newAddress('phone')
    await createAccount(page, email)
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog.getByText(`Welcome, ${email.split('@')[0]}!`)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Your Account' })).toHaveAttribute('href', '/account')
    await expect(dialog.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Login' })).toBeHidden()
  })

  test('it keeps the focus, and Escape, the cross and a click beside it close it', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const open = page.getByRole('button', { name: 'Open menu' })
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await open.click()
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
    await page.mouse.click(15, 400)
    await expect(dialog).toBeHidden()
  })

  test('it opens before React is there', async ({ page }) => {
    await page.route('**/assets/entry-*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('no page is wider than the window', async ({ page }) => {
    for (const language of ['en', 'es']) {
      await page.goto(`/?lang=${language}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    }
  })
})
