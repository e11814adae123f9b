// npm run bench -- story: scrolling through the story of the home page, on a slow phone and on a desktop: longest task,
// layout shift, and the memory that remains. The phone is Lighthouse's: a processor four times slower.
import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright'
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { isWithinLimit, sized } from './support/short.ts'

const limits = { taskMs: 50, shift: 0, memoryMb: 40 }
/** A visitor scrolls a few screens a second. */
const step = { pixels: 60, everyMs: 33 }
const devices = {
  phone: { viewport: { width: 412, height: 823 }, slowness: 4 },
  ...sized({ desktop: { viewport: { width: 1440, height: 900 }, slowness: 1 } }, {}),
}

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()
let isMet = true
for (const [name, device] of Object.entries(devices)) {
  const { longestTaskMs, shift, memoryMb, filmMb } = await scrollThrough(device)
  console.log(
    `${name}: longest task ${Math.round(longestTaskMs)} ms, layout shift ${shift.toFixed(4)}, ${filmMb.toFixed(2)} MB loaded, ${memoryMb.toFixed(1)} MB more memory after it`,
  )
  isMet &&= longestTaskMs <= limits.taskMs && shift <= limits.shift && memoryMb <= limits.memoryMb
}
await browser.close()
await site.dispose()
if (!isWithinLimit(isMet)) process.exitCode = 1

type Device = { viewport: { width: number; height: number }; slowness: number }

async function scrollThrough({ viewport, slowness }: Device) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(site.url)
  await page.waitForSelector('html[data-hydrated]')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await measure(page)
  const before = await memoryMb(devtools)
  await scroll(page)
  const seen = await page.evaluate(() => ({
    ...(Reflect.get(window, 'seen') as { longestTaskMs: number; shift: number }),
    filmMb:
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/film/'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1e6,
  }))
  const after = await memoryMb(devtools)
  await context.close()
  return { ...seen, memoryMb: after - before }
}

/** Starts with the story one screen below: what comes before it is not its cost. */
async function measure(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const story = document.querySelector('canvas')?.closest('section')
    // Sections on the way get their real heights when they come near, which moves the story.
    for (let round = 0; round < 5; round++) {
      scrollTo(0, scrollY + (story?.getBoundingClientRect().top ?? 0) - 2 * innerHeight)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    const seen = { longestTaskMs: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number
    }).observe({ type: 'layout-shift' })
  })
}

/** In steps until the story has left the window. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(async ({ pixels, everyMs }) => {
    const story = document.querySelector('canvas')?.closest('section')
    while ((story?.getBoundingClientRect().bottom ?? 0) > 0) {
      scrollBy(0, pixels)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }, step)
}

/** Of the page's own process, after a collection. Decoded pictures are outside the JavaScript heap. */
async function memoryMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await devtools.send('HeapProfiler.collectGarbage')
  const root = await browser.newBrowserCDPSession()
  const { processInfo } = await root.send('SystemInfo.getProcessInfo')
  await root.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1_024)
  return Math.max(...sizes)
}
