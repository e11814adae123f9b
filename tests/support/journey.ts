// What the browser stories start from: a running site per worker, pages that reach this machine alone, and axe.
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { type Site, startSite } from './site.ts'

export { expect }

declare global {
  interface Window {
    axe: typeof axe
  }
}

type WorkerParts = {
  /** The environment of the worker's site: `test.use({ siteEnv: { ACADEMY_NOW: '2025-08-01' } })`. */
  siteEnv: Record<string, string>
  site: Site
}

export const test = base.extend<object, WorkerParts>({
  siteEnv: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ siteEnv }, use) => {
      const site = await startSite(siteEnv)
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

export const phone = { width: 375, height: 812 }
export const desktop = { width: 1440, height: 900 }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function expectAccessible(page: Page) {
  await atRest(page)
  const violations = await violationsIn(page)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** What moves by the clock and comes to an end has done so: half faded in, any text is too pale. */
async function atRest(page: Page) {
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const ends = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
      return ends && playState === 'running'
    })
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {})
  })
}

/**
 * The official runner reaches into frames of any origin, by way of another page that it opens each time. Without frames axe
 * is asked in the page itself, which takes a tenth of the time.
 */
async function violationsIn(page: Page): Promise<axe.Result[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).withTags(rules).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((tags) => window.axe.run({ runOnly: tags }), rules)
  return violations
}

/** The page as it stands, on a phone and on a desk: axe finds nothing, and nothing overflows. It goes on at `own`. */
export async function expectFitForBothWidths(page: Page, own = desktop) {
  for (const viewport of own === phone ? [desktop, phone] : [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
}

/** The page answers clicks by itself: React has taken it over. */
export async function hydrated(page: Page) {
  // To where it is already would be no move.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForSelector('html[data-hydrated]')
}

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
  language: string
}

export async function mailsTo(site: Site, address: string): Promise<Mail[]> {
  const response = await fetch(`${site.url}/sandbox/mailbox.json`)
  const mails = (await response.json()) as Mail[]
  return mails.filter((mail) => mail.to === address)
}
