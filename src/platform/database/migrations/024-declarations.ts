// What a buyer declared about the courses that require something, in the words that the page showed.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column declared text[]`.execute(database)
}
