// The first days that a date had before staff moved it. An old address of the office leads to the new day.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_dates add column moved_from date[] not null default '{}'`.execute(database)
}
