// Background jobs through pg-boss: sent inside the caller's transaction, run by any process, and taken over
// by another within seconds when a process dies.
import { fromKysely, PgBoss } from 'pg-boss'
import { type Database, endingAfterSilence } from '#platform/database/connection.ts'
import { withRequestId } from '#platform/http/request-id.ts'

export type Queue<Data extends object> = {
  name: string
  /** How often a failed job is retried; the waits in between double, from the first to the longest (seconds). */
  retries: number
  firstWait: number
  longestWait: number
  /** How long a job may run until it counts as lost and is retried (seconds). Without it, 15 minutes. */
  longestRun?: number
  /** Only for the type of the job's data. */
  data?: Data
}

type Handler<Data extends object> = (data: Data, job: { lastTry: boolean }) => Promise<void>

export type Jobs = {
  /** Within `database`, which may be a transaction: the job exists if and only if that commits. */
  send<Data extends object>(
    database: Database,
    queue: Queue<Data>,
    data: Data,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>
  /** Whether a job with that key is waiting. */
  isWaiting(queue: Queue<object>, key: string): Promise<boolean>
  /** A handler that throws is retried; `lastTry` is true on the final attempt. */
  work<Data extends object>(queue: Queue<Data>, handler: Handler<Data>): Promise<void>
  /** Runs once across all processes at each minute that the cron expression matches. */
  every(cron: string, name: string, handler: () => Promise<void>): Promise<void>
  /** Waits for running jobs. */
  stop(): Promise<void>
}

type Log = { error(facts: object, sentence: string): void; warn(facts: object, sentence: string): void }

type Opening = {
  url: string
  log: Log
  /** How long the server may leave a query without an answer. */
  silence?: number
}

export async function openJobs({ url, log, silence }: Opening): Promise<Jobs> {
  const boss = new PgBoss({
    // pg-boss passes these options to `pg`, and its listener expects a sign of life every ten seconds.
    ...endingAfterSilence(url, silence),
    application_name: 'academy jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'))
  await boss.start()
  const create = makeQueueCreator(boss)

  return {
    async send(database, queue, data, { startAfter, key } = {}) {
      await create(queue)
      await boss.send(queue.name, data, {
        db: fromKysely(database.withoutPlugins()),
        ...(startAfter && { startAfter }),
        ...(key && { singletonKey: key }),
      })
    },
    async isWaiting(queue, key) {
      await create(queue)
      return (await boss.findJobs(queue.name, { key, queued: true })).length > 0
    },
    async work(queue, handler) {
      await create(queue)
      await startWorkers(boss, queue, handler, { workers: 2, pause: 2 })
    },
    async every(cron, name, handler) {
      const queue: Queue<object> = { name, retries: 0, firstWait: 1, longestWait: 1 }
      await create(queue)
      await startWorkers(boss, queue, handler, { workers: 1, pause: 30 })
      await boss.schedule(name, cron)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Creates each queue once in this process, and updates the options of an existing one. */
function makeQueueCreator(boss: PgBoss) {
  const created = new Map<string, Promise<void>>()
  return ({ name, retries, firstWait, longestWait, longestRun }: Queue<object>): Promise<void> => {
    const options = {
      retryLimit: retries,
      retryDelay: firstWait,
      retryDelayMax: longestWait,
      retryBackoff: true,
      // A running worker sends a heartbeat every five seconds; after ten without one, another takes its job.
      heartbeatSeconds: 10,
      notify: true,
      ...(longestRun && { expireInSeconds: longestRun }),
    }
    const creation =
      created.get(name) ?? boss.createQueue(name, options).then(() => boss.updateQueue(name, options))
    created.set(name, creation)
    return creation
  }
}

async function startWorkers<Data extends object>(
  boss: PgBoss,
  { name }: Queue<Data>,
  handler: Handler<Data>,
  { workers, pause }: { workers: number; pause: number },
) {
  // One job in a batch: a handler that throws would otherwise retry the whole batch.
  const options = { batchSize: 1, includeMetadata: true, notifyPollingIntervalSeconds: pause } as const
  for (let worker = 0; worker < workers; worker += 1) {
    let id = ''
    id = await boss.work<Data, void, typeof options>(name, options, async (batch) => {
      // Look for the next job at once; otherwise a thousand emails would go out at one per pause.
      boss.notifyWorker(id)
      for (const job of batch) {
        const lastTry = job.retryCount >= job.retryLimit
        await withRequestId(`${name}:${job.id}`, () => handler(job.data, { lastTry }))
      }
    })
  }
}
