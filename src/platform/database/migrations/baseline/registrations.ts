// Registrations with what was agreed frozen in them, and one line per course.
import { type Kysely, sql } from 'kysely'

export async function createRegistrations(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table registrations (
      id uuid primary key,
      status text not null check (status in ('awaiting_payment', 'completed', 'refund_pending', 'partially_refunded',
        'refunded', 'expired', 'canceled', 'needs_review')),
      dispute text check (dispute in ('open', 'inquiry', 'lost', 'won')),
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
      sent_besides integer not null default 0,
      returned_by_bank integer not null default 0,
      told_disputes jsonb not null default '{}',
      receipt_number text unique,
      card jsonb,
      link_edition smallint not null default 0 check (link_edition >= 0),
      revision integer not null default 0
    )`.execute(database)
  await sql`create index registrations_of_user on registrations (uid, opened_at desc)`.execute(database)
  await sql`create index registrations_of_email on registrations (email, opened_at desc)`.execute(database)
  await sql`create index registrations_of_guest on registrations (email) where uid is null`.execute(database)
  await sql`
    create index registrations_awaiting on registrations (expires_at)
    where status = 'awaiting_payment'`.execute(database)
  // The last day of each refund policy, for the hourly reminders. It covers unpaid registrations too: PostgreSQL
  // takes no statistics from a partial index, and without them it reads every line.
  await sql`
    create index registrations_policy_end on registrations ((
      ((paid_at at time zone 'America/Los_Angeles')::date
        + make_interval(months => (refund_policy->>'months')::integer))::date
    ))`.execute(database)

  await sql`
    create table registration_lines (
      registration_id uuid not null references registrations,
      course text not null,
      position integer not null,
      amount integer not null check (amount >= 0),
      course_date_id uuid references course_dates,
      canceled_at timestamptz,
      granted integer not null default 0,
      returned integer not null default 0 check (returned >= 0),
      completed_on date,
      -- The day that the academy moved this line away from: its owner may cancel for a full refund.
      moved_from date,
      primary key (registration_id, course),
      check (granted between 0 and amount),
      check (granted + returned <= amount)
    )`.execute(database)
  await sql`create index registration_lines_of_course_date on registration_lines (course_date_id)`.execute(
    database,
  )
  await sql`
    create index registration_lines_undated on registration_lines (course)
    where course_date_id is null and canceled_at is null and completed_on is null`.execute(database)

  // Dates that a registrant without one was emailed about, once for each date.
  await sql`
    create table announced_dates (
      registration_id uuid not null,
      course text not null,
      start_day date not null,
      primary key (registration_id, course, start_day),
      foreign key (registration_id, course) references registration_lines
    )`.execute(database)
}
