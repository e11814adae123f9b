import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { Pages } from './pages.ts'
import { withTemplate } from './template-pages.ts'

let server: Server
let url: string

const product: Pages = {
  answer(request, response) {
    if (request.url !== '/') return false
    response.end('product')
    return true
  },
  notFound: () => {},
  refresh: async () => [],
}

beforeAll(async () => {
  const pages = withTemplate(product, {
    config: readConfig({}, 'a@academy.example'),
    css: 'body{}',
    boot: 'start()',
    documents: { 'home-two': '<p>home two</p>', about: '<p>about</p>' },
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

test.each([
  ['/template/about', '<p>about</p>'],
  ['/template/about?from=here', '<p>about</p>'],
  ['/template/home-two', '<p>home two</p>'],
  ['/template', '<p>home two</p>'],
  ['/template/', '<p>home two</p>'],
  ['/', 'product'],
])('%s is served', async (path, body) => {
  const response = await fetch(url + path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(body)
})

test.each(['/template/nothing', '/template/about/', '/templates', '/about'])(
  '%s is not a template page',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(418)
  },
)

test('only GET and HEAD are answered', async () => {
  expect((await fetch(`${url}/template/about`, { method: 'POST' })).status).toBe(418)
  const head = await fetch(`${url}/template/about`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('template pages are noindex', async () => {
  expect((await fetch(`${url}/template/about`)).headers.get('x-robots-tag')).toBe('noindex')
})

test('the policy lets template pages load their own files and make no calls', async () => {
  const policy = (await fetch(`${url}/template/about`)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('connect-src')
  expect(policy).not.toContain('unsafe')
})
