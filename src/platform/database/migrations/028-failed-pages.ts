// Pages that could not be re-rendered and show an earlier state. A row goes when the page renders again.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table failed_pages (
      path text primary key,
      reason text not null,
      since timestamptz not null
    )`.execute(database)
}
