import { articles } from '#content/articles.ts'
import { routes } from '#contract/routes.ts'
import { languages } from '#domain/language.ts'
import { desktop, expect, hydrated, phone, test } from '../support/journey.ts'

test.use({ viewport: desktop })

/** /account sends strangers to /login, which is no business of hydration. */
const paths = routes
  .map(({ path }) => path.replace(':slug', articles[0]?.slug ?? '').replace(/:\w+/, 'unknown'))
  .filter((path) => path !== '/account')

for (const language of languages) {
  test(`React takes over every page as the server sent it, in ${language}`, async ({ page }) => {
    test.setTimeout(120_000)
    const mismatches: string[] = []
    page.on('pageerror', (error) => mismatches.push(`${page.url()}: ${error.message}`))
    for (const path of paths) {
      await page.goto(`${path}?lang=${language}`)
      await hydrated(page)
    }
    expect(mismatches).toEqual([])
  })
}

for (const viewport of [phone, desktop]) {
  test(`a page brings all the styles it shows at first, at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.route('**/assets/entry-*.js', (route) => route.abort())
    const moved: string[] = []
    for (const path of paths) {
      await page.goto(path)
      const first = await page.evaluate(firstMovedByTheWholeSheet)
      if (first) moved.push(`${path}: ${first}`)
    }
    expect(moved).toEqual([])
  })
}

/** The first element that stands elsewhere once the sheet for all pages is there, as a person finds it. */
async function firstMovedByTheWholeSheet(): Promise<string | undefined> {
  // A picture that arrives meanwhile takes its true measures, which has nothing to do with the sheet.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  const elements = [...document.querySelectorAll('body *')]
  const places = () => elements.map((element) => JSON.stringify(element.getBoundingClientRect()))
  // Reading places asks for faces that were not needed before: what counts is where things come to rest. A busy browser
  // draws no frame for a while, and nothing moves between frames.
  const atRest = async () => {
    for (let last: string[] = []; ; ) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
      await document.fonts.ready
      const now = places()
      if (now.every((place, index) => place === last[index])) return now
      last = now
    }
  }
  const before = await atRest()
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset.sheet ?? ''
  const arrived = new Promise((resolve) => {
    sheet.onload = resolve
  })
  document.head.append(sheet)
  await arrived
  const after = await atRest()
  const index = after.findIndex((place, at) => place !== before[at])
  const moved = elements[index]
  return moved && `${moved.tagName} ${moved.className} ${before[index]} → ${after[index]}`
}
