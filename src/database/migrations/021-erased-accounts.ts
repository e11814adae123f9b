// A token of Firebase outlives its account by up to an hour: until then the site remembers whom it has erased.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table erased_accounts (
      uid text primary key,
      erased_at timestamptz not null
    )`.execute(database)
}
