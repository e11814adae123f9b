// Staff at a terminal, on the database of a test: the same lines as `npm run academy`, without the process.
import { sections } from '#staff/commands.ts'
import { runCommand, type Surroundings } from '#staff/run-command.ts'
import type { TestApp } from './app.ts'

export type Staff = ReturnType<typeof staffOf>

export function staffOf(
  world: Pick<TestApp, 'config' | 'checkout' | 'database' | 'pool' | 'url' | 'identityService'>,
) {
  const withHouse: Surroundings['withHouse'] = (work) =>
    work({
      config: world.config,
      connection: world,
      checkout: world.checkout,
      jobs: { send: async () => {} },
      accounts: world.identityService.desk,
    })

  /** What a command prints and how it ends; nobody is there to be asked unless a test answers. */
  async function academy(typed: readonly string[], answer?: string | (() => Promise<string>)) {
    const printed = { out: '', err: '' }
    const exit = await runCommand(typed, {
      sections,
      who: 'tester',
      withHouse,
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
    /** The answer as a program gets it; throws what the command says where it refuses. */
    async answer(...typed: string[]) {
      const { exit, out, err } = await academy([...typed, '--json', '--yes'])
      if (out === '') throw new Error(`exit ${exit}: ${err}`)
      return JSON.parse(out)
    },
    /** The newest line of the record. */
    async lastNote() {
      const rows = await world.database.selectFrom('staffActions').selectAll().orderBy('id').execute()
      return rows.at(-1)
    },
  }
}
