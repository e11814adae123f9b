// The leftover pages cost the rest of the site nothing.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/journey.ts'
import { templatePages, templateSigns } from '../support/template-pages.ts'

const dist = join(import.meta.dirname, '../../dist')

test("no script or sheet of the product's build holds any of it", async () => {
  const assets = join(dist, 'client/assets')
  for (const name of await readdir(assets)) {
    if (!/\.(js|css)$/.test(name)) continue
    const text = await readFile(join(assets, name), 'utf8')
    for (const sign of templateSigns) expect(text, `${name} holds ${sign}`).not.toContain(sign)
  }
})

test('the sitemap does not list it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/courses')
  for (const name of templatePages) expect(sitemap).not.toContain(`/template/${name}`)
})
