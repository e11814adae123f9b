import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What waits most comes first, then what starts processes: begun last, either would end alone. */
const comeFirst = [/\/(mail-away|mail|deliver|open|jobs)\.test/, /\/tests\/|\/embedded\//]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = comeFirst.findIndex((names) => names.test(moduleId))
      return found === -1 ? comeFirst.length : found
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** What only `npm run test:all` runs: faults, attacks, whole processes, backups, benches. */
const onlyInAll = [
  'tests/{attacks,benches,browsers,faults}/**',
  'tests/{alerts,deployment,prepare,site-process,staff-process,two-processes,contract-renames}.test.ts',
  'src/platform/database/{backup,embedded}/**',
]

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // Without a scope, as when a file is named on the command line, everything runs.
    exclude: process.env.TEST_SCOPE === 'short' ? onlyInAll : [],
    // They end what hangs, and say nothing about speed: a shared machine was seen to take three times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // On two cores the runner would take one alone; but most tests wait, for a process, a database or a mail,
    // and two or three of them for half a minute.
    maxWorkers: 4,
    // A process of its own for each file would load the whole site once per file. No file changes what
    // others load: whoever needs another environment, clock or module starts a process or hands it in.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/keep-catalogue.ts'],
    globalSetup: ['tests/support/database-server.ts'],
  },
})
