// docs/security.md and docs/threat-model.md name tests. A renamed or removed test must not stay there as a promise.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const [listed = ''] = readFileSync(join(project, 'docs/security.md'), 'utf8').split('## Measured')
// One list item per control, wrapped over lines: "- Sentence. Test: `file` “title” Test: `file` “title”".
const controls = listed
  .split(/\n(?=- |#|\n)/)
  .filter((block) => block.startsWith('- '))
  .map((block) => block.replace(/\s+/g, ' ').trim())
const named = controls.flatMap((control) => [
  ...control.matchAll(/Test: `([^`]+\.(?:test|spec)\.ts)` “(.+?)”(?= Test: `|$)/g),
])

test('every test that docs/security.md names exists', () => {
  const missing = named
    .filter(([, file = '', name = '']) => {
      const path = join(project, file)
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(name)
    })
    .map(([, file, name]) => `${file}: ${name}`)
  expect(missing).toEqual([])
  expect(named.length).toBeGreaterThan(150)
})

test('every “Test:” in docs/security.md names a file and a title', () => {
  expect(named.length).toBe(listed.match(/\bTest:/g)?.length)
})

test('every control has a test, or says that it is not shown or does not apply', () => {
  const silent = controls.filter((control) => !/ Test: `|Not shown|Not applicable/.test(control))
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
