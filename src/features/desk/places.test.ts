// Places in lists and days of reports come from the address, so anything may be in them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodePlace } from '#platform/http/pages-of-lists.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'

let site: TestApp
let office: Office
let owner: Member
beforeAll(async () => {
  site = await testApp()
  office = officeOf(site)
  owner = await office.join('owner')
})
afterAll(() => site.close())

const get = (path: string) => office.call('GET', `/api/office/${path}`, { cookie: owner.cookie })
const id = crypto.randomUUID()

test.each([
  ['emails', ['-271821-04-20T00:00:00.000Z', id]],
  ['emails', ['2025-02-30 00:00:00+00', id]],
  ['registrations?sort=registered', ['2025-99-01 00:00:00+00', id]],
  ['registrations?sort=registered', ['0000-01-01 00:00:00+00', id]],
  ['registrations?sort=registered', ['2025-08-01 00:00:00+99', id]],
  ['registrations?sort=name', ['a\u0000b', id]],
  ['registrations?sort=name', ['a\ud800', id]],
  ['registrations?sort=amount', ['x', id]],
  ['people', ['a\u0000b']],
  ['people', ['a\ud800']],
  ['money', ['0000-01-01', 1]],
  ['money', ['2025-08-01', -1.5]],
])('place in %s that no list gave out is refused with a sentence: %j', async (list, parts) => {
  const cursor = encodePlace(parts as (string | number)[])
  for (const way of ['after', 'before']) {
    const { status, body } = await get(`${list}${list.includes('?') ? '&' : '?'}${way}=${cursor}`)
    expect([status, body.error]).toEqual([400, expect.stringContaining('is not a place in this list')])
  }
})

test.each([
  ['emails', ['2025-08-01 00:00:00.123456+00', id]],
  ['registrations?sort=-registered', ['2025-08-01 05:30:00+05:30', id]],
  ['registrations?sort=name', ['Ana', id]],
  ['people', ['ana@mail.example']],
  ['money', ['2025-08-01', 5]],
])('place in %s as the list writes it is read: %j', async (list, parts) => {
  const cursor = encodePlace(parts as (string | number)[])
  expect((await get(`${list}${list.includes('?') ? '&' : '?'}after=${cursor}`)).status).toBe(200)
})

test.each([
  'figures?from=1900-01-01&to=2199-12-31&by=week',
  'figures?to=1900-01-01&count=53',
  'dates?from=2199-06-01',
])('days of %s beyond the reports are refused with a sentence', async (report) => {
  const { status, body } = await get(report)
  expect([status, body.error]).toEqual([400, expect.stringContaining('must be from 2000 to 2099')])
})

test.each([
  'figures?to=2099-12-31&by=week&count=53',
  'figures?to=2000-01-01&count=53',
  'dates?from=2099-12-31',
])('days of %s at the ends of the reports are shown', async (report) => {
  expect((await get(report)).status).toBe(200)
})
