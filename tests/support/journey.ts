// The base of all journeys: a site with the data of a new one, axe, and checks of layout and hydration.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { defaultLanguage, type Language, languages } from '#domain/people/language.ts'
import { untouchedMs } from '#web/hydration/load-scripts.ts'
import { academyNow } from './purchases.ts'
import { rememberSite } from './renew-site.ts'
import { type Site, startSite } from './site.ts'
import { expectWholeFigures } from './whole-figures.ts'

export { expect }

declare global {
  interface Window {
    axe: typeof axe
  }
}

type JourneyParts = {
  /** Before each journey: accounts, orders, seats, emails and spent attempts of the last one are gone. */
  newData: undefined
}

type WorkerParts = {
  /**
   * The environment of the worker's site. For another environment the runner starts another worker with its own
   * browser, database and site, which costs more than most journeys.
   */
  siteEnv: Record<string, string>
  site: Site
  renew: () => Promise<void>
}

export const test = base.extend<JourneyParts, WorkerParts>({
  // The date of the design, and a proxy header so that a journey can choose its IP address.
  siteEnv: [
    { ACADEMY_NOW: academyNow, TRUST_PROXY: 'loopback' },
    { scope: 'worker', option: true },
  ],
  site: [
    async ({ siteEnv }, use) => {
      const site = await startSite(siteEnv)
      await use(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  renew: [async ({ site }, use) => use(await rememberSite(site)), { scope: 'worker' }],
  newData: [
    async ({ renew }, use) => {
      await renew()
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

/** `npm test`. */
export const shortScope = process.env.TEST_SCOPE === 'short'
/** Languages of the journeys that tell the same story in each. `npm test` runs them in English only. */
export const storyLanguages: readonly Language[] = shortScope ? [defaultLanguage] : languages

export const phone = { width: 375, height: 812 }
export const desktop = { width: 1440, height: 900 }
const laptop = { width: 1280, height: 800 }
/** The laptop at a zoom of 400 %. */
const magnified = { width: 320, height: 256 }

// The minified file: it saves 0.1 s per page.
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const options: axe.RunOptions = { runOnly: rules, resultTypes: ['violations'] }

/** In `npm test` axe checks English pages only: it is a quarter of the cost of all journeys. */
export async function expectAccessible(page: Page) {
  if (shortScope && (await page.locator('html').getAttribute('lang')) !== defaultLanguage) return
  // A screen that still loads has no heading, and nothing to check.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await atRest(page)
  // Sections far from the viewport keep the height of another width, and their text would lie on the next one's ground.
  const sheet = await page.evaluateHandle(() => {
    const everywhere = new CSSStyleSheet()
    everywhere.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(everywhere)
    return everywhere
  })
  const violations = await violationsIn(page)
  await sheet.evaluate((everywhere) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== everywhere)
  })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Waits for animations that end: text that is half faded in has too little contrast. */
export async function atRest(page: Page) {
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const ends = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
      return ends && playState === 'running'
    })
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {})
  })
}

/** Runs axe in every frame, of any origin, and merges the results. */
async function violationsIn(page: Page): Promise<axe.Result[]> {
  if (page.frames().length === 1) {
    await bringAxe(page.mainFrame())
    return page.evaluate(async (options) => (await window.axe.run(options)).violations, options)
  }
  const found = await partialResults(page.mainFrame(), { include: [['html']], exclude: [] })
  return page.evaluate(
    async ({ found, options }) => {
      const results = found.map((result) => result && JSON.parse(result))
      return (await window.axe.finishRun(results, options)).violations
    },
    { found, options },
  )
}

/** Results of a frame and its child frames. As text: Playwright would copy thousands of elements one by one. */
async function partialResults(frame: Frame, context: axe.FrameContextObject): Promise<(string | null)[]> {
  await bringAxe(frame)
  const { own, below } = await frame.evaluate(
    async ({ context, options }) => {
      const below = window.axe.utils.getFrameContexts(context, options)
      return { own: JSON.stringify(await window.axe.runPartial(context, options)), below }
    },
    { context, options },
  )
  const found: (string | null)[] = [own]
  for (const { frameSelector, frameContext } of below) {
    if (typeof frameSelector !== 'string' && frameSelector.length > 1)
      throw new Error('A frame in a shadow root')
    const element = await frame.waitForSelector(String(frameSelector), { state: 'attached' })
    const child = await element.contentFrame()
    found.push(...(child ? await partialResults(child, frameContext) : [null]))
  }
  return found
}

async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
}

/**
 * Checks the current page at both widths: no axe violations, whole figures, and no overflow. The latter also at a zoom
 * of 400 % and with text twice as large. Ends with the viewport `own`.
 */
export async function expectFitForBothWidths(page: Page, own = desktop) {
  await expectNoOverflow(page, magnified)
  await expectRoomForLargeLetters(page)
  for (const viewport of own === phone ? [desktop, phone] : [phone, desktop]) {
    await expectNoOverflow(page, viewport)
    await expectWholeFigures(page)
    await expectAccessible(page)
  }
}

async function expectNoOverflow(page: Page, viewport: typeof phone) {
  await page.setViewportSize(viewport)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `at ${viewport.width} px`).toBeLessThanOrEqual(0)
}

/** The header may take more rows, but covers nothing. */
async function expectRoomForLargeLetters(page: Page) {
  await setLetters(page, '200%')
  await expectNoOverflow(page, phone)
  await expectNoOverflow(page, laptop)
  const covered = await page.evaluate(() => {
    // The header of a lesson is in its main part.
    const header = document.querySelector('header:not(main header)')?.getBoundingClientRect()
    return header ? header.bottom - (document.querySelector('main')?.getBoundingClientRect().top ?? 0) : 0
  })
  expect(covered, 'covered by the header').toBeLessThanOrEqual(0)
  await setLetters(page, '')
}

async function setLetters(page: Page, size: string) {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
}

/** Turns off hydration after idle time. The page still hydrates on user interaction. */
export async function withoutIdleHydration(page: Page) {
  await page.addInitScript((untouched) => {
    const after = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (act: () => void, ms: number) => ms !== untouched && after(act, ms) })
  }, untouchedMs)
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page) {
  // If the script fails, the page retries on the next interaction only.
  await expect(async () => {
    // A move to the current position fires no event.
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.waitForSelector('html[data-hydrated]', { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

/** Waits until the page has handled all earlier responses: it sends one more request and handles that. */
export async function responsesHandled(page: Page) {
  await page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text()
    await new Promise((resolve) => setTimeout(resolve))
  })
}

type SentEmail = {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
  language: string
}

export async function emailsTo(site: Site, address: string): Promise<SentEmail[]> {
  const response = await fetch(`${site.url}/sandbox/mailbox.json`)
  const emails = (await response.json()) as SentEmail[]
  return emails.filter(({ to }) => to === address)
}
