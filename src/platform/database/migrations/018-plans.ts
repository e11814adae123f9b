// Paying in parts: the frozen terms of a registration, its saved card, and the settings that the owner may change.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      name text primary key,
      value jsonb not null,
      changed_at timestamptz not null default now()
    )`.execute(database)
  await sql`
    create table plans (
      registration_id uuid primary key references registrations,
      policy jsonb not null,
      terms jsonb not null,
      -- The provider's names of the customer and of the saved card. They hold nothing about the person.
      customer_id text,
      method_id text,
      card jsonb,
      -- By the real clock: when the registrant was notified that the seats will be released.
      noticed_at timestamptz
    )`.execute(database)
  await sql`
    alter table payments
      -- How often it was charged without the cardholder, and the academy's day of the last time.
      add column tries integer not null default 0 check (tries >= 0),
      add column tried_on date,
      add column decline text,
      -- Its intents so far: each new one needs a new idempotency key.
      add column intents integer not null default 0,
      -- The amount of its intent: its own, or that of all open payments.
      add column intent_amount integer`.execute(database)
  await sql`create index payments_due on payments (due_day) where state = 'open'`.execute(database)
}
