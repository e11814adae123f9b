// docs/security.md names tests; one that was renamed or taken out must not stay there as a promise.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const [controls = ''] = readFileSync(join(project, 'docs/security.md'), 'utf8').split('## Seen')
const rows = controls.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:control|---)/.test(line))
const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.(?:test|spec)\.ts)` “(.+?)”(?= \||;)/g)])

test('every test that the table names exists', () => {
  const missing = named
    .filter(([, file = '', name = '']) => {
      const path = join(project, file)
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(name)
    })
    .map(([, file, name]) => `${file}: ${name}`)
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(60)
})

test('every control has a test, or says that it is not shown or does not apply', () => {
  const silent = rows.filter((row) => !/\.(?:test|spec)\.ts` “|not shown|not applicable/.test(row))
  expect(silent).toEqual([])
})
