// Time that was spent in a lesson, as the server measured it between beats.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lesson_progress add column reading_seconds double precision not null default 0`.execute(
    database,
  )
  // Each section that was counted so far took five seconds.
  await sql`update lesson_progress set reading_seconds = 5 * cardinality(sections)`.execute(database)
}
