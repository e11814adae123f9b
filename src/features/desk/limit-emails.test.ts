import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#domain/dates/days.ts'
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

const post = (path: string, payload: object = {}) =>
  office.call('POST', `/api/office/${path}`, { cookie: desk.cookie, payload })

test('staff send one person five reset links and confirmations an hour', async () => {
  const person = await world.person('often@mail.example')
  const { id } = await world.paidBy(person, { selectedItems: ['module1'], dates: {} })
  const confirm = async () =>
    post(`registrations/${id}/confirmation`, { revision: (await world.registration(id)).revision })
  const reset = () => post(`people/${person.uid}/reset-link`)
  for (const send of [reset, confirm, reset, confirm, reset]) expect((await send()).status).toBe(204)
  const emails = (await world.emails(person.email)).length
  for (const send of [reset, confirm]) {
    const { status, body } = await send()
    expect([status, body.code]).toEqual([409, 'emails_too_many'])
    expect(body.error).toMatch(/5 emails .* hour/)
  }
  expect(await world.emails(person.email)).toHaveLength(emails)
  const other = await world.person('other@mail.example')
  expect((await post(`people/${other.uid}/reset-link`)).status).toBe(204)
  world.clock.pass(hours(1) / 5)
  expect((await reset()).status).toBe(204)
})
