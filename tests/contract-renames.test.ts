// A call is declared once: after a change of its path or of a field, no place that uses the old one compiles.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'academy-contract-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Where the calls that are changed are served and made. */
const users = [
  'src/features/office-calls/view.office-routes.ts',
  'src/features/takeovers/takeover.routes.ts',
  'src/office/screens/registrations/view-tabs.tsx',
  'src/web/services/registration/takeovers.ts',
]

function copyProject() {
  cpSync(join(project, 'src'), join(copy, 'src'), { recursive: true })
  mkdirSync(join(copy, 'tests'))
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(project, name), join(copy, name))
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  const config = { extends: './tsconfig.json', files: users, include: [], exclude: [] }
  writeFileSync(join(copy, 'tsconfig.users.json'), JSON.stringify(config))
}

/** The files with errors. */
function compile(): Promise<string[]> {
  const tsc = join(project, 'node_modules/.bin/tsc')
  return new Promise((resolve) => {
    execFile(tsc, ['-p', 'tsconfig.users.json', '--pretty', 'false'], { cwd: copy }, (_error, output) => {
      const files = [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)
      resolve([...new Set(files)].sort())
    })
  })
}

function change(file: string, before: string, after: string) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(before)
  writeFileSync(path, text.replace(before, after))
}

test('a changed path or field of a call is a compile error in its route and in its clients', async () => {
  copyProject()
  expect(await compile()).toEqual([])
  const [takeovers, views] = ['src/contract/takeovers.ts', 'src/contract/staff/views.ts']
  change(takeovers, "'POST /api/takeovers/:token'", "'POST /api/takeovers/:token/acceptance'")
  change(views, 'name: line(40)', 'title: line(40)')
  expect(await compile()).toEqual(users)
})
