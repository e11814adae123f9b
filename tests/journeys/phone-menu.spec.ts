import { menu } from '#content/en/menu.ts'
import { menuItems } from '#web/app/menu.ts'
import { atRest, expect, expectAccessible, phone, test, withoutIdleHydration } from '../support/journey.ts'

const labels = menuItems('/', false).map(({ label }) => menu[label])

test.use({ viewport: phone })

test('menu on a phone in a browser without invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await withoutIdleHydration(page)
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open menu' })
  const dialog = page.getByRole('dialog', { name: 'Menu' })

  await test.step('each language name stays on one line at twice the text size', async () => {
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

  await test.step('the hamburger opens the same links, Register and Login before hydration', async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await open.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('navigation').getByRole('link')).toHaveText(labels)
    await expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expectAccessible(page)
  })

  await test.step('the menu traps the focus, and Escape, the close button and a click outside close it', async () => {
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
    await test.step('a click that begins or ends inside the menu does not close it', async () => {
      // While the menu slides in, a click at its final position is still outside.
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

  await test.step('following a link closes the menu', async () => {
    await open.click()
    await dialog.getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/faqs')
    await expect(dialog).toBeHidden()
  })
})
