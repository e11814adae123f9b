// npm run bench -- story: scrolling through the story of the home page, on a slow phone and on a desktop: longest task,
// layout shift, and the memory that remains. The phone is Lighthouse's: a processor four times slower. A task counts with
// the CPU time of its thread, so that other programs on the machine do not lengthen it.
import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright'
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized } from './support/short.ts'

const limits = { taskMs: 50, shift: 0, memoryMb: 40 }
/** A visitor scrolls a few screens a second. */
const step = { pixels: 60, everyMs: 33 }
const rounds = sized(3, 1)
const devices = {
  phone: { viewport: { width: 412, height: 823 }, slowness: 4 },
  ...sized({ desktop: { viewport: { width: 1440, height: 900 }, slowness: 1 } }, {}),
}

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()
let isMet = true
for (const [name, device] of Object.entries(devices)) {
  const seen: Awaited<ReturnType<typeof scrollThrough>>[] = []
  while (seen.length < rounds) seen.push(await scrollThrough(device))
  const taskMs = median(seen.map(({ longestTaskMs }) => longestTaskMs))
  const shift = Math.max(...seen.map((round) => round.shift))
  const memory = median(seen.map(({ memoryMb }) => memoryMb))
  console.log(
    `${name}: longest task ${Math.round(taskMs)} ms, layout shift ${shift.toFixed(4)}, ${seen[0]?.filmMb.toFixed(2)} MB loaded, ${memory.toFixed(1)} MB more memory after it`,
  )
  isMet &&= taskMs <= limits.taskMs && shift <= limits.shift && memory <= limits.memoryMb
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
  await comeNear(page)
  const before = await memoryMb(devtools)
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await scroll(page)
  const longestTaskMs = longestTask(JSON.parse((await browser.stopTracing()).toString()))
  const seen = await page.evaluate(() => ({
    shift: Reflect.get(window, 'shift') as number,
    filmMb:
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/film/'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1e6,
  }))
  const after = await memoryMb(devtools)
  await context.close()
  return { ...seen, longestTaskMs, memoryMb: after - before }
}

/** To two screens above the story: what comes before it is not its cost. */
async function comeNear(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const story = document.querySelector('canvas')?.closest('section')
    // Sections on the way get their real heights when they come near, which moves the story.
    for (let round = 0; round < 5; round++) {
      scrollTo(0, scrollY + (story?.getBoundingClientRect().top ?? 0) - 2 * innerHeight)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift' })
  })
}

/** In steps until the story has left the window. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(async ({ pixels, everyMs }) => {
    // Looked up each time: React replaces the server's markup on the way.
    const bottom = () =>
      document.querySelector('canvas')?.closest('section')?.getBoundingClientRect().bottom ?? 0
    while (bottom() > 0) {
      scrollBy(0, pixels)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }, step)
}

type TraceEvent = { name: string; tid: number; pid: number; tdur?: number; args: { name?: string } }

/** In milliseconds of CPU time, on the page's main thread. */
function longestTask({ traceEvents }: { traceEvents: TraceEvent[] }): number {
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const isMain = ({ pid, tid }: TraceEvent) => main.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && isMain(event))
  if (tasks.length === 0) throw new Error('The trace has no tasks of the main thread.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
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
