// docs/security.md and docs/threat-model.md name tests: a test that was renamed or removed must not stay there as a promise.
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

test('every test that the threat model links to exists, and every link has its target', () => {
  const text = readFileSync(join(project, 'docs/threat-model.md'), 'utf8')
  const targets = new Map(
    [...text.matchAll(/^\[(\w+)\]: \.\.\/(\S+)$/gm)].map(([, key, path]) => [key, path]),
  )
  const missing = [...targets.values()].filter((path = '') => !existsSync(join(project, path)))
  expect(missing).toEqual([])
  const used = new Set([...text.matchAll(/\[(\w+)\]\[\]/g)].map(([, key]) => key))
  expect([...used].sort()).toEqual([...targets.keys()].sort())
})
