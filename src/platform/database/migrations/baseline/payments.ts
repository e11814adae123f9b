// Refunds, processed provider events, failed 3-D Secure attempts and receipt numbers.
import { type Kysely, sql } from 'kysely'

export async function createPayments(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      key text primary key,
      registration_id uuid not null references registrations,
      amount integer not null check (amount > 0),
      reason text not null
        check (reason in ('canceled', 'late', 'mismatch', 'academy', 'goodwill', 'elsewhere')),
      state text not null check (state in ('due', 'pending', 'succeeded', 'failed', 'outside')),
      decided_at timestamptz not null,
      -- Shares of courses that stay; a cancellation's shares are in the lines that it ended.
      shares jsonb,
      by_bank integer not null default 0,
      check (by_bank between 0 and amount)
    )`.execute(database)
  await sql`create index refunds_of_registration on refunds (registration_id)`.execute(database)
  await sql`
    create index refunds_unfinished on refunds (registration_id)
    where state in ('due', 'pending')`.execute(database)

  await sql`
    create table provider_events (
      id text primary key,
      type text not null,
      done_at timestamptz not null
    )`.execute(database)
  await sql`create index provider_events_done_at on provider_events (done_at)`.execute(database)

  await sql`
    create table failed_authentications (
      event_id text primary key,
      intent_id text not null,
      failed_at timestamptz not null
    )`.execute(database)
  await sql`
    create index failed_authentications_of_intent on failed_authentications (intent_id)`.execute(database)

  await sql`
    create table receipt_numbers (
      year integer primary key,
      last integer not null
    )`.execute(database)
}
