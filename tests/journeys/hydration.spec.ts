import { articles } from '#content/articles.ts'
import { routes } from '#contract/routes.ts'
import { languages } from '#domain/language.ts'
import { desktop, expect, test } from '../support/journey.ts'

test.use({ viewport: desktop })

/** /account sends strangers to /login, which is no business of hydration. */
const paths = routes
  .map(({ path }) => path.replace(':slug', articles[0]?.slug ?? '').replace(/:\w+/, 'unknown'))
  .filter((path) => path !== '/account')

for (const language of languages) {
  test(`React takes over every page as the server sent it, in ${language}`, async ({ page }) => {
    test.setTimeout(120_000)
    const mismatches: string[] = []
    page.on('pageerror', (error) => mismatches.push(`${page.url()}: ${error.message}`))
    for (const path of paths) {
      await page.goto(`${path}?lang=${language}`)
      await page.mouse.move(1, 1)
      await page.waitForSelector('html[data-hydrated]')
    }
    expect(mismatches).toEqual([])
  })
}
