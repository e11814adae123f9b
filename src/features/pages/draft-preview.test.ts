import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPaths } from '#platform/http/known-paths.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { withDrafts } from './draft-preview.ts'
import { readPageData } from './page-data.ts'

let site: TestApp
let office: Office
let desk: Member
let origin: string
const server = createServer()
beforeAll(async () => {
  site = await testApp()
  office = officeOf(site)
  desk = await office.join('desk')
  const { cookie } = await office.join('owner')
  const data = {
    group: 'courses',
    position: 5,
    question: { en: 'Is there parking?', es: null },
    answer: { en: 'Behind the house.', es: null },
    refundScale: false,
    hidden: false,
  }
  const draft = { cookie, payload: { revision: 0, data } }
  await office.call('PUT', '/api/office/catalogue/faq/parking/draft', draft)
  const parts = { config: site.config, database: site.database, clocks: site.context.clocks }
  const published = {
    answer: (_request: unknown, response: import('node:http').ServerResponse) => {
      response.end('published')
      return true
    },
    notFound: () => undefined,
    refresh: async () => [],
  }
  const pages = withDrafts(published, {
    ...parts,
    renderPage: ({ path, language, data }) => {
      if (path === '/contact') throw new Error('a render failed')
      return `<title>T</title>${language} ${data.published.faq?.parking?.question.en ?? 'no draft'} ${data.publishedKinds}`
    },
    assets: {
      styles: [],
      sheet: '',
      afterPaint: '',
      afterPaintControls: '',
      boot: '',
      lessonBoot: '',
      scripts: [],
      importsOf: () => [],
    },
    readData: () => readPageData({ ...parts, snapshot: site.context.snapshot }),
    knownPaths,
  })
  server.on('request', (request, response) => pages.answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await site.close()
})

const get = (path: string, cookie = '') => fetch(`${origin}${path}`, { headers: { cookie } })
const textOf = async (path: string, cookie = '') => (await get(path, cookie)).text()

test('a draft is shown on its page to staff who edit it, and is neither cached nor indexed', async () => {
  const answer = await get('/faqs?draft=faq/parking&lang=es', desk.cookie)
  expect(await answer.text()).toBe('<title>Draft: T</title>es Is there parking? faq')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('everybody else gets the published page', async () => {
  expect(await textOf('/faqs?draft=faq/parking')).toBe('published')
  expect(await textOf('/faqs?draft=faq/parking', `office=${'a'.repeat(43)}`)).toBe('published')
  const reader = await office.join('reader')
  expect(await textOf('/faqs?draft=faq/parking', reader.cookie)).toBe('published')
})

test('faculty sees drafts of its own courses only', async () => {
  const faculty = await office.join('faculty')
  await office.teach(faculty, 'module1')
  const { cookie } = desk
  for (const course of ['module1', 'module2']) {
    const path = `/api/office/catalogue/course/${course}`
    const { revision, data } = (await office.call('GET', path, { cookie })).body
    await office.call('PUT', `${path}/draft`, { cookie, payload: { revision, data } })
  }
  expect(await textOf('/courses?draft=course/module1', faculty.cookie)).toContain('Draft: T')
  expect(await textOf('/courses?draft=course/module2', faculty.cookie)).toBe('published')
  expect(await textOf('/faqs?draft=faq/parking', faculty.cookie)).toBe('published')
})

test('staff get the published page without a draft', async () => {
  for (const path of ['/faqs', '/faqs?draft=faq/none', '/faqs?draft=x', '/catalog/none?draft=faq/parking']) {
    expect([path, await textOf(path, desk.cookie)]).toEqual([path, 'published'])
  }
})

test('a draft that cannot be rendered says why', async () => {
  const answer = await get('/contact?draft=faq/parking', desk.cookie)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('a render failed')])
})
