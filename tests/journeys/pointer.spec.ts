// What acts answers the pointer: it changes its look under it, and nothing moves.
import type { Locator, Page } from '@playwright/test'
import { atRest, desktop, expect, hydrated, test } from '#tests/support/journey.ts'

// Without motion a change of colour takes a millisecond.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

// Seats that load later would move the elements. Without an answer a page works without them.
test.beforeEach(({ page }) => page.route('**/api/sessions', () => {}))

/** What is current, cannot be used or only appears with the focus has nothing to answer. */
const acting = [
  'a[href]:not([href="#main"])',
  'button:enabled',
  'summary',
  'label:has([type=checkbox]:enabled, [type=radio]:enabled)',
]
  .map((kind) => `${kind}:not([aria-current], [aria-selected=true])`)
  .join()

const pages = [
  '/',
  '/courses#module2',
  '/catalog',
  '/biologics-fridge',
  '/faculty',
  '/faqs',
  '/resources',
  '/contact',
  '/login',
  '/register',
]

test('whatever acts changes under the pointer, and nothing moves', { tag: '@all' }, async ({ page }) => {
  const seen = new Set<string>()
  const silent: string[] = []
  const moved: string[] = []
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
    for (const thing of await page.locator(acting).all()) {
      const kind = await thing.evaluate((element) => `${element.tagName} ${element.className}`)
      if (seen.has(kind) || !(await thing.isVisible())) continue
      seen.add(kind)
      await thing.scrollIntoViewIfNeeded()
      await page.mouse.move(2, 2)
      await drawn(page)
      const before = await lookOf(thing)
      await thing.hover()
      const answers = expect.poll(async () => (await lookOf(thing)).style)
      await answers.not.toBe(before.style).catch(() => silent.push(`${path}: ${kind}`))
      if ((await lookOf(thing)).place !== before.place) moved.push(`${path}: ${kind}`)
    }
  }
  expect(silent).toEqual([])
  expect(moved).toEqual([])
  expect(seen.size).toBeGreaterThan(30)
})

/** What came near has its own height by then, and what the pointer has left looks as before. */
async function drawn(page: Page) {
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown)))),
  )
  await atRest(page)
}

/** With its children, and its ::before and ::after. */
function lookOf(thing: Locator): Promise<{ style: string; place: string }> {
  return thing.evaluate((element) => {
    const drawn = [element, ...element.querySelectorAll('*')]
    const style = drawn.flatMap((each) =>
      ['', '::before', '::after'].map((part) => {
        const { color, backgroundColor, borderColor, textDecoration, opacity, scale, translate, fill } =
          getComputedStyle(each, part)
        return [color, backgroundColor, borderColor, textDecoration, opacity, scale, translate, fill].join()
      }),
    )
    const { x, y, width, height } = element.getBoundingClientRect()
    return { style: style.join('\n'), place: [x, y, width, height].join() }
  })
}

test('a course is chosen wherever one points at its row, at its price too', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/register')
  await hydrated(page)
  const course = page.getByRole('checkbox', { name: /^Module 1/ })
  // The row's ground lies over the price and takes the click.
  await page.getByText('$2,850').first().click({ force: true })
  await expect(course).toBeChecked()
  await page.getByText('Module 1: Basic Dental Implantology').click()
  await expect(course).not.toBeChecked()
})
