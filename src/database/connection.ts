// One way to the database, whichever PostgreSQL it is: a pool of `pg` under Kysely.
import type { Socket } from 'node:net'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { minutes } from '#domain/days.ts'
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
  /** How long the server may say nothing to a query that it has. Far beyond any query of ours, migrations among them. */
  silence?: number
  onIdleError: (error: Error) => void
}

export function connect(
  url: string,
  { connections = 10, patience = 20_000, silence = minutes(5), onIdleError }: Manner,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    ...noticingLoss,
    types,
    application_name: 'academy',
  })
  // A server that goes away closes idle connections; the pool replaces them, the process must not end for it.
  pool.on('error', onIdleError)
  // Nor for one that dies in use: its query fails, and that is told to whoever asked.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    endAfterSilence(client, silence)
  })
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: connectionPlugins(),
  })
  return { database, pool, url }
}

/** A machine that is gone is noticed within 20 seconds by who waits for its answer. */
export const noticingLoss = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** A server that is frozen answers for its connections and not for its queries: these would wait for ever, ten of them in all. */
function endAfterSilence(client: pg.PoolClient, silence: number) {
  const stream = (client as unknown as pg.Client).connection.stream as Socket
  stream.setTimeout(silence, () => {
    stream.destroy(Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' }))
  })
}

/** Columns are snake_case in SQL and camelCase here; what lies in a JSON column keeps its own names. */
export function connectionPlugins() {
  return [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
}
