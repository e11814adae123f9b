// docs/security.md, docs/asvs.md and docs/threat-model.md name tests. Names of renamed or removed tests must not stay there.
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

test('docs/asvs.md has a row for every requirement of levels 1 and 2, and its figures add up', () => {
  const text = readFileSync(join(project, 'docs/asvs.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| [12] \| (met|partly|open|n\/a) \| .{4,} \|$/gm)]
  const numbers = rows.map(([, number = '']) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  // Version 5.0.0 has 253; 29 of V10 and 7 of V17 do not apply.
  expect(numbers.length).toBe(253 - 29 - 7)
  const counted = Object.groupBy(rows, ([, , state = '']) => state)
  for (const [state, ones] of Object.entries(counted)) {
    expect(text).toContain(`| ${state} | ${ones?.length} |`)
  }
})

test.each(['docs/threat-model.md', 'docs/asvs.md'])(
  'every test that %s links to exists, and every link has its target',
  (file) => {
    const text = readFileSync(join(project, file), 'utf8')
    const targets = new Map(
      [...text.matchAll(/^\[([\w-]+)\]: \.\.\/(\S+)$/gm)].map(([, key, path]) => [key, path]),
    )
    const missing = [...targets.values()].filter((path = '') => !existsSync(join(project, path)))
    expect(missing).toEqual([])
    const used = new Set([...text.matchAll(/\[([\w-]+)\]\[\]/g)].map(([, key]) => key))
    expect([...used].sort()).toEqual([...targets.keys()].sort())
  },
)
