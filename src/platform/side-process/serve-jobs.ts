import { setPriority } from 'node:os'

/** The other end of a side process: answers each job with what `work` returns or throws. */
export function serveJobs<Job>(work: (job: Job) => Promise<unknown>): void {
  setPriority(10)
  process.on('message', async (job) => {
    try {
      process.send?.({ result: await work(job as Job) })
    } catch (error) {
      process.send?.({ error })
    }
  })
  // A terminal signals the whole group, while the site still finishes its requests.
  process.on('SIGINT', () => undefined)
  // The site has ended. Native code would hold a clean exit.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
