// npm run bench -- touch: how long a phone takes to respond to a touch on /courses, before and after hydration. Lighthouse
// does not measure this: it never touches a page, and ends before idle hydration. The phone is Lighthouse's: a processor
// four times slower, a round trip of 150 ms, 1.6 Mbit/s. The two taps take turns, so that a busy machine slows both.
import type { Locator, Page } from 'playwright'
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized } from './support/short.ts'

const rounds = sized(5, 1)
/** The first tap may take this many times the tap on the hydrated page. */
const limit = 3

/** What is tapped, and what shows the response. */
const controls: Record<string, (page: Page) => { tapped: Locator; response: string }> = {
  'next photos': (page) => ({
    tapped: page.getByRole('button', { name: 'Next photos' }),
    response: '[data-index="2"]',
  }),
  'a course': (page) => ({ tapped: page.locator('a[href="#module2"]'), response: '#module2' }),
}

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()
let isMet = true
for (const [name, find] of Object.entries(controls)) {
  const first: Answer[] = []
  const hydrated: Answer[] = []
  while (first.length < rounds) {
    first.push(await tap(find, 'one second after load'))
    hydrated.push(await tap(find, 'once hydrated'))
  }
  const ratio = msOf(first) / msOf(hydrated)
  console.log(`${name}, one second after load: ${described(first)}`)
  console.log(`${name}, once hydrated: ${described(hydrated)}`)
  console.log(`${name}: ratio ${ratio.toFixed(1)}`)
  isMet &&= ratio <= limit
}
await browser.close()
await site.dispose()
if (!isWithinLimit(isMet)) process.exitCode = 1

type Answer = { answerMs: number; longestTaskMs: number }

function msOf(answers: Answer[]): number {
  return median(answers.map(({ answerMs }) => answerMs))
}

function described(answers: Answer[]): string {
  const all = answers.map(({ answerMs }) => Math.round(answerMs))
  const task = median(answers.map(({ longestTaskMs }) => longestTaskMs))
  const range = `${Math.min(...all)} to ${Math.max(...all)}`
  return `response after ${Math.round(msOf(answers))} ms (${range}), longest task ${Math.round(task)} ms`
}

async function tap(
  find: (page: Page) => { tapped: Locator; response: string },
  moment: 'one second after load' | 'once hydrated',
): Promise<Answer> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${site.url}/courses`)
  if (moment === 'once hydrated') await page.waitForSelector('html[data-hydrated]')
  await page.waitForTimeout(1_000)
  const { tapped, response } = find(page)
  const answer = page.evaluate(responseTime, response)
  await tapped.tap()
  const seen = await answer
  await context.close()
  return seen
}

/** From the touch to the frame in which the response is visible. */
async function responseTime(response: string): Promise<Answer> {
  let longestTaskMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration)
  }).observe({ type: 'longtask' })
  const touched = await new Promise<number>((resolve) =>
    addEventListener('touchstart', ({ timeStamp }) => resolve(timeStamp), { once: true }),
  )
  const isVisible = () => document.querySelector(response)?.checkVisibility() === true
  await new Promise<void>((resolve) => {
    const look = () => (isVisible() ? resolve() : requestAnimationFrame(look))
    look()
  })
  return { answerMs: performance.now() - touched, longestTaskMs }
}
