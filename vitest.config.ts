import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts processes takes longest and waits most: begun last, it would end alone. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const startsProcesses = ({ moduleId }: TestSpecification) => /\/tests\/|\/embedded\//.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))]
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // Processes and servers start within these on a busy machine too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // On two cores the runner would take one alone; but most tests wait, for a process, a database or a mail.
    maxWorkers: 3,
    // A process of its own for each file would load the whole site once per file. No file changes what
    // others load: whoever needs another environment, clock or module starts a process or hands it in.
    isolate: false,
    sequence: { sequencer: ProcessesFirst },
    globalSetup: ['tests/support/database-server.ts'],
  },
})
