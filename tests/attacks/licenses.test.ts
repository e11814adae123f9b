import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'academy-licenses-'))
afterAll(() => rmSync(folder, { recursive: true }))

function licenses(...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/licenses.mjs', ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, stdout }
}

function lockWith(license: string | undefined): string {
  const file = join(folder, 'lock.json')
  writeFileSync(
    file,
    JSON.stringify({ packages: { '': {}, 'node_modules/one': { version: '1.0.0', license } } }),
  )
  return file
}

test('every package of the lock files has an allowed license', () => {
  expect(licenses()).toMatchObject({ status: 0, stdout: expect.stringContaining(' 0 under a license') })
})

test.each([undefined, 'GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN x'])(
  '%s is not an allowed license',
  (license) => {
    expect(licenses(lockWith(license)).status).toBe(1)
  },
)

test.each(['MIT', '(MIT OR GPL-3.0)', '(MIT AND Zlib)'])('%s is an allowed license', (license) => {
  expect(licenses(lockWith(license)).status).toBe(0)
})
