// Pictures may be in an S3-compatible store. Their words are part of the pages, so every process follows them.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // Null: the bytes are in the store.
  await sql`alter table picture_files alter column bytes drop not null`.execute(database)
  await sql`
    create trigger pictures_changed after update on pictures
    for each statement execute function notify_entries_changed()`.execute(database)
}
