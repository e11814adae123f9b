// npm run bench -- today: the time until Today is usable on a phone without a cache, from the navigation to the list of
// what needs somebody. The phone has a processor four times slower, a round trip of 60 ms and 9 Mbit/s.
import type { CDPSession, Page } from 'playwright'
import { join } from '../tests/support/office-journey.ts'
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized } from './support/short.ts'

const rounds = sized(5, 1)
const limitMs = 1_000

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()
const { page } = await join(browser, site, {
  context: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
})
const office = new URL('/office', page.url()).href
const devtools = await page.context().newCDPSession(page)
await slowDown(devtools)
await page.addInitScript(watchForNeeds)
const times: number[] = []
while (times.length < rounds) times.push(await openToday(page))
await browser.close()
await site.dispose()

const shown = Math.round(median(times))
const range = `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`
console.log(`${shown > limitMs ? 'missed' : 'met   '} Today: shown after ${shown} ms (${range})`)
process.exitCode = isWithinLimit(shown <= limitMs) ? 0 : 1

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 9_000_000 / 8,
    uploadThroughput: 9_000_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Read by the page's own clock: the way of the bench's messages does not count. */
async function openToday(page: Page): Promise<number> {
  await page.goto('about:blank')
  await devtools.send('Network.clearBrowserCache')
  await page.goto(office)
  return page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>)
}

function watchForNeeds(): void {
  const shown = new Promise<number>((resolve) => {
    const look = () => {
      if (![...document.querySelectorAll('h2')].some((title) => title.textContent === 'Needs somebody'))
        return
      requestAnimationFrame(() => resolve(performance.now()))
      watching.disconnect()
    }
    const watching = new MutationObserver(look)
    watching.observe(document, { childList: true, subtree: true })
  })
  Object.assign(window, { shown })
}
