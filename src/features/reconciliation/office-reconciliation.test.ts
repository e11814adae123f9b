import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { reconciliationWorld } from '#tests/support/reconciliation-world.ts'

const world = await reconciliationWorld()
let office: Office
let owner: Member
beforeAll(async () => {
  office = officeOf(world)
  owner = await office.join('owner')
})
afterAll(() => world.close())

const url = '/api/office/reconciliation'
const read = async () => (await office.call('GET', url, { cookie: owner.cookie })).body.last
const post = (what: string, payload: object = {}) =>
  office.call('POST', `${url}/${what}`, { cookie: owner.cookie, payload })
const loseConfirmation = () =>
  world.run(sql`delete from emails where key = ${`confirmation:${world.seated.id}`}`)

test('a run stores what it found, with the registration and what repairs it', async () => {
  expect(await read()).toBeNull()
  await loseConfirmation()
  expect((await post('runs')).body).toEqual({ found: 1 })
  const { id } = world.seated
  expect(await read()).toMatchObject({
    paymentsCompared: true,
    found: [{ command: `npm run academy -- repair ${id}`, repair: id, registrationId: id }],
  })
})

test('a repair changes nothing before its question is agreed to, and is recorded as the run after it', async () => {
  const what = world.seated.id
  const { question, done } = (await post('repairs', { what })).body
  expect(question).toContain(what)
  expect(done).toEqual([])
  expect((await post('repairs', { what, agreed: ['another question'] })).body.question).toBe(question)
  expect((await post('runs')).body).toEqual({ found: 1 })
  expect((await post('repairs', { what, agreed: [question] })).body).toEqual({
    question: null,
    done: ['1 missing email is queued.'],
  })
  expect((await post('runs')).body).toEqual({ found: 0 })
  const { entries } = (await office.call('GET', '/api/office/record?limit=2', { cookie: owner.cookie })).body
  expect(entries).toMatchObject([
    { who: { staff: owner.id }, action: 'check', what: 'reconciliation run, nothing found' },
    { who: { staff: owner.id }, action: 'repair' },
  ])
})

test('a repair of something unknown is refused with a sentence', async () => {
  expect(await post('repairs', { what: 'nothing' })).toMatchObject({
    status: 409,
    body: { code: 'nothing_to_repair' },
  })
})
