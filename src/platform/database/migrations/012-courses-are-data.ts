// Courses are entries that staff add, so the table of dates no longer lists them.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_dates drop constraint course_dates_course_check`.execute(database)
}
