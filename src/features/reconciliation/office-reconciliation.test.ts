import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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
    found: [{ repair: id, page: `/registrations/${id}` }],
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
    { who: { staff: owner.id }, action: { verb: 'reconciliation.run', facts: { found: 0 } } },
    { who: { staff: owner.id }, action: { verb: 'reconciliation.repaired' } },
  ])
})

test('a repair of something unknown is refused with a sentence', async () => {
  expect(await post('repairs', { what: 'nothing' })).toMatchObject({
    status: 409,
    body: { code: 'nothing_to_repair' },
  })
})

test('of twelve runs at once one compares the payments, and the calls of visitors are answered', async () => {
  const { listPayments } = world.context.provider
  const reached = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  const listing = vi
    .spyOn(world.context.provider, 'listPayments')
    .mockImplementation(async function* (since) {
      reached.resolve()
      await others.promise
      yield* listPayments(since)
    })
  let refused = 0
  const runs = Array.from({ length: 12 }, async () => {
    const answer = await post('runs')
    if (answer.body.code === 'check_running') refused += 1
    if (refused === 11) others.resolve()
    return answer
  })
  await reached.promise
  expect((await world.app.inject('/api/sessions')).statusCode).toBe(200)
  const answers = await Promise.all(runs)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
  expect(answers.find(({ status }) => status === 409)?.body.error).toMatch(/already running.*Wait/)
  listing.mockRestore()
  expect((await post('runs')).status).toBe(200)
})

test('a run uses no connection of the visitors while it reads the lists', async () => {
  const { listPayments } = world.context.provider
  const others = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<number>()
  const listing = vi
    .spyOn(world.context.provider, 'listPayments')
    .mockImplementation(async function* (since) {
      reached.resolve(world.pool.totalCount - world.pool.idleCount)
      await others.promise
      yield* listPayments(since)
    })
  const run = post('runs')
  expect(await reached.promise).toBe(0)
  others.resolve()
  expect((await run).status).toBe(200)
  listing.mockRestore()
})
