// Money that goes back for courses that stay names them: its letter and its receipt may be written again at any time.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column shares jsonb`.execute(database)
}
