// Refunds from the provider's own pages that stand for none of ours: two made there, of which one failed, are told apart.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column sent_besides integer not null default 0`.execute(database)
}
