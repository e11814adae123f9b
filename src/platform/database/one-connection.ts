import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectionPlugins, type Database, detectingLoss } from './connection.ts'
import type { Tables } from './rows/tables.ts'

/**
 * Kysely and `pg` on one connection, so that COPY runs inside Kysely's transaction. It has no query timeout: a COPY
 * or another process's migration may take long.
 */
export async function oneConnection<T>(
  url: string,
  applicationName: string,
  use: (client: pg.Client, database: Database) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...detectingLoss(url), application_name: applicationName })
  // A lost connection fails its query. Without this handler it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  const connection = Object.assign(client, { release: () => undefined })
  const pool = { connect: async () => connection, end: async () => undefined, options: {} }
  try {
    return await use(
      client,
      new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: connectionPlugins() }),
    )
  } finally {
    await client.end()
  }
}
