import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import { minutes } from '#domain/dates/days.ts'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { calendarFile } from './calendar.ts'

let world: AccountWorld
let owner: Person
beforeAll(async () => {
  world = await accountWorld({ env: { ORIGIN: 'https://academy.example', SANDBOX: 'public' } })
  owner = await world.person('a.rivera@mail.example')
})
afterAll(() => world.close())

const where = {
  origin: 'https://academy.example',
  now: new Date('2025-08-01T19:00:00Z'),
  owner: 'guest',
} as const

test('an entry covers whole days and ends the day after the last', () => {
  const entry = {
    id: 'r',
    course: 'module2',
    soldAs: null,
    start: '2025-10-30',
    end: '2025-11-01',
    location: 'Beverly Hills, CA',
    sample: false,
    canceled: false,
  } as const
  const file = calendarFile([entry], { ...where, language: 'en' })
  expect(file).toContain('DTSTART;VALUE=DATE:20251030\r\nDTEND;VALUE=DATE:20251102\r\n')
  expect(file).toContain('DTSTAMP:20250801T190000Z\r\n')
})

test('no line exceeds 75 octets, and none splits a character', () => {
  const entry = {
    id: 'r',
    course: 'module4',
    soldAs: null,
    start: '2026-03-06',
    end: '2026-03-08',
    location: 'Beverly Hills, CA',
    sample: false,
    canceled: false,
  } as const
  const file = calendarFile([entry], { ...where, language: 'es' })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Módulo 4: Arcada completa: cirugía y restauración (En línea)',
  )
  expect(file).not.toContain('\ufffd')
})

test('the feed contains all active dates, at a secret URL of its owner', async () => {
  const { id } = await world.paidBy(owner, {
    selectedItems: ['module2', 'module3'],
    dates: { module2: '2025-09-12', module3: '2026-01-23' },
  })
  const { url } = (await owner.call('POST', '/api/account/calendar-feed', {})).body
  const path = new URL(url).pathname
  const feed = await world.app.inject(path)
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(feed.body.match(/BEGIN:VEVENT/g)).toHaveLength(2)

  await owner.call('POST', `/api/account/transactions/${id}/cancel`, { items: ['module3'], amount: 295_000 })
  expect((await world.app.inject(path)).body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test('a calendar file cancels entries without an active date, with a higher sequence than before', async () => {
  const { id } = await world.paidBy(owner, {
    selectedItems: ['module2', 'module3'],
    dates: { module2: '2025-09-12', module3: '2026-01-23' },
  })
  const eventOf = async (course: string) => {
    const file = (await owner.get(`/api/account/registrations/${id}/calendar.ics`)).bytes.toString()
    const event = file.split('BEGIN:VEVENT').find((part) => part.includes(`UID:${id}-${course}@`)) ?? ''
    return { sequence: Number(/SEQUENCE:(\d+)/.exec(event)?.[1]), status: /STATUS:(\w+)/.exec(event)?.[1] }
  }
  const before = await eventOf('module3')
  expect(before.status).toBe('CONFIRMED')

  world.clock.pass(minutes(5))
  await owner.call('POST', `/api/account/transactions/${id}/cancel`, { items: ['module3'], amount: 295_000 })
  await world.database
    .updateTable('registrationLines')
    .set({ courseDateId: null })
    .where('course', '=', 'module2')
    .where('registrationId', '=', id)
    .execute()
  const after = await eventOf('module3')
  expect(after.status).toBe('CANCELLED')
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect((await eventOf('module2')).status).toBe('CANCELLED')
})

test('the feed has the language of its URL, and a URL without one still works', async () => {
  const { url } = await world
    .post('/api/account/calendar-feed', {}, { bearer: owner.token(), cookie: 'language=es' })
    .then(({ body }) => body)
  const { pathname, search } = new URL(url)
  expect((await world.app.inject(pathname + search)).body).toContain('SUMMARY:Módulo 2')
  expect((await world.app.inject(pathname)).body).toContain('SUMMARY:Module 2')
})

test('a renewed URL ends the old one', async () => {
  const old = (await owner.call('POST', '/api/account/calendar-feed', {})).body.url
  expect((await owner.call('POST', '/api/account/calendar-feed', {})).body.url).toBe(old)
  const renewed = (await owner.call('POST', '/api/account/calendar-feed', { renew: true })).body.url
  expect(renewed).not.toBe(old)
  expect((await world.app.inject(new URL(old).pathname)).statusCode).toBe(404)
  expect((await world.app.inject(new URL(renewed).pathname)).statusCode).toBe(200)
})

test('calendars in the language of a cookie are kept apart by caches', async () => {
  const { url } = (await owner.call('POST', '/api/account/calendar-feed', {})).body
  for (const path of ['/calendar/dates.ics', new URL(url).pathname]) {
    const answer = await world.app.inject({ url: path, headers: { cookie: 'language=es' } })
    expect([path, answer.statusCode, answer.headers.vary]).toEqual([path, 200, 'Cookie'])
  }
})

test('calendar of all dates lists those to come, with links to their courses', async () => {
  const answer = await world.app.inject('/calendar/dates.ics?lang=es')
  const file = answer.body.replaceAll('\r\n ', '')
  const listed = (await world.app.inject('/api/sessions')).json<CourseDate[]>()
  const toCome = listed.filter(({ start, past }) => start && !past)
  expect(toCome.length).toBeGreaterThan(0)
  expect(listed.length).toBeGreaterThan(toCome.length)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(toCome.length)
  for (const { course, start } of toCome) {
    expect(file).toContain(`UID:${start}-${course}@academy.example`)
    expect(file).toContain(`URL:https://academy.example/courses?lang=es#${course}`)
  }
  expect(file).toContain('todas las fechas')
})
