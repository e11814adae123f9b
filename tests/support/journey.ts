// What the browser stories start from: a running site per worker, pages that reach this machine alone, and axe.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { defaultLanguage, type Language, languages } from '#domain/language.ts'
import { academyNow } from './purchases.ts'
import { type Site, startSite } from './site.ts'

export { expect }

declare global {
  interface Window {
    axe: typeof axe
  }
}

type WorkerParts = {
  /**
   * The environment of the worker's site. Stories of all files follow each other on it, in any order. Where a file needs
   * another, the runner starts another worker with its browser, database and site, which costs more than most stories do.
   */
  siteEnv: Record<string, string>
  site: Site
}

export const test = base.extend<object, WorkerParts>({
  // The academy's calendar stands where the drawings do, and a story can come from an address of its own.
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
  baseURL: async ({ site }, use) => use(site.url),
})

const shortScope = process.env.TEST_SCOPE === 'short'
/** Languages of the journeys that tell the same story in each. `npm test` runs them in English only. */
export const storyLanguages: readonly Language[] = shortScope ? [defaultLanguage] : languages

export const phone = { width: 375, height: 812 }
export const desktop = { width: 1440, height: 900 }
const laptop = { width: 1280, height: 800 }
/** What it holds at 400 %. */
const magnified = { width: 320, height: 256 }

// A tenth of a second less in every page than what the package offers as its source.
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const options: axe.RunOptions = { runOnly: rules, resultTypes: ['violations'] }

/** In `npm test` axe checks English pages only: it is a quarter of the cost of all journeys. */
export async function expectAccessible(page: Page) {
  if (shortScope && (await page.locator('html').getAttribute('lang')) !== defaultLanguage) return
  await atRest(page)
  const violations = await violationsIn(page)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** What moves by the clock and comes to an end has done so: half faded in, any text is too pale. */
export async function atRest(page: Page) {
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const ends = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
      return ends && playState === 'running'
    })
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {})
  })
}

/** Axe runs in every frame, of any origin, and the page joins what they found. */
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

/** Of a frame and all below it. As text: they hold every element of the frame, and the runner would copy each by itself. */
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
 * The page as it stands, on a phone and on a desk: axe finds nothing, and nothing overflows, not even at 400 % or in letters
 * twice as large. It goes on at `own`.
 */
export async function expectFitForBothWidths(page: Page, own = desktop) {
  await expectNoOverflow(page, magnified)
  await expectRoomForLargeLetters(page)
  for (const viewport of own === phone ? [desktop, phone] : [phone, desktop]) {
    await expectNoOverflow(page, viewport)
    await expectAccessible(page)
  }
}

async function expectNoOverflow(page: Page, viewport: typeof phone) {
  await page.setViewportSize(viewport)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `at ${viewport.width} px`).toBeLessThanOrEqual(0)
}

/** The header takes as many rows as it needs and covers nothing. */
async function expectRoomForLargeLetters(page: Page) {
  await setLetters(page, '200%')
  await expectNoOverflow(page, phone)
  await expectNoOverflow(page, laptop)
  const covered = await page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return bottom - (document.querySelector('main')?.getBoundingClientRect().top ?? 0)
  })
  expect(covered, 'covered by the header').toBeLessThanOrEqual(0)
  await setLetters(page, '')
}

async function setLetters(page: Page, size: string) {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
}

/** However long somebody reads, the page does not come to life by itself; a hand still wakes it. */
export async function neverRests(page: Page) {
  await page.addInitScript(() => {
    const after = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (act: () => void, ms: number) => ms !== 3000 && after(act, ms) })
  })
}

/** The page answers clicks by itself: React has taken it over. */
export async function hydrated(page: Page) {
  // A sign that meets a script on its way is not kept where that one fails: a hand gives the next.
  await expect(async () => {
    // To where it is already would be no move.
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await page.waitForSelector('html[data-hydrated]', { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

/** Resolves when the page has handled every response that it got before, by sending one more request and handling it. */
export async function responsesHandled(page: Page) {
  await page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text()
    await new Promise((resolve) => setTimeout(resolve))
  })
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
