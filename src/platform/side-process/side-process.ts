// Work that takes a core for long runs in a process of its own, one job at a time. A process can be killed at any moment;
// native code on a thread of this one cannot, and holds its exit.
import { type ChildProcess, fork } from 'node:child_process'

type Answer<Result> = { result: Result } | { error: Error }

/** The job was killed at its limit. */
export class JobTooLong extends Error {}

/** `limit` in milliseconds. Callers wait for each other in a turnstile of theirs. */
export function sideProcess<Job extends object, Result>(script: URL, limit: number) {
  let running: ChildProcess | undefined

  /** The next job starts a new process after a failure. */
  function start(): ChildProcess {
    // It is not handed the environment, which contains keys: a hostile file may take the process over.
    const child = fork(script, { execArgv: [], env: {}, serialization: 'advanced' })
    const forget = () => {
      if (running === child) running = undefined
    }
    // An error that nobody listens to would end the site.
    return child.on('error', forget).once('exit', forget)
  }

  return async (job: Job): Promise<Result> => {
    running ??= start()
    const child = running
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>()
    const answer = (given: unknown) => resolve(given as Answer<Result>)
    const end = (cause: unknown) =>
      reject(
        child.killed
          ? new JobTooLong(`A job took longer than ${limit} ms.`)
          : new Error('A side process ended before its job was done.', { cause }),
      )
    const tooLong = setTimeout(() => child.kill('SIGKILL'), limit)
    child.once('message', answer).once('error', end).once('exit', end)
    child.ref()
    child.channel?.ref()
    try {
      // Without a channel it did not start or has ended, and says so by one of these events.
      if (child.channel) child.send(job)
      const given = await promise
      if ('error' in given) throw given.error
      return given.result
    } finally {
      clearTimeout(tooLong)
      child.off('message', answer).off('error', end).off('exit', end)
      // An idle process must not keep this one alive.
      child.unref()
      child.channel?.unref()
    }
  }
}
