// Runs staff commands on a test's database: the same lines as `npm run academy`, without its process.

import { type Environment, runCommand } from '#features/command-line/run-command.ts'
import { addCommands } from '#site/commands.ts'
import type { TestApp } from './app.ts'

export type Staff = ReturnType<typeof staffOf>

export function staffOf(
  world: Pick<TestApp, 'config' | 'context' | 'database' | 'pool' | 'url' | 'identityService'>,
) {
  const withApplication: Environment['withApplication'] = (_opening, work) =>
    work({
      config: world.config,
      connection: world,
      context: world.context,
      jobs: { send: async () => {} },
      accounts: world.identityService.desk,
    })

  /** A command's output and exit code. Without `answer` the command has no terminal to ask on. */
  async function academy(typed: readonly string[], answer?: string | (() => Promise<string>)) {
    const printed = { out: '', err: '' }
    const exit = await runCommand(typed, {
      addCommands,
      user: () => 'tester',
      withApplication,
      terminal: {
        out: (text) => {
          printed.out += text
        },
        err: (text) => {
          printed.err += text
        },
        ask: answer === undefined ? null : async () => (typeof answer === 'string' ? answer : answer()),
      },
    })
    return { exit, ...printed }
  }

  return {
    academy,
    /** The command's JSON, confirmed with --yes. Throws the exit code and stderr if there is none. */
    async answer(...typed: string[]) {
      const { exit, out, err } = await academy([...typed, '--json', '--yes'])
      if (out === '') throw new Error(`exit ${exit}: ${err}`)
      return JSON.parse(out)
    },
  }
}
