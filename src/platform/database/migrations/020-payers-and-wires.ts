// Who pays for another person, seats that an offer holds, and money that arrives by wire or check.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offers
      -- Null when the person pays.
      add column payer jsonb,
      -- The first day of each course with a date.
      add column dates jsonb not null default '{}',
      add column holds_seats boolean not null default false`.execute(database)
  await sql`alter table registrations add column payer jsonb`.execute(database)
  await sql`
    alter table payments
      drop constraint payments_method_check,
      add check (method in ('card', 'wire', 'check', 'credit')),
      -- The reference of a wire or the number of a check.
      add column reference text`.execute(database)
  await sql`
    create table wires (
      id uuid primary key default gen_random_uuid(),
      -- What it pays for: an offer, or a registration that was opened by its person.
      offer_id uuid references offers on delete set null,
      registration_id uuid references registrations,
      method text not null check (method in ('wire', 'check')),
      amount integer not null check (amount > 0),
      reference text not null,
      -- The day on which the bank received it.
      received_on date not null,
      state text not null check (state in ('recorded', 'confirmed', 'withdrawn')),
      -- A staff member, or a user of the command line.
      recorded_by uuid references staff,
      recorded_who text,
      recorded_at timestamptz not null,
      decided_by uuid references staff,
      decided_who text,
      decided_at timestamptz,
      check ((recorded_by is null) <> (recorded_who is null)),
      check (state <> 'confirmed' or decided_by is distinct from recorded_by or decided_who is distinct from recorded_who)
    )`.execute(database)
  await sql`create unique index wires_waiting on wires (coalesce(registration_id, offer_id)) where state = 'recorded'`.execute(
    database,
  )
}
