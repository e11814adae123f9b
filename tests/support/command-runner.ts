// Hands staff commands to one process per process of journeys, which starts with the first command.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { CommandAnswered, CommandAsked } from './command-process.ts'
import { processEnv } from './process-env.ts'

let runner: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/** A command's stdout. Throws its stderr if it was refused. */
export async function runCommandFor(asked: CommandAsked): Promise<string> {
  const answer = last.then(() => ask(asked))
  last = answer.catch(() => undefined)
  const { exit, out, err } = await answer
  if (exit !== 0) throw new Error(`academy ${asked.typed.join(' ')} ended with ${exit}:\n${err}`)
  return out
}

async function ask(asked: CommandAsked): Promise<CommandAnswered> {
  runner ??= start()
  const { promise, resolve, reject } = Promise.withResolvers<CommandAnswered>()
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
  })
  started.once('exit', () => {
    runner = undefined
  })
  return started
}
