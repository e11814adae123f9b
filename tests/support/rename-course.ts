import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

/**
 * Renames a bought course to simulate one that was removed from the catalog. The ledger refuses changes, so triggers and
 * foreign keys are off meanwhile.
 */
export async function renameCourse(database: Database, from: string, to: string): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const table of ['registration_lines', 'ledger_entries', 'certificates']) {
      await sql`update ${sql.table(table)} set course = ${to} where course = ${from}`.execute(trx)
    }
  })
}
