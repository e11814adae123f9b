// The random worlds must find each fault in checkout-mutants.ts. `npm test` tries the first; CHECKOUT_MUTANTS=all tries all.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedCopy } from '#tests/support/changed-copy.ts'
import { processEnv } from '#tests/support/process-env.ts'
import { mutants } from './checkout-mutants.ts'
import { guards } from './guards.ts'

const tried = process.env.CHECKOUT_MUTANTS === 'all' ? mutants : mutants.slice(0, 1)

// Vitest would cut off a long $name.
test.each(tried.map((mutant) => [mutant.name, mutant] as const))(
  'the random worlds fail when %s',
  async (_, mutant) => {
    const copy = await changedCopy(mutant)
    try {
      // A failed assertion, not a crash of the run.
      expect(await worldsIn(copy.folder)).toContain('Caused by: AssertionError')
    } finally {
      await copy.remove()
    }
  },
  1_800_000,
)

// Most of them run on demand only, so a changed line would go unnoticed.
test('every planted fault and every guard names a line of its file', () => {
  const project = join(import.meta.dirname, '../..')
  const outdated = [...mutants, ...guards].filter(
    ({ file, from }) => !readFileSync(join(project, file), 'utf8').includes(from),
  )
  expect(outdated).toEqual([])
})

async function worldsIn(folder: string): Promise<string> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const run = spawn(process.execPath, [vitest, 'run', 'tests/faults/checkout-worlds.test.ts'], {
    cwd: folder,
    env: { ...processEnv, CHECKOUT_WORLDS: '100', NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk))
  await once(run, 'close')
  return output
}
