// What banks took back in disputes that were lost: it may be a part of the payment, and what is left goes by the usual rules.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column returned_by_bank integer not null default 0`.execute(
    database,
  )
  // Until here a lost dispute counted as all of it; the provider's next word on the payment says how much it was.
  await sql`update registrations set returned_by_bank = received where dispute = 'lost'`.execute(database)
}
