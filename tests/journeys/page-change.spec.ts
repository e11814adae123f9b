import type { Page, Request } from '@playwright/test'
import { desktop, expect, hydrated, test } from '#tests/support/journey.ts'

test.use({ viewport: desktop })

const delay = 150

/** Every request from here on takes this much longer, as over a distant line. */
async function slowDown(page: Page) {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue().catch(() => {})
  })
}

/** From the click until the new title stands in the page, in the page's own milliseconds. */
async function timeToTitle(page: Page, href: string, title: string): Promise<number> {
  return page.evaluate(
    ([href, title]) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
        const clicked = performance.now()
        const look = () => {
          if (document.querySelector('h1')?.textContent === title) resolve(performance.now() - clicked)
        }
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        })
        link?.click()
      }),
    [href, title] as const,
  )
}

const pages = [
  { href: '/faculty', title: 'Faculty', chunk: 'faculty-page' },
  { href: '/courses', title: 'Courses & Awards', chunk: 'courses-page' },
  { href: '/catalog', title: 'Implantimes', chunk: 'catalog-page' },
  { href: '/faqs', title: 'FAQs', chunk: 'faqs-page' },
] as const

/** A hand moves, and the pages behind the links in view have come, with their words. */
async function pagesAhead(page: Page) {
  const onTheirWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && onTheirWay.add(request))
  page.on('requestfinished', (request) => onTheirWay.delete(request))
  await hydrated(page)
  await page.mouse.move(2, 2)
  for (const { chunk } of pages) {
    const came = (chunk: string) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${chunk}-`))
    await page.waitForFunction(came, chunk)
  }
  await expect.poll(() => onTheirWay.size).toBe(0)
}

test('a page whose link is in view shows within 100 ms, though every request takes 150 ms more', async ({
  page,
}) => {
  await page.goto('/about-us')
  await slowDown(page)
  await pagesAhead(page)
  const times: number[] = []
  for (const { href, title } of pages) {
    times.push(await timeToTitle(page, href, title))
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  // The quickest of them: how long a change takes here, not how busy the machine is. One that waited for a request
  // could not be under 150.
  expect(Math.min(...times)).toBeLessThan(100)
})

test('no change to a page whose link was in view or pointed at waits for the network at all', async ({
  page,
  context,
}) => {
  await page.goto('/about-us')
  await pagesAhead(page)
  await context.setOffline(true)
  for (const { href, title } of pages) {
    await page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${href}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})
