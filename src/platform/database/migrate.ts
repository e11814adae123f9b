import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connection.ts'
import * as schema from './migrations/001-schema.ts'

// Numbered and never changed after a release. Kysely applies them in one transaction under an advisory lock, so
// that processes that start together migrate once.
const migrations: Record<string, Migration> = {
  '001-schema': schema,
}

/**
 * In a transaction, the migrations take effect on commit. Migrations of a later release are kept, so that an older
 * process can run next to a newer one or after a rollback.
 */
export async function migrate(database: Database): Promise<void> {
  const applied = await appliedMigrations(database)
  refuseOldSchema(applied)
  const last = Object.keys(migrations).at(-1) ?? ''
  const later = applied.filter((name) => name > last).map((name) => [name, { up: async () => undefined }])
  const getMigrations = async () => ({ ...migrations, ...Object.fromEntries(later) })
  const { error } = await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest()
  if (error) throw error
}

async function appliedMigrations(database: Database): Promise<string[]> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(database)
  if (!table.rows[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

/** Before the first release other migrations built the schema. No migration continues from there. */
function refuseOldSchema(applied: readonly string[]): void {
  if (applied.length === 0 || applied.includes('001-schema')) return
  throw new Error(
    'This database was made by a version before the first release and cannot be used. Nothing in it was changed. Choose another DATA_DIR, or another database in DATABASE_URL.',
  )
}

/** For restores: stops at a migration, like an older release would. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database, provider }).migrateTo(name)
  if (error) throw error
}

export function knowsMigration(name: string): boolean {
  return name in migrations
}
