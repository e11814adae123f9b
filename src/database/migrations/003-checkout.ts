// Registrations with what was agreed frozen in them, the seats they hold, the waiting list, and the trail of the money.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table registrations (
      id uuid primary key,
      status text not null check (status in ('awaiting_payment', 'completed', 'refund_pending', 'partially_refunded',
        'refunded', 'expired', 'canceled', 'needs_review')),
      dispute text check (dispute in ('open', 'won', 'lost')),
      uid text,
      email text not null,
      name text not null,
      phone text not null,
      language text not null check (language in ('en', 'es')),
      items text[] not null,
      amount integer not null check (amount > 0),
      price_version text not null,
      refund_policy jsonb not null,
      terms_version text not null,
      form_key text unique,
      order_digest text not null,
      replaces uuid unique references registrations,
      intent_id text unique,
      opened_at timestamptz not null,
      expires_at timestamptz not null,
      extended boolean not null default false,
      placed_at timestamptz not null,
      paid_at timestamptz,
      received integer not null default 0,
      refunded integer not null default 0,
      receipt_number text unique,
      card jsonb,
      revision integer not null default 0
    )`.execute(database)
  await sql`create index registrations_of_user on registrations (uid, opened_at desc)`.execute(database)
  await sql`create index registrations_of_email on registrations (email, opened_at desc)`.execute(database)
  await sql`
    create index registrations_awaiting on registrations (expires_at)
    where status = 'awaiting_payment'`.execute(database)

  await sql`
    create table registration_lines (
      registration_id uuid not null references registrations,
      course text not null,
      position integer not null,
      amount integer not null check (amount >= 0),
      session_id uuid references sessions,
      canceled_at timestamptz,
      granted integer not null default 0,
      completed_on date,
      primary key (registration_id, course),
      check (granted between 0 and amount)
    )`.execute(database)
  await sql`create index registration_lines_of_session on registration_lines (session_id)`.execute(database)

  await sql`
    create table waiting_list (
      id uuid primary key,
      place integer generated always as identity,
      session_id uuid not null references sessions,
      email text not null,
      language text not null check (language in ('en', 'es')),
      state text not null check (state in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
      joined_at timestamptz not null,
      offered_until timestamptz,
      check (state <> 'offered' or offered_until is not null)
    )`.execute(database)
  await sql`
    create unique index waiting_list_once on waiting_list (session_id, email)
    where state in ('waiting', 'offered')`.execute(database)
  await sql`
    create index waiting_list_in_order on waiting_list (session_id, place) where state = 'waiting'`.execute(
    database,
  )

  // A row is a seat taken: by a registration, by an offer of the waiting list, or by a registration that answers an offer.
  await sql`
    create table seats (
      session_id uuid not null references sessions,
      registration_id uuid references registrations,
      offer_id uuid unique references waiting_list,
      unique (registration_id, session_id),
      check (registration_id is not null or offer_id is not null)
    )`.execute(database)
  await sql`create index seats_of_session on seats (session_id)`.execute(database)

  await sql`
    create table refunds (
      key text primary key,
      registration_id uuid not null references registrations,
      amount integer not null check (amount > 0),
      reason text not null check (reason in ('canceled', 'late', 'mismatch', 'academy')),
      state text not null check (state in ('due', 'pending', 'succeeded', 'failed')),
      decided_at timestamptz not null
    )`.execute(database)
  await sql`create index refunds_of_registration on refunds (registration_id)`.execute(database)
  await sql`
    create index refunds_unfinished on refunds (registration_id) where state in ('due', 'pending')`.execute(
    database,
  )

  await sql`
    create table provider_events (
      id text primary key,
      type text not null,
      done_at timestamptz not null
    )`.execute(database)
  await sql`create index provider_events_done_at on provider_events (done_at)`.execute(database)

  await sql`
    create table receipt_numbers (
      year integer primary key,
      last integer not null
    )`.execute(database)
}
