// What the browser stories start from: a running site per worker, pages that reach this machine alone, and axe.
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Site, startSite } from './site.ts'

export { expect }

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

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** The page as it stands, on a phone and on a desk: axe finds nothing, and nothing overflows. */
export async function expectFitForBothWidths(page: Page) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
}

/** The page answers clicks by itself: React has taken it over. */
export async function hydrated(page: Page) {
  await page.mouse.move(1, 1)
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
