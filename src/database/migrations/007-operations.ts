// What is counted at every scrape must not grow with what was ever sent.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index mails_failed on mails (failed_at) where failed_at is not null`.execute(database)
}
