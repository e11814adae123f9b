// Figures that readers take in at a glance: a sum with its currency, and the days of a date.
import { expect, type Page } from '@playwright/test'

/** No sum and no range of days is broken into two lines, and no sum is cut by its frame. */
export async function expectWholeFigures(page: Page, where = '') {
  expect(await page.evaluate(brokenFigures), `broken or cut ${where}`).toEqual([])
}

function brokenFigures(): string[] {
  const linesOf = (text: Node, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: figure, index } of text.textContent?.matchAll(/\$\d[\d,.]*\d|\d+–\d+/g) ?? []) {
      if (linesOf(text, index, index + figure.length) > 1) broken.push(figure)
    }
  }
  // The currency of Spanish sums is in ::after, which no range covers.
  for (const sum of document.querySelectorAll<HTMLElement>('.money')) {
    if (!/^\$[\d,.]+$/.test(sum.textContent ?? '')) continue
    const { width, right } = sum.getBoundingClientRect()
    const lines = sum.getClientRects().length
    const frame = sum.parentElement?.getBoundingClientRect().right ?? innerWidth
    sum.style.cssText = 'display: inline-block; width: max-content; white-space: nowrap'
    const isWrapped = lines > 1 || (lines === 1 && sum.offsetWidth > width + 1)
    sum.style.cssText = ''
    if (isWrapped || right > Math.min(frame, innerWidth) + 1) broken.push(sum.textContent ?? '')
  }
  return broken
}
