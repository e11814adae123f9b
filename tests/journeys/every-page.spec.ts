// What holds for every page, in both languages and at both widths, seen in one visit.
import type { Page } from '@playwright/test'
import { articles } from '#content/articles.ts'
import { routes } from '#contract/routes.ts'
import { languages } from '#domain/language.ts'
import { templateSigns } from '#tests/support/template-pages.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectFitForBothWidths,
  hydrated,
  neverRests,
  phone,
  test,
} from '../support/journey.ts'

test.use({ viewport: desktop })

/** /account sends strangers to /login. */
const paths = routes
  .map(({ path }) => path.replace(':slug', articles[0]?.slug ?? '').replace(/:\w+/, 'unknown'))
  .filter((path) => path !== '/account')

const script = '**/assets/entry-*.js'

/** Those with a form that asks for something: it can be sent empty. */
const forms = ['/register', '/contact', '/login', '/create-account', '/forgot-password', '/verify/unknown']

for (const path of paths) {
  test(`${path}: it brings the styles it shows at first, React takes it over as the server sent it, axe finds nothing, nothing overflows, and nothing of the template is in it`, async ({
    page,
  }) => {
    // Asked for by the page itself while it is kept away, its script would not be asked for by the hand.
    await neverRests(page)
    const mismatches: string[] = []
    page.on('pageerror', ({ message }) => mismatches.push(message))
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    for (const language of languages) {
      const own = language === 'en' ? desktop : phone
      await page.setViewportSize(own)
      if (language === 'en') await page.route(script, (route) => route.abort())
      const response = await page.goto(`${path}?lang=${language}`)
      if (language === 'en') {
        await test.step('a page brings all the styles it shows at first', () => expectAllStyles(page))
        await page.setViewportSize(own)
        // From here on it comes: the page asks again at the next sign of a hand.
        await page.unroute(script)
      }
      await hydrated(page)
      await expectFitForBothWidths(page, own)
      const html = (await response?.text()) ?? ''
      expect(templateSigns.filter((sign) => html.includes(sign))).toEqual([])
      expect(breakable(html), 'figures that may part from what they count').toEqual([])
      if (forms.includes(path)) {
        await test.step('it is open to everyone with its errors', () => expectToBeOpenWithErrors(page))
      }
    }
    expect(mismatches).toEqual([])
    expect(loaded.filter((file) => file.includes('template'))).toEqual([])
  })
}

test('nothing of the template is in /account', async ({ request }) => {
  const html = await (await request.get('/account')).text()
  expect(templateSigns.filter((sign) => html.includes(sign))).toEqual([])
})

/** Of the words of a page, without those that stay on one line (no-breaks.tsx). */
function breakable(html: string): readonly string[] {
  const [words = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const free = words.replace(/<span class="no-break">.*?<\/span>/g, '')
  return free.match(/>[^<]*\p{L} [^<]*\d (days|months|minutes|CE|mm|días|meses|minutos|horas)\b/gu) ?? []
}

/** A form that is sent empty says of each field what it misses, in a sentence of its own. */
async function expectToBeOpenWithErrors(page: Page) {
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

/** Without its script a page shows what it brings itself: the whole sheet, which the script brings first, moves nothing. */
async function expectAllStyles(page: Page) {
  const before = await placesAtBothWidths(page)
  const sheet = await page.evaluateHandle(addWholeSheet)
  const after = await placesAtBothWidths(page)
  await sheet.evaluate((link) => link.remove())
  const index = after.findIndex((place, at) => place !== before[at])
  expect(index < 0 ? [] : [before[index], after[index]], 'moved by the whole sheet').toEqual([])
}

async function placesAtBothWidths(page: Page): Promise<string[]> {
  const places: string[] = []
  // The wide one first: what a browser has of a picture it goes on using where a smaller file would do.
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    places.push(...(await page.evaluate(placesAtRest)))
  }
  return places
}

/** Every element with the place where it comes to rest. */
async function placesAtRest(): Promise<string[]> {
  // What is laid out only when it comes near has its place from a guess until then.
  const everywhere = new CSSStyleSheet()
  everywhere.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [everywhere]
  // A picture that arrives meanwhile takes its true measures, which has nothing to do with the sheet.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  const places = () =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${element.className} ${innerWidth} ${[x, y, width, height]}`
    })
  // Reading places asks for faces that were not needed before. A busy browser draws no frame for a while, and nothing
  // moves between frames.
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
