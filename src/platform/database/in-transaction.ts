import type { Database } from './connection.ts'

/** In a transaction of its own, or in the caller's: a preview runs a whole verb in one, and rolls it back. */
export function inTransaction<T>(database: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return database.isTransaction ? work(database) : database.transaction().execute(work)
}
