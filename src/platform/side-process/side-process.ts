// Work that takes a core for long runs in a process of its own, one job at a time. A process can be killed at any moment;
// native code on a thread of this one cannot, and holds its exit.
import { type ChildProcess, fork } from 'node:child_process'

type Answer<Result> = { result: Result } | { error: Error }

/** The job ran for too long, or its process failed. */
export class SideProcessEnded extends Error {}

/** `limit` in milliseconds. Callers wait for each other in a turnstile of theirs. */
export function sideProcess<Job extends object, Result>(script: URL, limit: number) {
  let running: ChildProcess | undefined

  /** The next job starts a new process after a failure. */
  function start(): ChildProcess {
    // Without the environment: it contains keys, and a hostile file may take the process over.
    const child = fork(script, { execArgv: [], env: {}, serialization: 'advanced' })
    return child.once('exit', () => {
      if (running === child) running = undefined
    })
  }

  return async (job: Job): Promise<Result> => {
    running ??= start()
    const child = running
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>()
    const end = () => reject(new SideProcessEnded('A process of its own ended before its work was done.'))
    const tooLong = setTimeout(() => child.kill('SIGKILL'), limit)
    child.once('message', (answer) => resolve(answer as Answer<Result>)).once('exit', end)
    child.ref()
    child.channel?.ref()
    child.send(job)
    try {
      const answer = await promise
      if ('error' in answer) throw answer.error
      return answer.result
    } finally {
      clearTimeout(tooLong)
      child.off('exit', end)
      // An idle process must not keep this one alive.
      child.unref()
      child.channel?.unref()
    }
  }
}
