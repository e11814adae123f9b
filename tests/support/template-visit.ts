// A visit to a template page, with the checks that hold for all of them.
import { test as base, expect, expectFitForBothWidths, hydrated } from './journey.ts'
import type { TemplatePage } from './template-pages.ts'

const files = ['document', 'script', 'image', 'font', 'media', 'texttrack', 'stylesheet']

export const test = base.extend<{ arrive: (name: TemplatePage) => Promise<void> }>({
  arrive: async ({ page }, use) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const file = files.includes(request.resourceType())
      if (!file || request.url().includes('/api/')) calls.push(request.url())
    })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))

    await use((name) =>
      base.step('accessible at both widths, closed to search engines, no empty links', async () => {
        const response = await page.goto(`/template/${name}`)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0)
        await expectFitForBothWidths(page)
      }),
    )
    expect(calls, 'no API calls').toEqual([])
    expect(complaints, 'no hydration mismatches and no browser errors').toEqual([])
  },
})
