// A day near the end of the range would break the calendar of every visitor: sums of days leave the range.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { staffWorld } from '#tests/support/staff-world.ts'

const world = await staffWorld()
let office: Office
let desk: Member
beforeAll(async () => {
  office = officeOf(world)
  desk = await office.join('desk')
})
afterAll(() => world.close())

const revision = 'any-revision-of-twenty'
const post = (path: string, payload: object) =>
  office.call('POST', `/api/office/dates/module2/${path}`, { cookie: desk.cookie, payload })
const refusal = (last: string) => ({
  status: 409,
  body: { code: 'date_too_far', error: `This is too far ahead. The last possible day is ${last}.` },
})

test.each([
  ['2199-12-30/add', { days: 3, spots: 6 }],
  ['2030-08-02/add', { days: 1, spots: 6 }],
  ['2030-07-31/add', { days: 3, spots: 6 }],
  ['2025-09-12/move', { to: '2199-12-20', days: 60 }],
  ['2025-09-12/move', { to: '2030-07-31', days: 3 }],
])('a date is refused if it ends more than five years ahead: %s %j', async (path, body) => {
  const before = (await world.app.inject('/api/sessions')).json()
  expect(await post(`${path}/preview`, body)).toMatchObject(refusal('2030-08-01'))
  expect(await post(path, { ...body, revision })).toMatchObject({ status: 409 })
  const after = await world.app.inject('/api/sessions')
  expect([after.statusCode, after.json()]).toEqual([200, before])
})

test('a date may end on the last possible day', async () => {
  expect(await post('2030-07-30/add/preview', { days: 3, spots: 6 })).toMatchObject({ status: 200 })
})
