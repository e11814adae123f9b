// Hands staff commands and the desk's decisions to one process per process of journeys, which starts with the first.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answered, Asked } from './command-process.ts'
import { processEnv } from './process-env.ts'

let runner: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/** Throws the sentence if it was refused. */
export async function runFor(asked: Asked): Promise<unknown> {
  const answered = last.then(() => ask(asked))
  last = answered.catch(() => undefined)
  const result = await answered
  if ('refused' in result) throw new Error(result.refused)
  return result.answer
}

async function ask(asked: Asked): Promise<Answered> {
  runner ??= start()
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const fail = (code: number | null) => reject(new Error(`The process of staff commands ended with ${code}.`))
  runner.once('message', resolve)
  runner.once('exit', fail)
  // Only a running command keeps this process alive.
  runner.ref()
  runner.channel?.ref()
  runner.send(asked)
  try {
    return await promise
  } finally {
    runner?.off('message', resolve)
    runner?.off('exit', fail)
    runner?.unref()
    runner?.channel?.unref()
  }
}

/**
 * Ends when this process does. Without its environment: a journey that bundled a script left NODE_ENV=production in it.
 */
function start(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'command-process.ts'), {
    env: processEnv,
    execArgv: [],
    serialization: 'advanced',
  })
  started.once('exit', () => {
    runner = undefined
  })
  return started
}
