// npm run bench -- touch: how long a phone takes to respond to a touch on /courses, before and after hydration. Lighthouse
// does not measure this: it never touches a page, and ends before idle hydration. The phone is Lighthouse's: a processor
// four times slower, a round trip of 150 ms, 1.6 Mbit/s.
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized } from './support/short.ts'

const rounds = sized(5, 1)
const moments = { 'one second after load': 1_000, ...sized({ 'after hydration': 8_000 }, {}) }
/** The first tap may take this many times the tap on the hydrated page. */
const limit = 3

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()

const medians: number[] = []
for (const [moment, waitMs] of Object.entries(moments)) {
  const seen: { answerMs: number; longestTaskMs: number }[] = []
  while (seen.length < rounds) seen.push(await touchAfter(waitMs))
  const answers = seen.map(({ answerMs }) => Math.round(answerMs))
  medians.push(median(answers))
  const longest = median(seen.map(({ longestTaskMs }) => longestTaskMs))
  console.log(
    `${moment}: response after ${median(answers)} ms (${Math.min(...answers)} to ${Math.max(...answers)}), longest task ${Math.round(longest)} ms`,
  )
}
await browser.close()
await site.dispose()
const [first = 0, hydrated = first] = medians
console.log(`ratio ${(first / hydrated).toFixed(1)}`)
if (!isWithinLimit(first <= limit * hydrated)) process.exitCode = 1

async function touchAfter(waitMs: number): Promise<{ answerMs: number; longestTaskMs: number }> {
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
  await page.waitForTimeout(waitMs)
  const next = page.getByRole('button', { name: 'Next photos' })
  const answer = next.evaluate(async (button) => {
    const counter = button.closest('section')?.querySelector('p[aria-hidden]')
    const touched = new Promise<number>((resolve) =>
      addEventListener('touchstart', ({ timeStamp }) => resolve(timeStamp), { once: true }),
    )
    const answered = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => requestAnimationFrame(() => resolve(performance.now())))
      if (counter) observer.observe(counter, { subtree: true, characterData: true, childList: true })
    })
    let longestTaskMs = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration)
    }).observe({ type: 'longtask' })
    return { answerMs: -(await touched) + (await answered), longestTaskMs }
  })
  await next.tap()
  const seen = await answer
  await context.close()
  return seen
}
