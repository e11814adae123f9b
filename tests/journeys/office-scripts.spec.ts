// Script in every field that staff edit: a field refuses it, or pages show it as it was typed.
import type { Page } from '@playwright/test'
import { editedKinds } from '#contract/catalogue/edited-kinds.ts'
import type { OfficeEntries } from '#contract/office/entries.ts'
import { languages } from '#domain/people/language.ts'
import { expect, test } from '#tests/support/journey.ts'
import { join, officeUrl } from '#tests/support/office-journey.ts'
import { visitorPaths } from '#tests/support/page-paths.ts'

/** Ends an inline script and adds an element. The shortest fields take 20 letters. */
const script = '</script><i id=x>'
const kinds = ['course', ...Object.keys(editedKinds)]

type Answer = { status: number; body: { revision: number } & OfficeEntries }

/** A call of the office, as its own page makes it. */
function call(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
      const response = await fetch(`/api/office/catalogue/${path}`, init)
      return { status: response.status, body: await response.json() }
    },
    [method, path, body] as const,
  )
}

/** Every text that is said in both languages, at any depth. */
function withScript(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withScript)
  if (typeof value !== 'object' || value === null) return value
  if (!('en' in value && 'es' in value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withScript(part)]))
  }
  const said = Array.isArray(value.en) ? [script] : script
  return { en: said, es: said }
}

/** Publishes the first entry of a kind, with script wherever the server accepts it. Answers how many fields have it. */
async function publishScript(page: Page, kind: string): Promise<number> {
  const { entries } = (await call(page, 'GET', kind)).body
  const entry = entries.find(({ data }) => data !== null)
  if (!entry) throw new Error(`There is no ${kind}.`)
  const path = `${kind}/${entry.key}`
  let data = withScript(entry.data) as Record<string, unknown>
  let { revision } = entry
  const save = async (changed: typeof data) => {
    const { status, body } = await call(page, 'PUT', `${path}/draft`, { revision, data: changed })
    if (status === 200) ({ revision, data } = { revision: body.revision, data: changed })
    return status
  }
  expect([path, await save(data)]).toEqual([path, 200])
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'string') expect([200, 400, 409]).toContain(await save({ ...data, [name]: script }))
  }
  expect((await call(page, 'POST', `${path}/publish`, { revision, from: null })).status).toBe(200)
  return JSON.stringify(data).split(JSON.stringify(script)).length - 1
}

test('script in every field of the catalogue is shown as it was typed', { tag: '@all' }, async ({
  browser,
  page: visitor,
  site,
}) => {
  const { page, close } = await join(browser, site)
  for (const kind of kinds) expect(await publishScript(page, kind), kind).toBeGreaterThan(0)
  const html = async (path: string, language: string) =>
    (await fetch(`${site.url}${path}`, { headers: { cookie: `language=${language}` } })).text()
  for (const path of ['/', '/courses', '/faqs', '/faculty', '/about-us', '/contact']) {
    await expect.poll(() => html(path, 'es'), path).toContain('&lt;/script&gt;&lt;i id=x&gt;')
  }
  for (const path of visitorPaths) {
    for (const language of languages) expect(await html(path, language), path).not.toContain(script)
    await visitor.goto(path)
    await expect(visitor.locator('h1').first(), path).toBeVisible()
    await expect(visitor.locator('#x'), path).toHaveCount(0)
  }
  for (const path of ['/words', '/courses/module1', '/faculty', '/prices/fellowship']) {
    await page.goto(officeUrl(site, path))
    await expect(
      page
        .getByText('As the public sees it')
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible()
    await expect(page.locator('#x'), path).toHaveCount(0)
  }
  await close()
})
