// What the promotion card covers, from 320 to 1920 px.
import type { Page } from '@playwright/test'
import { desktop, expect, phone } from './journey.ts'

export const fewSizes = [phone, { width: 768, height: 1024 }, { width: 1280, height: 720 }, desktop]
export const manySizes = [
  ...fewSizes,
  { width: 320, height: 568 },
  { width: 412, height: 915 },
  { width: 600, height: 960 },
  { width: 900, height: 700 },
  { width: 1024, height: 768 },
  { width: 1100, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
type Size = (typeof fewSizes)[number]

export async function expectNothingCovered(page: Page, sizes: readonly Size[]) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(covered), `covered at ${size.width} px`).toEqual([])
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
