// The promotion card on every page, from 320 to 1920 px.
import type { Page } from '@playwright/test'
import { visitorPaths } from '#tests/support/page-paths.ts'
import { createAccount, newAddress } from '../support/identity-flows.ts'
import { desktop, expect, hydrated, phone, storyLanguages, test } from '../support/journey.ts'

const fewSizes = [phone, { width: 768, height: 1024 }, { width: 1280, height: 720 }, desktop]
const moreSizes = [
  { width: 320, height: 568 },
  { width: 412, height: 915 },
  { width: 600, height: 960 },
  { width: 900, height: 700 },
  { width: 1024, height: 768 },
  { width: 1100, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const sizes = storyLanguages.length === 1 ? fewSizes : [...fewSizes, ...moreSizes]

const card = (page: Page) => page.locator('aside:has(a[href="/register"])')

for (const path of visitorPaths) {
  test(`promotion card covers no control or heading on ${path}`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize(desktop)
    for (const language of storyLanguages) {
      await page.goto(`${path}?lang=${language}`)
      await test.step('after the load', () => expectNothingCovered(page, sizes))
      await page.evaluate(() => scrollTo(0, 500))
      await test.step('after scrolling', () => expectNothingCovered(page))
      await hydrated(page)
      await test.step('after hydration', () => expectNothingCovered(page))
    }
  })
}

test('promotion card covers no control or heading on /account', async ({ page }) => {
  await createAccount(page, newAddress('promotion'))
  await page.goto('/account')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expectNothingCovered(page)
})

test('promotion card opens where it covers nothing, folds and keeps its link and button', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const open = page.getByText('Fellowship and Mastership', { exact: true })
  const link = card(page).getByRole('link', { name: 'Register Now' })
  const dismiss = card(page).getByRole('button', { name: 'Dismiss promotion' })

  await test.step('the card is open on the home page, 32 px from the bottom left', async () => {
    await page.goto('/')
    await expect(open).toBeVisible()
    const box = await card(page).boundingBox()
    expect(box?.x).toBe(32)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(desktop.height - 32)
  })

  await test.step('the card is invisible until it is placed', async () => {
    await page.evaluate(() => delete document.documentElement.dataset.promotion)
    await expect(card(page)).toBeHidden()
  })

  await test.step('the card folds by itself to a tab of 44 px', async () => {
    await page.reload()
    await expect(open).toBeVisible()
    await expect(open).toBeHidden()
    expect((await card(page).boundingBox())?.width).toBe(44)
    await expect(link).toHaveAttribute('href', '/register')
    await expect(dismiss).toBeVisible()
  })

  await test.step('the card folds when the page scrolls', async () => {
    await page.reload()
    await expect(open).toBeVisible()
    await page.mouse.wheel(0, 40)
    await expect(open).toBeHidden()
  })

  await test.step('the card starts folded on pages with forms or search', async () => {
    for (const path of ['/register', '/verify/unknown', '/registration/unknown', '/waiting-list/unknown']) {
      await page.goto(path)
      await expect(card(page)).toBeAttached()
      await expect(open).toBeHidden()
    }
  })

  await test.step('the bar has its own space under the footer on a phone', async () => {
    await page.setViewportSize(phone)
    await page.goto('/faqs')
    // The page grows while it scrolls: sections outside the viewport have estimated heights.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(card(page)).toBeVisible({ timeout: 2000 })
    }).toPass()
    const bar = await card(page).boundingBox()
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(48)
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})

test('promotion card folds when a form takes the focus', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/forgot-password')
  const open = page.getByText('Fellowship and Mastership', { exact: true })
  await expect(open).toBeVisible()
  await page.getByLabel('Email').focus()
  await expect(open).toBeHidden()
})

async function expectNothingCovered(page: Page, at = fewSizes) {
  for (const size of at) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(covered), `at ${size.width} px`).toEqual([])
  }
}

/** Measured from the boxes of all elements, independently of the product's own code. */
async function covered(): Promise<string[]> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const card = document.querySelector('aside:has(> * > a[href="/register"])')
  if (!card?.checkVisibility({ visibilityProperty: true })) return []
  const own = card.getBoundingClientRect()
  const apart = (box: DOMRect) =>
    box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom
  return [
    ...document.querySelectorAll(
      'a, button, input, select, textarea, summary, iframe, h1, h2, h3, h4, p[data-figure]',
    ),
  ]
    .filter((element) => !card.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.getClientRects()].some((box) => !apart(box)))
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`)
}
