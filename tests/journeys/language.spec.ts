import { desktop, expect, hydrated, test } from '../support/journey.ts'

test.use({ viewport: desktop })

const title = 'h1'

test('English is the default, and the switch changes the page where it stands', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('link', { name: 'ES Español' }).click()
  await expect(page.locator(title)).toContainText('más prestigioso')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveTitle(/implantología/)
  expect(loads).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es')
  expect(await page.evaluate(() => document.cookie)).toContain('language=es')
})

test('the choice lasts, and the server sends the page in it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'ES Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const answer = await page.reload()
  expect(await answer?.text()).toContain('<html lang="es">')
})

test('the switch works before React is there', async ({ page }) => {
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await page.goto('/faqs')
  await page.getByRole('link', { name: 'ES Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es')
})

test('where storage and cookie differ, storage wins and the cookie follows', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  await context.addCookies([{ name: 'language', value: 'en', url: site.url }])
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator(title)).toContainText('más prestigioso')
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es')
})

test('without a stored choice nothing is loaded twice', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'language', value: 'es', url: site.url }])
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(documents).toBe(1)
})

test('where cookies are refused the page is not asked for again and again', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'es')
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto('/')
  await hydrated(page)
  expect(documents).toBe(1)
})

test('?lang sets the choice, and the switch takes it out of the address', async ({ page }) => {
  await page.goto('/faqs?lang=es&x=1')
  await hydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es')
  await page.getByRole('link', { name: 'EN English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/faqs?x=1')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('search engines find both languages', async ({ page, site }) => {
  for (const [query, canonical] of [
    ['', `${site.url}/faqs`],
    ['?lang=es', `${site.url}/faqs?lang=es`],
  ] as const) {
    await page.goto(`/faqs${query}`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', `${site.url}/faqs`)
    await expect(page.locator('link[hreflang="es"]')).toHaveAttribute('href', `${site.url}/faqs?lang=es`)
    await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', `${site.url}/faqs`)
  }
})
