import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { silence } from '#tests/support/silence.ts'
import { soon } from '#tests/support/soon.ts'
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

test('a job sent in a transaction runs after the commit', async () => {
  const queue = queueNamed('committed')
  const done: string[] = []
  await jobs.work(queue, async ({ item }) => void done.push(item))
  await database.transaction().execute(async (trx) => {
    await jobs.send(trx, queue, { item: 'a' })
    expect(done).toEqual([])
  })
  await soon(() => expect(done).toEqual(['a']))
})

test('a worker is notified instead of waiting for its next poll', async () => {
  const queue = queueNamed('woken')
  let done = 0
  await jobs.work(queue, async () => {
    done += 1
  })
  const started = performance.now()
  for (let sent = 1; sent <= 10; sent += 1) {
    await jobs.send(database, queue, { item: 'a' })
    await soon(() => expect(done).toBe(sent))
  }
  // Polling every two seconds, ten jobs in sequence would take twenty seconds.
  expect(performance.now() - started).toBeLessThan(15_000)
})

test('many jobs run one after the other without a pause', async () => {
  const queue = queueNamed('many')
  let done = 0
  const started = performance.now()
  await database.transaction().execute(async (trx) => {
    for (let sent = 0; sent < 40; sent += 1) await jobs.send(trx, queue, { item: 'a' })
  })
  await jobs.work(queue, async () => {
    done += 1
  })
  await soon(() => expect(done).toBe(40))
  // Two workers that poll every two seconds would take forty seconds.
  expect(performance.now() - started).toBeLessThan(15_000)
})

test('a job sent in a transaction that fails never runs', async () => {
  const queue = queueNamed('rolled-back')
  const done: string[] = []
  await jobs.work(queue, async ({ item }) => void done.push(item))
  const failing = database.transaction().execute(async (trx) => {
    await jobs.send(trx, queue, { item: 'lost' })
    throw new Error('no seat')
  })
  await expect(failing).rejects.toThrow('no seat')
  await jobs.send(database, queue, { item: 'kept' })
  await soon(() => expect(done).toEqual(['kept']))
})

test('a handler that throws is retried, and knows its last try', async () => {
  const queue = queueNamed('failing')
  const tries: boolean[] = []
  await jobs.work(queue, async (_, { lastTry }) => {
    tries.push(lastTry)
    throw new Error('unreachable')
  })
  await jobs.send(database, queue, { item: 'a' })
  await soon(() => expect(tries).toEqual([false, true]))
})

test('isWaiting finds a job by its key until it starts', async () => {
  const queue = queueNamed('keyed')
  await jobs.send(database, queue, { item: 'a' }, { key: 'a', startAfter: new Date(Date.now() + 60_000) })
  expect(await jobs.isWaiting(queue, 'a')).toBe(true)
  expect(await jobs.isWaiting(queue, 'b')).toBe(false)
})

test('stop waits for the running job', async () => {
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
  await soon(() => expect(started).toBe(true))
  await second.stop()
  expect(ended).toBe(true)
})

test('a queue without an answer from the database reconnects, however many queries hang', async () => {
  const impatient = await openJobs({ url, log: { error: vi.fn(), warn: vi.fn() }, silence })
  const ask = () => impatient.isWaiting(queueNamed('silent'), 'a')
  await ask()
  await database.transaction().execute(async (trx) => {
    await sql`lock table pgboss.job`.execute(trx)
    const answers = await Promise.allSettled([ask(), ask(), ask(), ask()])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'The database says nothing' } })
    }
  })
  expect(await ask()).toBe(false)
  await impatient.stop()
})

test('processes that start on a new database at once create the queue once', async () => {
  const fresh = await freshDatabase()
  await fresh.pool.query('drop schema pgboss cascade')
  const opened = await Promise.all([1, 2, 3].map(() => openJobs({ url: fresh.url, log })))
  await Promise.all(opened.map((one) => one.stop()))
  await fresh.close()
  expect(log.error).not.toHaveBeenCalled()
})
