import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '../tables/rows/tables.ts'
import { connectionPlugins, type Database, noticingLoss } from './connection.ts'

/**
 * Kysely over one connection, without the pool's bound on silence: a COPY takes long, and so does another's migration.
 * COPY uses it too: what Kysely does in a transaction, COPY does in the same.
 */
export async function oneConnection<T>(
  url: string,
  applicationName: string,
  use: (client: pg.Client, database: Database) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...noticingLoss(url), application_name: applicationName })
  // A connection that is lost fails its query, not the process.
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
