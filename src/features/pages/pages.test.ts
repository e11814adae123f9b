import { createServer, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#content/catalogue.ts'
import type { PublishedWords } from '#contract/page-data.ts'
import { readConfig } from '#platform/config.ts'
import { makePages, type Pages } from './pages.ts'

let pages: Pages
let server: Server
let url: string
let today = '2026-01-01'
/** Marks what is rendered from now on. */
let round = ''
let broken: string[] = []
let published: PublishedWords = {}
let publishedKinds: string[] = []
let publishedCatalogue = catalogue()
let readFault: Error | null = null
let coursePaths = ['/courses/module-1', '/courses/module-2']

beforeAll(async () => {
  pages = await makePages({
    config: { ...readConfig({}, 'a@academy.example'), origin: 'https://academy.example' },
    renderPage: ({ path, language, data }) => {
      if (broken.includes(path)) throw new Error('a render failed')
      return `<p>${language} ${path} ${data.today}${round}</p>`
    },
    assets: {
      styles: [{ css: 'body{}' }],
      sheet: '/assets/style.css',
      afterPaint: '/assets/after-paint-1.js',
      afterPaintControls: '/assets/after-paint-controls-1.js',
      boot: 'start()',
      lessonBoot: '',
      scripts: ['/assets/entry.js'],
      importsOf: () => [],
    },
    readData: async () => {
      if (readFault) throw readFault
      return {
        today,
        courseDates: [],
        catalogue: publishedCatalogue,
        published,
        publishedKinds,
        testMode: true,
        leastPassword: 6,
      }
    },
    knownPaths: {
      '/catalog/:slug': () => ['/catalog/first'],
      '/courses/:slug': () => coursePaths,
    },
    lookUps: {
      async '/verify/:code'({ code }) {
        if (code === 'OUTAGE') throw new Error('the database is away')
        return code === 'ABC'
      },
    },
  })
  server = createServer((request, response) => {
    if (!pages.answer(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address && typeof address === 'object') url = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.close()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { headers, method, redirect: 'manual' })

describe('pages in memory', () => {
  it('are in English, or in the language of the cookie', async () => {
    expect(await (await get('/courses')).text()).toBe('<p>en /courses 2026-01-01</p>')
    expect(await (await get('/courses', { cookie: 'a=1; language=es' })).text()).toBe(
      '<p>es /courses 2026-01-01</p>',
    )
    expect(await (await get('/courses', { cookie: 'language=xx' })).text()).toContain('en /courses')
  })

  it('follow ?lang and store it in the cookie', async () => {
    const response = await get('/courses?lang=es')
    expect(await response.text()).toContain('es /courses')
    expect(response.headers.get('set-cookie')).toBe(
      'language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
    expect((await get('/courses?lang=xx')).headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed with %s', async (encoding, decompress) => {
    const { request } = await import('node:http')
    const body = await new Promise<Buffer>((resolve) =>
      request(`${url}/`, { headers: { 'accept-encoding': encoding } }, (response) => {
        expect(response.headers['content-encoding']).toBe(encoding)
        expect(response.headers.vary).toBe('Cookie, Accept-Encoding')
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
      }).end(),
    )
    expect(decompress(body).toString()).toBe('<p>en / 2026-01-01</p>')
  })

  it('answer 304 to their own ETag and 200 to another', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answer HEAD without a body, and a POST with 405 and the page', async () => {
    const head = await get('/', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const path of ['/login', '/verify/ABC']) {
      const page = await get(path)
      const post = await get(path, { 'if-none-match': page.headers.get('etag') ?? '' }, 'POST')
      expect(post.status).toBe(405)
      expect(post.headers.get('allow')).toBe('GET, HEAD')
      expect(post.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
      expect(await post.text()).toBe(await page.text())
    }
  })

  it('are rendered once for all values of a pattern', async () => {
    expect(await (await get('/verify/ABC')).text()).toContain('/verify/:code')
  })

  it('answer 404 with the same page when the value does not exist', async () => {
    const there = await get('/verify/ABC')
    const missing = await get('/verify/ABD', { 'if-none-match': there.headers.get('etag') ?? '' })
    expect([there.status, missing.status]).toEqual([200, 404])
    expect(await missing.text()).toBe(await there.text())
    expect((await get('/verify/ABD?lang=es', {}, 'HEAD')).status).toBe(404)
    expect((await get('/verify/OUTAGE')).status).toBe(200)
  })

  it('redirect an unknown article to /404, which has that status', async () => {
    expect((await get('/catalog/first')).status).toBe(200)
    const unknown = await get('/catalog/second')
    expect(unknown.status).toBe(302)
    expect(unknown.headers.get('location')).toBe('/404')
    expect((await get('/404')).status).toBe(404)
  })

  it('redirect a trailing slash, and leave other paths to the API', async () => {
    expect((await get('/courses/')).headers.get('location')).toBe('/courses')
    expect((await get('/verify/ABC/?lang=es')).headers.get('location')).toBe('/verify/ABC?lang=es')
    expect((await get('/catalog/second/')).headers.get('location')).toBe('/catalog/second')
    expect((await get('/api/config/')).status).toBe(418)
    expect((await get('/api/config')).status).toBe(418)
    expect((await get('//evil.example/')).status).toBe(418)
  })

  it('have a strict policy with the hashes of inline code', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  it('show new data after a refresh', async () => {
    today = '2026-01-02'
    await pages.refresh()
    expect(await (await get('/')).text()).toContain('2026-01-02')
  })
})

it('a page that cannot be re-rendered keeps its last good state, and the others change', async () => {
  const before = await (await get('/faqs')).text()
  broken = ['/faqs']
  today = '2026-02-02'
  expect((await pages.refresh()).map(({ path }) => path)).toEqual(['/faqs', '/faqs'])
  expect(await (await get('/faqs')).text()).toBe(before)
  expect(await (await get('/courses')).text()).toContain('2026-02-02')
  broken = []
  expect(await pages.refresh()).toEqual([])
  expect(await (await get('/faqs')).text()).toContain('2026-02-02')
})

const faq = (hidden: boolean) => ({
  group: 'courses' as const,
  position: 10,
  question: { en: 'When?', es: null },
  answer: { en: 'In spring.', es: null },
  refundScale: false,
  hidden,
})

it('a new question re-renders /faqs, and no course page that does not show it', async () => {
  round = 'second'
  published = { faq: { parking: faq(false) } }
  await pages.refresh()
  expect(await (await get('/faqs')).text()).toContain('second')
  for (const path of ['/', '/courses', '/courses/module-1']) {
    expect(await (await get(path)).text()).not.toContain('second')
  }
  round = 'third'
  published = { faq: { parking: faq(false), 'when-is-module-1': faq(false) } }
  await pages.refresh()
  expect(await (await get('/courses/module-1')).text()).toContain('third')
  expect(await (await get('/courses/module-2')).text()).not.toContain('third')
})

it('the first entry of a kind re-renders every page, so that each asks for its words', async () => {
  round = 'asking'
  publishedKinds = ['article']
  await pages.refresh()
  expect(await (await get('/')).text()).toContain('asking')
})

it('a price re-renders every page, also when the data could not be read at first', async () => {
  round = 'dearer'
  readFault = new Error('the database is away')
  const [first, ...others] = publishedCatalogue.courses
  publishedCatalogue = { ...publishedCatalogue, courses: first ? [{ ...first, charged: 1 }, ...others] : [] }
  await expect(pages.refresh()).rejects.toThrow('the database is away')
  readFault = null
  await pages.refresh()
  for (const path of ['/', '/courses', '/faqs', '/contact']) {
    expect(await (await get(path)).text()).toContain('dearer')
  }
})

it('the address of a retired course leads to /404, and the other courses stay', async () => {
  expect((await get('/courses/module-2')).status).toBe(200)
  coursePaths = ['/courses/module-1']
  await pages.refresh()
  expect((await get('/courses/module-2')).headers.get('location')).toBe('/404')
  expect((await get('/courses/module-1')).status).toBe(200)
})
