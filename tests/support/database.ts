import { inject } from 'vitest'
import { type Connection, connect } from '#platform/database/connection.ts'
import { refuseSecondConnections } from './second-connection.ts'

export type FreshDatabase = Connection & { close(): Promise<void> }

/** A new migrated database in the PostgreSQL of this run. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = connect(onDatabase(template, 'postgres'), { connections: 1, onIdleError: fail })
  // Half the cost of copying through the write-ahead log.
  await admin.pool.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
  const connection = connect(onDatabase(template, name), { onIdleError: fail })
  refuseSecondConnections(connection)
  return {
    ...connection,
    async close() {
      await connection.database.destroy()
      // Kysely ends the pool only if it has sent a query.
      if (!connection.pool.ended) await connection.pool.end()
      await admin.pool.query(`drop database ${name}`)
      await admin.pool.end()
    },
  }
}

function onDatabase(url: URL, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

function fail(error: Error): never {
  throw error
}
