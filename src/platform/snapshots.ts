import { AsyncLocalStorage } from 'node:async_hooks'
import type { Snapshot } from '#content/snapshot.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

export type Snapshots = ReturnType<typeof makeSnapshots>

/** A request or job reads what held when it began, also while staff publish something else. */
export function makeSnapshots(first: Snapshot) {
  const kept = new AsyncLocalStorage<Snapshot>()
  let newest = first
  return {
    current: () => kept.getStore() ?? newest,
    publish(next: Snapshot) {
      newest = next
    },
    /** What `run` reads stays as it is, asynchronous work included. */
    keeping: <T>(run: () => T): T => kept.run(newest, run),
  }
}

/** Jobs of which each run keeps the snapshot that it began with. */
export function jobsKeeping(jobs: Jobs, { keeping }: Snapshots): Pick<Jobs, 'work' | 'every'> {
  return {
    work: (queue, handler) => jobs.work(queue, (data, job) => keeping(() => handler(data, job))),
    every: (cron, name, handler) => jobs.every(cron, name, () => keeping(handler)),
  }
}
