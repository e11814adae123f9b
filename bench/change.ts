// npm run bench -- change: the time from a click on a visible link until the new page's title is shown, with 150 ms added
// to every request. tests/journeys/page-change checks that it waits for no request.
import type { Page } from 'playwright'
import { hydrated } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized } from './support/short.ts'

const rounds = sized(5, 1)
const addedMs = 150
const limitMs = 100

const titles = {
  '/faculty': 'Faculty',
  '/courses': 'Courses &\u00a0Awards',
  '/catalog': 'Implantimes',
  '/faqs': 'FAQs',
  '/contact': 'Contact Us',
}

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()
const times = new Map(Object.keys(titles).map((path) => [path, [] as number[]]))
for (let round = 0; round < rounds; round++) await changeOnce()
await browser.close()
await site.dispose()

let missed = 0
for (const [path, seen] of times) {
  const shown = Math.round(median(seen))
  if (shown > limitMs) missed += 1
  console.log(
    `${shown > limitMs ? 'missed' : 'met   '} ${path}: shown after ${shown} ms (${Math.round(Math.min(...seen))} to ${Math.round(Math.max(...seen))})`,
  )
}
process.exitCode = isWithinLimit(missed === 0) ? 0 : 1

/** In a new browser context, because a returning visitor has every page in the cache. */
async function changeOnce(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: addedMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.goto(`${site.url}/about-us`)
  await hydrated(page)
  // The first user interaction prefetches the pages of the visible links.
  await page.mouse.move(3, 3)
  await page.waitForLoadState('networkidle')
  for (const [path, title] of Object.entries(titles)) times.get(path)?.push(await changeTo(page, path, title))
  await context.close()
}

async function changeTo(page: Page, path: string, title: string): Promise<number> {
  return page.evaluate(
    ([path, title]) =>
      new Promise<number>((resolve) => {
        const clicked = performance.now()
        const look = () => {
          if (document.querySelector('h1')?.textContent === title) resolve(performance.now() - clicked)
        }
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        })
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click()
      }),
    [path, title] as const,
  )
}
