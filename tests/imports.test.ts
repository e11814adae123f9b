// Imports run one way, as tests/layers.ts says, and no module imports itself through others. What is exported is
// imported somewhere.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { describe, expect, it } from 'vitest'
import { layers, subjects } from './layers.ts'

const root = join(import.meta.dirname, '..')

describe('imports', () => {
  const imports = importsIn('src')

  it('follow the tables of layers and subjects, outside of tests', () => {
    expect(forbidden(imports)).toEqual([])
  })

  it('every folder of features is a subject', () => {
    const folders = globSync('src/features/*', { cwd: root }).map((path) =>
      path.slice('src/features/'.length),
    )
    expect(folders.toSorted()).toEqual(Object.keys(subjects).toSorted())
  })

  it('no folder has more than 25 source files beside each other', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
    const byFolder = Object.entries(Object.groupBy(files, (file) => dirname(file)))
    const large = byFolder.filter(([, beside = []]) => beside.length > 25).map(([folder]) => folder)
    expect(large).toEqual([])
  })

  it.each([
    ['src/domain/money/money.ts', '#contract/routes.ts'],
    ['src/domain/money/money.ts', 'zod'],
    ['src/contract/fields.ts', '#content/academy.ts'],
    ['src/content/academy.ts', '#platform/http/errors.ts'],
    ['src/platform/http/errors.ts', '#features/record/staff-note.ts'],
    ['src/platform/http/errors.ts', '../../main.ts'],
    ['src/features/ledger/post.ts', '#features/refunds/refunds.queries.ts'],
    ['src/features/ledger/post.ts', '../refunds/refunds.queries.ts'],
    ['src/features/ledger/post.ts', '#standins/card-sandbox/payments/cards.ts'],
    ['src/features/ledger/post.ts', '#site/app.ts'],
    ['src/standins/card-sandbox/payments/cards.ts', '#domain/money/money.ts'],
    ['src/standins/identity/tokens.ts', '#features/payments/poll.ts'],
    ['src/template/boot.ts', '#content/academy.ts'],
    ['src/template/boot.ts', '#web/router/router.tsx'],
    ['src/web/router/router.tsx', '../ui/button.tsx'],
    ['src/web/hydration/retry.ts', '../services/api.ts'],
    ['src/web/ui/button.tsx', '#content/academy.ts'],
    ['src/web/services/api.ts', '../ui/button.tsx'],
    ['src/web/pages/home/hero.tsx', '../register/register-page.tsx'],
    ['src/web/pages/home/hero.tsx', '../../app/app.tsx'],
    ['src/web/app/app.tsx', '#platform/http/errors.ts'],
    ['src/office/ui/table.tsx', '../services/api.ts'],
    ['src/office/screens/today/today-screen.tsx', '../dates/dates-screen.tsx'],
    ['src/office/app/router.tsx', '../../web/ui/button.tsx'],
  ])('%s may not import %s', (file, imported) => {
    const planted = new Map([[file, importedBy(file, `import '${imported}'`)]])
    expect(forbidden(planted)).toHaveLength(1)
  })

  it('form no cycle, type-only and dynamic imports included', () => {
    expect(cycleIn(imports)).toEqual([])
  })

  it('a cycle of a type-only and a dynamic import is found', () => {
    const sources = {
      'src/a.ts': "import type { B } from './b.ts'",
      'src/b.ts': "const c = () => import('#web/c.ts')",
      'src/web/c.ts': "export { a } from '../a.ts'",
    }
    const planted = new Map(Object.entries(sources).map(([file, source]) => [file, importedBy(file, source)]))
    expect(cycleIn(planted)).toEqual(['src/a.ts', 'src/b.ts', 'src/web/c.ts', 'src/a.ts'])
  })
})

/** Files that tools, processes and browsers start. */
const started = [
  '*.config.ts',
  'bench/*.ts',
  'scripts/*.mjs',
  '{src,tests}/**/*.{test,spec}.{ts,tsx}',
  '{src,tests}/**/*-worker.ts',
  'src/{main,command-line}.ts',
  'src/{web,office,template}/**/{entry,render}.tsx',
  'src/{web/hydration,template}/{boot,boot-lesson,after-paint,after-paint-controls}.ts',
  'src/web/app/react.ts',
  'bench/support/{bare-server,provider-stub}.ts',
  'tests/support/{database-server,database-user}.ts',
  // A test compares it with the sandbox's answers, and the compiler with Stripe's types.
  'src/standins/card-sandbox/recorded/recorded.ts',
  // Types for the clients of the calls.
  'src/contract/calls.ts',
]

describe('exports', () => {
  const folders = '{src,tests,bench,scripts}/**/*.{ts,tsx,mjs}'
  const files = globSync([folders, '*.ts'], { cwd: root }).filter((file) => !file.includes('/node_modules/'))
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

  it('are imported elsewhere', () => {
    expect(unusedExports(sources, globSync(started, { cwd: root }))).toEqual([])
  })

  it('that nobody imports are found', () => {
    const planted = {
      'src/a.ts':
        "import { b } from './b.ts'\nimport * as c from './c.ts'\nconst { load } = await import('./d.ts')\nload(b, c.one)",
      'src/b.ts': 'export const b = 1\nexport type B = number',
      'src/c.ts': 'export const one = 1\nexport const two = 2',
      'src/d.ts': 'export const load = 1\nexport const unload = 2',
      'src/e.ts': "import './b.ts'",
    }
    expect(unusedExports(new Map(Object.entries(planted)), ['src/a.ts'])).toEqual([
      'src/b.ts: B',
      'src/c.ts: two',
      'src/d.ts: unload',
      'src/e.ts: the file',
    ])
  })
})

