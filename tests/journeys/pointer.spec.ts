// Every control changes its look under the pointer, without layout shift.
import type { Locator, Page } from '@playwright/test'
import { atRest, desktop, expect, hydrated, test } from '#tests/support/journey.ts'

// With reduced motion a change of color takes a millisecond.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

// Seats that load later would move elements. The page works without them.
test.beforeEach(({ page }) => page.route('**/api/sessions', () => {}))

/** Left out: current and disabled controls, and those that only appear with the focus. */
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

test('every control changes its look under the pointer without layout shift', { tag: '@all' }, async ({
  page,
}) => {
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

/** Waits until sections near the viewport have their final height and the previous control has its normal look. */
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

test('a click anywhere in its row chooses a course, also on its price', { tag: '@all' }, async ({ page }) => {
  await page.goto('/register')
  await hydrated(page)
  const course = page.getByRole('checkbox', { name: /^Module 1/ })
  // The row's background is above the price and gets the click.
  await page.getByText('$2,850').first().click({ force: true })
  await expect(course).toBeChecked()
  await page.getByText('Module 1: Basic Dental Implantology').click()
  await expect(course).not.toBeChecked()
})
