// Seats that were held without payment, counted by network and buyer, and waiting-list places that wait for confirmation.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table unpaid_holds (
      registration_id uuid not null references registrations,
      session_id uuid not null references sessions,
      network text not null,
      buyer text not null,
      expires_at timestamptz not null,
      primary key (registration_id, session_id)
    )`.execute(database)
  await sql`create index unpaid_holds_of_network on unpaid_holds (network)`.execute(database)
  await sql`create index unpaid_holds_of_buyer on unpaid_holds (buyer)`.execute(database)

  await sql`alter table waiting_list drop constraint waiting_list_state_check`.execute(database)
  await sql`
    alter table waiting_list add constraint waiting_list_state_check
    check (state in ('unconfirmed', 'waiting', 'offered', 'taken', 'lapsed', 'left'))`.execute(database)
  await sql`drop index waiting_list_once`.execute(database)
  await sql`
    create unique index waiting_list_once on waiting_list (session_id, email)
    where state in ('unconfirmed', 'waiting', 'offered')`.execute(database)
}