type Imports = ReadonlyMap<string, readonly string[]>

function importsIn(folder: string): Imports {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
  return new Map(files.map((file) => [file, importedBy(file, readFileSync(join(root, file), 'utf8'))]))
}

/** Files by their path, packages by their name. */
function importedBy(file: string, source: string): string[] {
  const found = source.matchAll(/\b(?:from|import)\s*\(?\s*'([^'?]+)/g)
  return [...found].map(([, path = '']) => resolved(file, path))
}

function resolved(file: string, path: string): string {
  if (path.startsWith('#tests/')) return path.slice(1)
  if (path.startsWith('#')) return `src/${path.slice(1).replace(/^site\//, '')}`
  return path.startsWith('.') ? join(dirname(file), path) : path
}

/** What the tables do not allow, as "file → file". */
function forbidden(imports: Imports): string[] {
  return [...imports].flatMap(([file, imported]) =>
    /\.test\.tsx?$/.test(file)
      ? []
      : imported.filter((to) => !mayImport(file, to)).map((to) => `${file} → ${to}`),
  )
}

function mayImport(from: string, to: string): boolean {
  const layer = layerOf(from)
  // What lies in src itself composes everything.
  if (layer === undefined) return true
  if (!to.startsWith('src/')) return layer.name !== 'domain'
  const path = to.slice('src/'.length)
  if (path.startsWith(`${layer.name}/`) && layer.name !== 'features') return true
  return (
    isAllowedSubject(from, path) ?? layer.may.some((name) => path === name || path.startsWith(`${name}/`))
  )
}

/** Undefined for what is no import between subjects. */
function isAllowedSubject(from: string, path: string): boolean | undefined {
  const own = subjectOf(from.slice('src/'.length))
  const other = subjectOf(path)
  if (own === undefined || other === undefined) return undefined
  const order = Object.keys(subjects)
  return order.indexOf(other) <= order.indexOf(own)
}

function subjectOf(path: string): string | undefined {
  return /^features\/([^/]+)\//.exec(path)?.[1]
}

function layerOf(file: string): { name: string; may: readonly string[] } | undefined {
  const path = file.slice('src/'.length)
  const found = Object.entries(layers).flatMap(([name, may]) => {
    const [begin = ''] = new RegExp(`^${name.replace('*', '[^/]+')}`).exec(path) ?? []
    return begin === '' ? [] : [{ name: begin, may }]
  })
  return found.toSorted((one, other) => other.name.length - one.name.length)[0]
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

/** As "file: name". Files that are started may export what their starter reads. */
function unusedExports(sources: ReadonlyMap<string, string>, started: readonly string[]): string[] {
  const exported = new Map<string, string[]>()
  const used = new Set<string>(started)
  const loaded: [source: string, file: string][] = []
  for (const [file, source] of sources) {
    const { staticImports, staticExports } = parseSync(file, source).module
    const names = staticExports.flatMap(({ entries }) => entries)
    exported.set(
      file,
      names.map(({ exportName }) => exportName.name ?? 'default'),
    )
    const mark = (path: string, name: string) => used.add(`${resolved(file, path)}: ${name}`)
    for (const { moduleRequest, importName } of names) {
      if (moduleRequest !== null) mark(moduleRequest.value, importName.name ?? '*')
    }
    for (const { moduleRequest, entries } of staticImports) {
      used.add(resolved(file, moduleRequest.value))
      for (const { importName, localName } of entries) {
        if (importName.kind !== 'NamespaceObject') mark(moduleRequest.value, importName.name ?? 'default')
        else if (isPassedOn(localName.value, source)) mark(moduleRequest.value, '*')
        else for (const name of wordsOf(source)) mark(moduleRequest.value, name)
      }
    }
    for (const [, path = ''] of source.matchAll(/\bimport\(\s*'([^'?]+)/g))
      loaded.push([source, resolved(file, path)])
  }
  // A file that loads another and names none of its exports passes them all on.
  for (const [source, file] of loaded) {
    const words = new Set(wordsOf(source))
    const named = (exported.get(file) ?? []).filter((name) => words.has(name))
    for (const name of named.length > 0 ? named : ['*']) used.add(`${file}: ${name}`)
    used.add(file)
  }
  return [...exported].flatMap(([file, names]) => {
    if (!used.has(file)) return [`${file}: the file`]
    if (started.includes(file) || used.has(`${file}: *`)) return []
    return names.map((name) => `${file}: ${name}`).filter((name) => !used.has(name))
  })
}

/** A namespace that is a value somewhere, and not only followed by the name of an export. */
function isPassedOn(namespace: string, source: string): boolean {
  return new RegExp(`(?<!\\* as )\\b${namespace}\\b(?!\\.)`).test(source)
}

const wordsOf = (source: string) => source.match(/\w+/g) ?? []
