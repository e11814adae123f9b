// The short form of every bench, so that a change that breaks one is noticed.
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))

// The first bench may have to build the pages.
const timeout = 600_000

test.each(benches)('npm run bench -- %s --short measures and prints', { timeout }, async (name) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bench.mjs', name, '--short'], {
    cwd: root,
  })
  const figures = /\d (ms|s|MB)\b|\d per (CPU )?second|ratio/
  expect(stdout).toMatch(stdout.startsWith('Skipped: ') ? /^Skipped: .+ is not installed\./ : figures)
})
