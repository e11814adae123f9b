// The database connection: a `pg` pool under Kysely, for the embedded and for an external PostgreSQL.
import type { Socket } from 'node:net'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { minutes, seconds } from '#domain/dates/days.ts'
import type { Tables } from './rows/tables.ts'

export type Database = Kysely<Tables>

export type Connection = {
  database: Database
  /** For libraries that use `pg` directly: pg-boss and LISTEN. */
  pool: pg.Pool
  url: string
}

const int8 = 20
const date = 1082

// Days stay ISO strings, as in the domain: `pg` would parse them to local midnight. Counts become numbers: `pg`
// would return strings.
const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (format !== 'binary') {
      if (id === int8) return Number
      if (id === date) return String
    }
    return pg.types.getTypeParser(id, format)
  },
}

type PoolOptions = {
  connections?: number
  /** Milliseconds that a query waits for a free connection. */
  patience?: number
  silence?: number | undefined
  onIdleError: (error: Error) => void
}

export function connect(
  url: string,
  { connections = 10, patience = 20_000, silence, onIdleError }: PoolOptions,
): Connection {
  const pool = new pg.Pool({
    ...endingAfterSilence(url, silence),
    max: connections,
    connectionTimeoutMillis: patience,
    types,
    application_name: 'academy',
  })
  // A restarting server closes idle connections. Without this handler the process would exit.
  pool.on('error', onIdleError)
  // The same for connections in use: the error reaches the caller through the failed query.
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
 * Gives up connecting after 20 seconds, and notices a lost machine by keepalive. Without a query timeout, for work
 * that may wait long: LISTEN, migrations, backups.
 */
export function detectingLoss(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/** Much longer than any query takes, the nightly check's included. */
export const longestSilence = minutes(5)

/** For queries that a visitor waits for: without it, a frozen primary would hold the pool after a failover. */
export const visitorsPatience = seconds(10)

/**
 * For every pool, including the job queue's. A frozen server keeps its connections alive but answers no query:
 * without a timeout the queries would hold the whole pool forever.
 */
export function endingAfterSilence(url: string, silence = longestSilence) {
  // `pg` passes its options to the class, which its type does not say.
  const Client = clientEndingAfter(silence) as unknown as new () => pg.Client
  return { ...detectingLoss(url), Client }
}

/** A connection that fails when a query gets no byte for that long. Between queries it may be idle. */
export function clientEndingAfter(silence: number) {
  return class extends pg.Client {
    #isWaiting = false

    constructor(config: pg.ClientConfig) {
      super(config)
      this.once('connect', () => {
        const gone = Object.assign(new Error('The database says nothing'), { code: 'ETIMEDOUT' })
        this.#socket.on('timeout', () => this.#socket.destroy(gone))
        this.on('drain', () => {
          this.#isWaiting = false
          this.#socket.setTimeout(0)
        })
      })
    }

    override query(...given: unknown[]): never {
      // A second query waits for the first one's answer, so it does not prolong the wait.
      if (!this.#isWaiting) this.#socket.setTimeout(silence)
      this.#isWaiting = true
      return super.query(...(given as [string])) as never
    }

    get #socket() {
      return this.connection.stream as Socket
    }
  }
}

/** Columns are snake_case in SQL and camelCase here. Keys inside JSON columns are unchanged. */
export function connectionPlugins() {
  return [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
}
