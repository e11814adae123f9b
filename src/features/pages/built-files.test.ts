import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { builtFolders } from '#platform/http/built-site.ts'
import { withBuiltFiles } from './built-files.ts'

const [scripts, ofTemplate, ofOffice, brand] = await Promise.all(
  builtFolders.map(async ({ path, folder }) => {
    const names = (await readdir(folder)).filter((name) => !/\.(?:br|gz)$/.test(name))
    return names.map((name) => ({ address: `${path}/${name}`, file: join(folder, name) }))
  }),
)
const script = scripts?.find(({ file }) => /\/entry-[^/]*\.js$/.test(file)) ?? { address: '', file: '' }

let origin: string
const server = createServer()
beforeAll(async () => {
  const pages = await withBuiltFiles(
    { answer: () => false, notFound: () => undefined, refresh: async () => [] },
    readConfig({}, 'a@academy.example'),
  )
  server.on('request', (request, response) => {
    if (!pages.answer(request, response)) response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const ask = (address: string, init?: RequestInit) => fetch(`${origin}${address}`, init)

const forGood = 'public, max-age=31536000, immutable'
const aWeek = 'public, max-age=604800, stale-while-revalidate=2592000'
const scriptTypes = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** The office uses the fonts of the site. */
const { '.woff2': _, ...officeTypes } = scriptTypes
const pictureTypes = { '.jpg': 'image/jpeg', '.png': 'image/png', '.svg': 'image/svg+xml' }

it.each([
  { of: 'the site', files: scripts, types: scriptTypes, kept: forGood, shownBy: 'same-origin' },
  { of: 'the template', files: ofTemplate, types: scriptTypes, kept: forGood, shownBy: 'same-origin' },
  { of: 'the office', files: ofOffice, types: officeTypes, kept: forGood, shownBy: 'same-origin' },
  { of: 'the brand', files: brand, types: pictureTypes, kept: aWeek, shownBy: 'cross-origin' },
])('serves every file of $of unchanged', async ({ files = [], types, kept, shownBy }) => {
  const kinds = new Set(files.map(({ file }) => extname(file)))
  expect([...kinds].sort()).toEqual(Object.keys(types))
  for (const { address, file } of files) {
    const answer = await ask(`${address}?x=1`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(file)), address).toBe(true)
    expect(answer.headers.get('content-type')).toBe(types[extname(file) as keyof typeof types])
    expect(answer.headers.get('cache-control')).toBe(kept)
    // The provider's card form loads our fonts from its own origin.
    const isFont = extname(file) === '.woff2'
    expect(answer.headers.get('cross-origin-resource-policy')).toBe(isFont ? 'cross-origin' : shownBy)
    expect(answer.headers.get('access-control-allow-origin')).toBe(isFont ? '*' : null)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

it.each([
  ['gzip, br', 'br', '.br'],
  ['GZIP;q=0.5', 'gzip', '.gz'],
  ['br;q=0, gzip', 'gzip', '.gz'],
  ['gzip; q=0.0, brr', null, ''],
  ['zstd', null, ''],
])('sends a script for "%s" as %s', async (accepted, encoding, end) => {
  const headers = { 'accept-encoding': accepted }
  const answer = await ask(script.address, { headers })
  const asked = await ask(script.address, { headers, method: 'HEAD' })
  expect(await answer.text()).toBe(await readFile(script.file, 'utf8'))
  const { size } = await stat(script.file + end)
  for (const { headers } of [answer, asked]) {
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('content-length')).toBe(String(size))
    expect(headers.get('vary')).toBe('Accept-Encoding')
  }
})

it('answers 304 for an unchanged file', async () => {
  const { headers } = await ask(script.address)
  const again = await ask(script.address, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(again.headers.get('cache-control')).toBe(forGood)
  const other = await ask(script.address, { headers: { 'if-none-match': 'W/"another"' } })
  expect(other.status).toBe(200)
})

it('leaves all other paths to the pages', async () => {
  expect((await ask(script.address, { method: 'POST' })).status).toBe(404)
  for (const address of [`${script.address}.br`, '/assets/', '/assets/none.js', '/brand']) {
    expect((await ask(address)).status, address).toBe(404)
  }
})
