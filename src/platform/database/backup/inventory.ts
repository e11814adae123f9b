// What a backup contains: the tables, ordered so that references resolve on restore, and the identity counters.
import type { ClientBase } from 'pg'

/** The job queue's schema is left out: undelivered emails get new jobs at the next start. */
export const schemas = ['public', 'card_sandbox']

/** The migrations fill it on restore. */
const bookkeeping = ['kysely_migration', 'kysely_migration_lock']

export type BackedUpTable = { schema: string; name: string; columns: string[] }
export type Counter = { schema: string; name: string; last: string }

export async function listTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { refers: string[] }>(
    `select nspname as schema, relname as name,
       array(select attname::text from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum) as columns,
       array(select format('%s.%s', other_space.nspname, other.relname) from pg_constraint
         join pg_class other on other.oid = confrelid join pg_namespace other_space on other_space.oid = other.relnamespace
         where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as refers
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition and relname <> all($2)
     order by nspname desc, relname`,
    [schemas, bookkeeping],
  )
  const ordered: BackedUpTable[] = []
  const waiting = [...rows]
  const isThere = (name: string) => ordered.some((table) => fullName(table) === name)
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ refers }) => refers.every(isThere))
    const [next] = waiting.splice(index, 1)
    if (index === -1 || !next) throw new Error('The tables refer to one another in a circle.')
    ordered.push({ schema: next.schema, name: next.name, columns: next.columns })
  }
  return ordered
}

/** Only counters that were used: the others keep their start value. */
export async function listCounters(client: ClientBase): Promise<Counter[]> {
  const { rows } = await client.query<Counter>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  )
  return rows
}

export function fullName({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`
}

export function quoted(client: ClientBase, { schema, name }: { schema: string; name: string }): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}
