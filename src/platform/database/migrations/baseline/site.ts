// What the site keeps for itself: its secrets, rate limits, outgoing email and the record of staff actions.
import { type Kysely, sql } from 'kysely'

export async function createSite(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table secrets (
      name text primary key,
      value text not null
    )`.execute(database)

  await sql`
    create table limits (
      key text primary key,
      count integer not null,
      free_at timestamptz not null,
      forget_at timestamptz not null
    )`.execute(database)
  await sql`create index limits_forget_at on limits (forget_at)`.execute(database)

  await sql`
    create table emails (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      kind text not null,
      "to" text not null,
      reply_to text,
      language text not null check (language in ('en', 'es')),
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz not null,
      delivered_at timestamptz,
      failed_at timestamptz,
      attempts integer not null default 0,
      last_error text
    )`.execute(database)
  await sql`create index emails_created_at on emails (created_at)`.execute(database)
  await sql`
    create index emails_undelivered on emails (created_at)
    where delivered_at is null and failed_at is null`.execute(database)
  // Counted at every scrape: it must not grow with the number of emails ever sent.
  await sql`create index emails_failed on emails (failed_at) where failed_at is not null`.execute(database)

  await sql`
    create table staff_actions (
      id integer generated always as identity primary key,
      at timestamptz not null,
      who text not null,
      command text not null,
      what text not null
    )`.execute(database)
  await sql`create index staff_actions_at on staff_actions (at)`.execute(database)
}
