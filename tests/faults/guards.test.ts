// Negative controls: each fault test must fail without its guard. Long form only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedCopy } from '#tests/support/changed-copy.ts'
import { processEnv } from '#tests/support/process-env.ts'
import { long } from './extent.ts'
import { guards } from './guards.ts'

// Vitest would cut off a long $without.
test.runIf(long).each(guards.map((guard) => [guard.test, guard.without, guard] as const))(
  '%s fails when %s',
  async (file, _, { fails, ...change }) => {
    const copy = await changedCopy(change)
    try {
      // The failure that the guard prevents, not any other.
      expect(await failuresIn(copy.folder, file)).toContain(fails)
    } finally {
      await copy.remove()
    }
  },
  300_000,
)

/** With this seed the first kill hits a call that the provider has completed, where two guards are needed. */
const seed = '23'

async function failuresIn(folder: string, file: string): Promise<string> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const run = spawn(process.execPath, [vitest, 'run', `tests/faults/${file}.test.ts`], {
    cwd: folder,
    env: { ...processEnv, NO_COLOR: '1', FAULTS: 'all', FAULT_SEED: seed },
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk))
  await once(run, 'close')
  return output
    .split('\n')
    .filter((line) => line.includes('FAIL'))
    .join('\n')
}
