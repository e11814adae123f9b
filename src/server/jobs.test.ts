import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openJobs, type Queue } from './jobs.ts'

const { database, url, close } = await freshDatabase()
const log = { error: vi.fn(), warn: vi.fn() }
const jobs = await openJobs({ url, log })
afterAll(async () => {
  await jobs.stop()
  await close()
})

const queueNamed = (name: string): Queue<{ item: string }> => ({
  name,
  retries: 1,
  firstWait: 1,
  longestWait: 1,
})

test('a job sent in a transaction is done after the commit, at once', async () => {
  const queue = queueNamed('committed')
  const done: string[] = []
  await jobs.work(queue, async ({ item }) => void done.push(item))
  let sent = 0
  await database.transaction().execute(async (trx) => {
    await jobs.send(trx, queue, { item: 'a' })
    expect(done).toEqual([])
    sent = performance.now()
  })
  await vi.waitFor(() => expect(done).toEqual(['a']), { interval: 5 })
  expect(performance.now() - sent).toBeLessThan(1000)
})

test('a job sent in a transaction that fails is never done', async () => {
  const queue = queueNamed('rolled-back')
  const done: string[] = []
  await jobs.work(queue, async ({ item }) => void done.push(item))
  const failing = database.transaction().execute(async (trx) => {
    await jobs.send(trx, queue, { item: 'lost' })
    throw new Error('no seat')
  })
  await expect(failing).rejects.toThrow('no seat')
  await jobs.send(database, queue, { item: 'kept' })
  await vi.waitFor(() => expect(done).toEqual(['kept']))
})

test('a handler that throws is tried again, and told when it is the last try', async () => {
  const queue = queueNamed('failing')
  const tries: boolean[] = []
  await jobs.work(queue, async (_, { lastTry }) => {
    tries.push(lastTry)
    throw new Error('unreachable')
  })
  await jobs.send(database, queue, { item: 'a' })
  await vi.waitFor(() => expect(tries).toEqual([false, true]), { timeout: 8000 })
}, 10_000)

test('a job is known to wait by its key, until it is taken up', async () => {
  const queue = queueNamed('keyed')
  await jobs.send(database, queue, { item: 'a' }, { key: 'a', startAfter: new Date(Date.now() + 60_000) })
  expect(await jobs.isWaiting(queue, 'a')).toBe(true)
  expect(await jobs.isWaiting(queue, 'b')).toBe(false)
})

test('stopping waits for the job that runs', async () => {
  const second = await openJobs({ url, log })
  const queue = queueNamed('long')
  let ended = false
  let started = false
  await second.work(queue, async () => {
    started = true
    await new Promise((resolve) => setTimeout(resolve, 300))
    ended = true
  })
  await second.send(database, queue, { item: 'a' })
  await vi.waitFor(() => expect(started).toBe(true))
  await second.stop()
  expect(ended).toBe(true)
})

test('processes that meet a database without a queue at the same moment lay it once', async () => {
  const fresh = await freshDatabase()
  await fresh.pool.query('drop schema pgboss cascade')
  const opened = await Promise.all([1, 2, 3].map(() => openJobs({ url: fresh.url, log })))
  await Promise.all(opened.map((one) => one.stop()))
  await fresh.close()
  expect(log.error).not.toHaveBeenCalled()
})
