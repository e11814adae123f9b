// What the site keeps for itself: secrets, limits, outgoing email, nightly results.
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
      last_error text,
      -- Staff read stored emails: the text has marks in place of these links. Null once they are deleted.
      links text[] default '{}'
    )`.execute(database)
  await sql`create index emails_created_at on emails (created_at)`.execute(database)
  await sql`
    create index emails_undelivered on emails (created_at)
    where delivered_at is null and failed_at is null`.execute(database)
  // Counted at every scrape: it must not grow with the number of emails ever sent.
  await sql`create index emails_failed on emails (failed_at) where failed_at is not null`.execute(database)
  await sql`create index emails_to on emails ("to", created_at)`.execute(database)
  // The parts of a key are the ids that an email is about.
  await sql`create index emails_about on emails using gin (string_to_array(key, ':'))`.execute(database)

  await sql`
    create table sandbox_mailbox (
      email_id uuid primary key references emails on delete cascade,
      text text not null,
      html text not null
    )`.execute(database)

  await sql`
    create table reconciliations (
      day date primary key,
      done_at timestamptz not null,
      payments_compared boolean not null,
      found jsonb not null
    )`.execute(database)

  await sql`
    create table failed_pages (
      path text primary key,
      reason text not null,
      since timestamptz not null
    )`.execute(database)
}
