// No module may import itself through others, by any kind of import: type-only and dynamic ones count too.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const aliases = /^#(?<layer>[a-z-]+)\//

type Imports = Map<string, string[]>

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(?<target>[.#][^']+)'/g)].map(({ groups }) =>
    resolved(groups?.target ?? '', file),
  )
}

function resolved(target: string, importer: string): string {
  if (target.startsWith('.')) return relative(root, join(root, dirname(importer), target))
  return target.replace(aliases, (_whole, layer) => (layer === 'tests' ? 'tests/' : `src/${layer}/`))
}

/** The first cycle that a walk along the imports finds, as the list of its files. */
function findCycle(imports: Imports): string[] | null {
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] | null => {
    const seenAt = path.indexOf(file)
    if (seenAt !== -1) return [...path.slice(seenAt), file]
    if (done.has(file)) return null
    for (const target of imports.get(file) ?? []) {
      const cycle = walk(target, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const cycle = walk(file, [])
    if (cycle) return cycle
  }
  return null
}

test('no import cycle exists in src, type-only and dynamic imports included', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const imports: Imports = new Map(files.map((file) => [file, importsOf(file)]))
  expect(imports.size).toBeGreaterThan(500)
  expect(findCycle(imports)).toBeNull()
})

test('a cycle over three files is found', () => {
  const imports: Imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ])
  expect(findCycle(imports)).toEqual(['b.ts', 'c.ts', 'b.ts'])
})
