import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
  const date = { startDay: later, endDay: later, location: 'Beverly Hills, CA', spots: 6 }
  await addCourseDate(world.database, { ...date, course: 'module2' })
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2025-08-01T19:00:00Z'))

const registered = { selectedItems: ['module2'], dates: { module2: '2025-09-12' } }
const later = '2026-05-01'

async function choose(link: string, start: string, bearer?: string) {
  const answer = await world.app.inject({
    method: 'PUT',
    url: `${link}/dates/module2`,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    payload: { start },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a guest chooses another date by the link, gets an email, and the old seat is free again', async () => {
  const guest = await world.paid(registered)
  const link = world.linkOf(guest)
  expect((await world.app.inject(link)).json().lines).toMatchObject([{ dateOpen: true, offeredDates: [] }])
  const left = await world.left('module2')

  const { status, body } = await choose(link, later)
  expect({ status, lines: body.lines }).toMatchObject({ status: 200, lines: [{ start: later }] })
  expect(await world.left('module2')).toBe(left + 1)
  const email = (await world.emails(guest.email)).find(({ kind }) => kind === 'date')
  expect(email?.text).toContain('You can change it with the link below until 15 days before the course.')
  expect(email?.text).toContain(link.replace('/api/registrations/', '/registration/'))
})

test('a guest cannot change the date once a cancellation is no longer refunded in full', async () => {
  const link = world.linkOf(await world.paid(registered))
  world.clock.set('2025-09-01T19:00:00Z')
  expect((await world.app.inject(link)).json().lines).toMatchObject([{ dateOpen: false }])
  expect((await choose(link, later)).body.code).toBe('date_fixed')
})

test('the link of an account’s registration changes no date without its owner', async () => {
  const owner = await world.person('owner@mail.example')
  const other = await world.person('other@mail.example')
  const link = world.linkOf(await world.paidBy(owner, registered))
  for (const bearer of [undefined, other.token()]) {
    expect(await choose(link, later, bearer)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_to_change_date' },
    })
  }
  expect((await choose(link, later, owner.token())).status).toBe(200)
})
