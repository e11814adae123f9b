// The leftover pages cost the rest of the site nothing.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '#contract/routes.ts'
import { expect, hydrated, test } from '../support/journey.ts'
import { templatePages } from '../support/template-pages.ts'

const dist = join(import.meta.dirname, '../../dist')

/** Names of the template's own styles and a sentence of its words: if its code were anywhere, one of them would be. */
const signs = ['Meridian', 'Bricolage', 'Data Science', 'Start Free Trial', '/template/']

for (const { path } of routes.filter((route) => !route.path.includes(':'))) {
  test(`${path} loads and holds no byte of the template`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    const response = await page.goto(path)
    await hydrated(page)
    const html = (await response?.text()) ?? ''
    expect(signs.filter((sign) => html.includes(sign))).toEqual([])
    expect(loaded.filter((file) => file.includes('template'))).toEqual([])
  })
}

test("no script or sheet of the product's build holds any of it", async () => {
  const assets = join(dist, 'client/assets')
  for (const name of await readdir(assets)) {
    if (!/\.(js|css)$/.test(name)) continue
    const text = await readFile(join(assets, name), 'utf8')
    for (const sign of signs) expect(text, `${name} holds ${sign}`).not.toContain(sign)
  }
})

test('the sitemap does not list it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/courses')
  for (const name of templatePages) expect(sitemap).not.toContain(`/template/${name}`)
})
