// One way to the database, whichever PostgreSQL it is: a pool of `pg` under Kysely.
import { Socket } from 'node:net'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { minutes } from '#domain/days.ts'
import type { Tables } from '../tables/rows/tables.ts'

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
  /** How long a query waits for a connection before it fails. */
  patience?: number
  silence?: number | undefined
  onIdleError: (error: Error) => void
}

export function connect(
  url: string,
  { connections = 10, patience = 20_000, silence, onIdleError }: Manner,
): Connection {
  const pool = new pg.Pool({
    ...endingAfterSilence(url, silence),
    max: connections,
    connectionTimeoutMillis: patience,
    types,
    application_name: 'academy',
  })
  // A server that goes away closes idle connections; the pool replaces them, the process must not end for it.
  pool.on('error', onIdleError)
  // Nor for one that dies in use: its query fails, and that is told to whoever asked.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: connectionPlugins(),
  })
  return { database, pool, url }
}

/**
 * A machine that is out of reach is given up after 20 seconds, one that is gone within 20 by who waits for its answer.
 * For what may wait long for a server that lives: LISTEN, migrations, backups.
 */
export function noticingLoss(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/** Far beyond any query of ours. */
export const longestSilence = minutes(5)

/**
 * For every pool, that of the job queue too. A server that is frozen answers for its connections and not for its queries:
 * these would wait for ever, and hold the whole pool.
 */
export function endingAfterSilence(url: string, silence = longestSilence) {
  const stream = () => {
    const socket = new Socket()
    return socket.setTimeout(silence, () => {
      socket.destroy(Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' }))
    })
  }
  return { ...noticingLoss(url), stream }
}

/** Columns are snake_case in SQL and camelCase here; what lies in a JSON column keeps its own names. */
export function connectionPlugins() {
  return [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
}
