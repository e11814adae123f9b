// A payment may have several disputes, each told by itself; and a bank may only ask, without taking money.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations
      add column told_disputes jsonb not null default '{}',
      drop constraint registrations_dispute_check,
      add constraint registrations_dispute_check check (dispute in ('open', 'inquiry', 'lost', 'won'))`.execute(
    database,
  )
}
