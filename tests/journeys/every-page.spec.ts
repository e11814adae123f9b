// Checks for every page at both widths, in one visit per language.
import type { Page } from '@playwright/test'
import { visitorPaths } from '#tests/support/page-paths.ts'
import { templateSigns } from '#tests/support/template-pages.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFitForBothWidths,
  hydrated,
  phone,
  shortScope,
  storyLanguages,
  test,
  withoutIdleHydration,
} from '../support/journey.ts'
import { expectNothingCovered, fewSizes, manySizes } from '../support/promotion-card.ts'

test.use({ viewport: desktop })

const script = '**/assets/entry-*.js'

const cardSizes = shortScope
  ? { beforeHydration: [], afterScrolling: [] }
  : { beforeHydration: manySizes, afterScrolling: fewSizes }

/** Pages whose form has required fields and can be submitted empty. */
const forms = ['/register', '/contact', '/login', '/create-account', '/forgot-password', '/verify/unknown']

for (const path of visitorPaths) {
  test(`${path} has its styles, hydrates without mismatch, is accessible, does not overflow, keeps the card off controls and has no template parts`, async ({
    page,
  }) => {
    // No idle hydration: a script that failed while it was blocked would not be requested again on interaction.
    await withoutIdleHydration(page)
    const mismatches: string[] = []
    page.on('pageerror', ({ message }) => mismatches.push(message))
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    for (const language of storyLanguages) {
      const own = language === 'en' ? desktop : phone
      await page.setViewportSize(own)
      if (language === 'en') await page.route(script, (route) => route.abort())
      const response = await page.goto(`${path}?lang=${language}`)
      await test.step('promotion card covers nothing before hydration', () =>
        expectNothingCovered(page, cardSizes.beforeHydration))
      await page.setViewportSize(own)
      if (language === 'en') {
        await test.step('page includes all styles of its first view', () => expectAllStyles(page))
        await page.setViewportSize(own)
        // The page requests the script again on the next interaction.
        await page.unroute(script)
      }
      await hydrated(page)
      await expectFitForBothWidths(page, own)
      const html = (await response?.text()) ?? ''
      expect(templateSigns.filter((sign) => html.includes(sign))).toEqual([])
      expect(breakable(html), 'figures that may wrap away from their unit').toEqual([])
      await page.evaluate(() => scrollTo(0, 500))
      await test.step('promotion card covers nothing after scrolling', () =>
        expectNothingCovered(page, cardSizes.afterScrolling))
      await page.setViewportSize(own)
      if (forms.includes(path)) {
        await test.step('form with errors is accessible', () => expectAccessibleErrors(page))
      }
    }
    expect(mismatches).toEqual([])
    expect(loaded.filter((file) => file.includes('template'))).toEqual([])
  })
}

test('/account has no template parts', async ({ request }) => {
  const html = await (await request.get('/account')).text()
  expect(templateSigns.filter((sign) => html.includes(sign))).toEqual([])
})

/** Figures with a unit that may wrap, apart from those that no-breaks.tsx keeps together. */
function breakable(html: string): readonly string[] {
  const [words = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const free = words.replace(/<span class="no-break">.*?<\/span>/g, '')
  return free.match(/>[^<]*\p{L} [^<]*\d (days|months|minutes|CE|mm|días|meses|minutos|horas)\b/gu) ?? []
}

/** Submits an empty form: each required field must show its own error. */
async function expectAccessibleErrors(page: Page) {
  const choice = page.locator('[name=module1]')
  if (await choice.isVisible()) await choice.check()
  await page.locator('main form button[type="submit"]').click()
  const empty = page.locator('main form [required]')
  await expect(empty.first()).toBeFocused()
  const sentences = await empty.evaluateAll((fields) =>
    fields.map(({ ariaInvalid, ariaDescribedByElements }) =>
      ariaInvalid === 'true' ? ariaDescribedByElements?.map(({ textContent }) => textContent).join() : '',
    ),
  )
  expect(
    sentences.every((sentence) => sentence?.endsWith('.')),
    `${sentences}`,
  ).toBe(true)
  expect(new Set(sentences).size, `each has its own: ${sentences}`).toBe(sentences.length)
  await expectAccessible(page)
}

/** Compares the page without its script, which has only the inlined styles, with the page with the whole style sheet. */
async function expectAllStyles(page: Page) {
  // The card folds at the first scroll, or else by itself between the two measurements.
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  const before = await placesAtBothWidths(page)
  const sheet = await page.evaluateHandle(addWholeSheet)
  const after = await placesAtBothWidths(page)
  await sheet.evaluate((link) => link.remove())
  const index = after.findIndex((place, at) => place !== before[at])
  expect(index < 0 ? [] : [before[index], after[index]], 'moved by the whole sheet').toEqual([])
}

async function placesAtBothWidths(page: Page): Promise<string[]> {
  const places: string[] = []
  // Desktop first: the browser keeps using a larger picture that it has already loaded.
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    places.push(...(await page.evaluate(settledPlaces)))
  }
  return places
}

/** The final position of every element. */
async function settledPlaces(): Promise<string[]> {
  // content-visibility uses estimated sizes until an element is near the viewport.
  const everywhere = new CSSStyleSheet()
  everywhere.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [everywhere]
  // A picture that loads meanwhile would change the layout too.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  const places = () =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${element.className} ${innerWidth} ${[x, y, width, height]}`
    })
  // Measuring can trigger font loads. A busy browser may paint no frame for a while, and nothing moves between frames.
  for (let last: string[] = []; ; ) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    await document.fonts.ready
    const now = places()
    if (now.every((place, index) => place === last[index])) {
      document.adoptedStyleSheets = []
      return now
    }
    last = now
  }
}

async function addWholeSheet(): Promise<HTMLLinkElement> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset.sheet ?? ''
  await new Promise((resolve) => {
    sheet.onload = resolve
    document.head.append(sheet)
  })
  return sheet
}
