// One way to the database, whichever PostgreSQL it is: a pool of `pg` under Kysely.
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

export type Connection = {
  database: Database
  /** For what speaks `pg` itself: pg-boss and LISTEN. */
  pool: pg.Pool
  url: string
}

const int8 = 20
const date = 1082

// Days stay the ISO strings they are in the domain: `pg` would make local midnights of them.
// Counts fit a number: `pg` would hand them out as strings.
const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (format !== 'binary') {
      if (id === int8) return Number
      if (id === date) return String
    }
    return pg.types.getTypeParser(id, format)
  },
}

type Manner = {
  connections?: number
  /** How long a query waits for a connection before it fails: a server that is silent keeps nobody waiting for ever. */
  patience?: number
  onIdleError: (error: Error) => void
}

export function connect(
  url: string,
  { connections = 10, patience = 20_000, onIdleError }: Manner,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    types,
    application_name: 'academy',
  })
  // A server that goes away closes idle connections; the pool replaces them, the process must not end for it.
  pool.on('error', onIdleError)
  // Nor for one that dies in use: its query fails, and that is told to whoever asked.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: connectionPlugins(),
  })
  return { database, pool, url }
}

/** Columns are snake_case in SQL and camelCase here; what lies in a JSON column keeps its own names. */
export function connectionPlugins() {
  return [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
}
