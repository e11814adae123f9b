// No module may import itself through others. The linter's own rule leaves out type-only imports.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

describe('import cycles', () => {
  it('src has none, type-only and dynamic imports included', () => {
    expect(cycleIn(importsIn('src'))).toEqual([])
  })

  it('the check finds a cycle of a type-only and a dynamic import', () => {
    const sources = {
      'src/a.ts': "import type { B } from './b.ts'",
      'src/b.ts': "const c = () => import('#web/c.ts')",
      'src/web/c.ts': "export { a } from '../a.ts'",
    }
    const imports = new Map(Object.entries(sources).map(([file, source]) => [file, importedBy(file, source)]))
    expect(cycleIn(imports)).toEqual(['src/a.ts', 'src/b.ts', 'src/web/c.ts', 'src/a.ts'])
  })
})

type Imports = ReadonlyMap<string, readonly string[]>

function importsIn(folder: string): Imports {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
  return new Map(files.map((file) => [file, importedBy(file, readFileSync(join(root, file), 'utf8'))]))
}

function importedBy(file: string, source: string): string[] {
  const found = source.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^'?]+)/g)
  return [...found].map(([, path = '']) =>
    path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path),
  )
}

/** The files of the first cycle, which starts and ends with the same file. Empty if there is no cycle. */
function cycleIn(imports: Imports): string[] {
  const done = new Set<string>()
  const search = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of imports.get(file) ?? []) {
      const cycle = search(next, [...path, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of imports.keys()) {
    const cycle = search(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
