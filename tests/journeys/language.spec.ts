import type { Page } from '@playwright/test'
import { desktop, expect, hydrated, test } from '../support/journey.ts'

test.use({ viewport: desktop })

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

test('language switch changes the page and its choice is kept', async ({ page, context, site }) => {
  const html = page.locator('html')
  const title = page.locator('h1')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })

  await test.step('English is the default, and the switch changes the page in place', async () => {
    await page.goto('/')
    await hydrated(page)
    await expect(html).toHaveAttribute('lang', 'en')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('link', { name: 'ES Español' }).click()
    await expect(title).toContainText('más prestigioso')
    await expect(html).toHaveAttribute('lang', 'es')
    await expect(page).toHaveTitle(/Fellowship y Mastership/)
    expect(loads).toBe(0)
    expect(await stored(page)).toBe('es')
    expect(await page.evaluate(() => document.cookie)).toContain('language=es')
  })

  await test.step('the choice is kept, and the server renders the page in it', async () => {
    const answer = await page.reload()
    expect(await answer?.text()).toContain('<html lang="es">')
  })

  await test.step('long labels are in two rows of five columns in the narrowest window with a menu row', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    const labels = await page.locator('header nav').last().locator('li').all()
    const tops = await Promise.all(labels.map(async (label) => (await label.boundingBox())?.y))
    expect(new Set(tops).size).toBe(2)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(5)
    await page.setViewportSize(desktop)
  })

  await test.step('without a stored choice nothing is loaded twice', async () => {
    await page.evaluate(() => localStorage.removeItem('language'))
    documents = 0
    await page.goto('/')
    await hydrated(page)
    await expect(html).toHaveAttribute('lang', 'es')
    expect(documents).toBe(1)
  })

  await test.step('storage wins over a different cookie, and the cookie is updated', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'es'))
    await context.addCookies([{ name: 'language', value: 'en', url: site.url }])
    await page.goto('/')
    await expect(html).toHaveAttribute('lang', 'es')
    await expect(title).toContainText('más prestigioso')
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es')
  })

  await test.step('page does not reload repeatedly when cookies are blocked', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    })
    await context.clearCookies()
    documents = 0
    await page.goto('/')
    await hydrated(page)
    expect(await stored(page)).toBe('es')
    expect(documents).toBe(1)
  })
})

test('?lang sets the choice, and the switch removes it from the address', async ({ page, context }) => {
  await page.goto('/faqs?lang=es&x=1')
  await hydrated(page)
  expect(await stored(page)).toBe('es')

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'EN English' }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab).toHaveURL('/faqs?lang=en&x=1')
  await tab.close()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  await page.getByRole('link', { name: 'EN English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/faqs?x=1')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a browser that asks for Spanish is offered Spanish on an English page', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'es-MX', baseURL: site.url, viewport: desktop })
  const page = await context.newPage()
  const offer = page.getByText('¿Prefiere leer en español?')
  await page.goto('/faqs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(offer).toBeVisible()
  await page.getByRole('link', { name: 'Seguir en inglés' }).click()
  await expect(offer).toBeHidden()
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/faqs')
  await page.getByRole('link', { name: 'Ver en español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(offer).toBeHidden()
  await context.close()
})
