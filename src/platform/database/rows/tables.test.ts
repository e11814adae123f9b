// Kysely believes the row types. The compiler compares them with the migrated schema.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'

const server = await freshDatabase()
const folder = await mkdtemp(join(tmpdir(), 'row-types-'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  mayOmit: boolean
  generated: boolean
}

/** What a column is read as, by its type in PostgreSQL. */
const read: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'string | number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  // Some may be any JSON.
  jsonb: 'unknown',
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

async function migrated(): Promise<Column[]> {
  const { rows } = await server.pool.query(`
    select table_name as "table", column_name as "column", udt_name, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' as filled,
      identity_generation is not distinct from 'ALWAYS' or is_generated = 'ALWAYS' as generated
    from information_schema.columns join pg_class on oid = format('%I', table_name)::regclass
    where table_schema = 'public' and table_name not like 'kysely%' and not relispartition`)
  return rows.map(({ table, column, udt_name, nullable, filled, generated }) => ({
    table: camelCase(table),
    column: camelCase(column),
    type: read[udt_name] ?? `readonly ${read[udt_name.replace('_', '')]}[]`,
    nullable,
    mayOmit: nullable || filled,
    generated,
  }))
}

/** A type may demand a value that the schema would fill in. */
const comparison = `
type At<T, K> = K extends keyof T ? T[K] : undefined
type Read<C> = [C] extends [{ readonly __select__: infer S }] ? S : C
type Inserted<C> = [C] extends [{ readonly __insert__: infer I }] ? I : C
type MayOmit<I> = undefined extends I ? true : null extends I ? true : false
type Judged<C, Type, Nullable, Omittable, Generated> =
  [C] extends [undefined] ? 'has no type'
  : [Exclude<Read<C>, null>] extends [Type]
    ? (unknown extends Read<C> ? Nullable : null extends Read<C> ? true : false) extends Nullable
      ? [[Inserted<C>] extends [never] ? true : false, Generated] extends [false, true] ? 'is generated'
        : [MayOmit<Inserted<C>>, Omittable] extends [true, false] ? 'has no default' : 'same'
      : 'is nullable in one of both'
    : 'has another type'
`

async function faults(columns: readonly Column[]): Promise<string[]> {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const lines = [
    `import type { Tables } from '${join(import.meta.dirname, 'tables.ts')}'`,
    comparison,
    `type Known = { ${[...tables].map(([table, of]) => `${table}: ${of.map(({ column }) => `'${column}'`).join(' | ')}`).join('; ')} }`,
    `type Unknown = { [T in keyof Tables]: T extends keyof Known ? Exclude<keyof Tables[T], Known[T]> : T }[keyof Tables]`,
    "export const unknown: [Unknown] extends [never] ? 'none' : Unknown = 'none'",
    ...columns.map(({ table, column, type, nullable, mayOmit, generated }) => {
      const judged = `Judged<At<At<Tables, '${table}'>, '${column}'>, ${type}, ${nullable}, ${mayOmit}, ${generated}>`
      return `export const ${table}_${column}: ${judged} = 'same'`
    }),
  ]
  await writeFile(join(folder, 'schema.ts'), lines.join('\n'))
  const types = join(process.cwd(), 'node_modules/@types')
  const project = { extends: join(process.cwd(), 'tsconfig.json'), files: ['schema.ts'], include: [] }
  const compilerOptions = { noEmit: true, incremental: false, types: ['node'], typeRoots: [types] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...project, compilerOptions }))
  const output = await new Promise<string>((resolve) => {
    execFile('tsc', ['-p', folder, '--pretty', 'false'], (_error, stdout) => resolve(stdout))
  })
  const found = output.split('\n').flatMap((line) => {
    const [, number, fault] = /\((\d+),.*is not assignable to type '"?(.*?)"?'\.$/.exec(line) ?? []
    if (number === undefined) return line === '' ? [] : [line]
    const [, name = ''] =
      lines
        .join('\n')
        .split('\n')
        [Number(number) - 1]?.split(/export const |:/) ?? []
    return [`${name.replace('_', '.')}: ${fault}`]
  })
  return found.sort()
}

test('row types have the tables and columns of the migrated schema', async () => {
  expect(await faults(await migrated())).toEqual([])
})

test.each([
  ['another type', { type: 'number' }, 'has another type'],
  ['null', { nullable: true }, 'is nullable in one of both'],
  ['a generated value', { generated: true }, 'is generated'],
])('a column with %s is found', async (_, change, fault) => {
  const columns = await migrated()
  const changed = columns.map((one) =>
    one.table === 'users' && one.column === 'uid' ? { ...one, ...change } : one,
  )
  expect(await faults(changed)).toEqual([`users.uid: ${fault}`])
})

test('a column without a type, a type without a column and a missing default are found', async () => {
  const columns = (await migrated()).filter(({ table, column }) => table !== 'secrets' || column !== 'value')
  const added = {
    table: 'users',
    column: 'age',
    type: 'number',
    nullable: false,
    mayOmit: false,
    generated: false,
  }
  const strict = columns.map((one) =>
    one.table === 'emails' && one.column === 'attempts' ? { ...one, mayOmit: false } : one,
  )
  expect(await faults([...strict, added])).toEqual([
    'emails.attempts: has no default',
    'unknown: value',
    'users.age: has no type',
  ])
})
