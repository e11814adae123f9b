// Offers, registrations with what was agreed frozen in them, and one line per course.
import { type Kysely, sql } from 'kysely'

export async function createRegistrations(database: Kysely<unknown>): Promise<void> {
  await createOffers(database)
  await createOrders(database)
  await createLines(database)
  await createChanges(database)
}

async function createOffers(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      name text not null,
      items text[] not null,
      -- The price of each line and the sum of the list.
      lines jsonb not null,
      amount integer not null check (amount > 0),
      listed integer not null check (listed > 0),
      reason text,
      until_day date not null,
      plan_allowed boolean not null,
      made_at timestamptz not null,
      withdrawn_at timestamptz,
      -- Null when the person pays.
      payer jsonb,
      -- The first day of each course with a date.
      dates jsonb not null default '{}',
      holds_seats boolean not null default false
    )`.execute(database)
}

async function createOrders(database: Kysely<unknown>): Promise<void> {
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
      opened_at timestamptz not null,
      expires_at timestamptz not null,
      extended boolean not null default false,
      placed_at timestamptz not null,
      paid_at timestamptz,
      link_edition smallint not null default 0 check (link_edition >= 0),
      revision integer not null default 0,
      first_page text,
      country text check (country ~ '^[A-Z]{2}$'),
      payer jsonb,
      -- What the buyer declared about courses that require something, in the words of the page.
      declared text[],
      -- The payer's registration. The payer's own has its own id here.
      group_id uuid references registrations,
      offer_id uuid references offers on delete set null,
      -- What a guest paid stays the guest's when staff give the registration to another address.
      address_corrected boolean not null default false
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
    create index registrations_words on registrations
    using gin (to_tsvector('simple', folded(name || ' ' || email)))`.execute(database)
  // Backwards, because people leave out the country code.
  await sql`
    create index registrations_phone on registrations (reverse(phone_digits(phone)) text_pattern_ops)`.execute(
    database,
  )
  await sql`
    create index registrations_guest_key on registrations (guest_key(email)) where uid is null`.execute(
    database,
  )
  await sql`create index registrations_placed on registrations (placed_at, id)`.execute(database)
  await sql`create index registrations_by_name on registrations (name, id)`.execute(database)
  await sql`create index registrations_by_amount on registrations (amount, id)`.execute(database)
  await sql`
    create index registrations_by_status on registrations (status, placed_at)
    where status <> 'completed'`.execute(database)
  await sql`
    create index registrations_paid on registrations (paid_at) where paid_at is not null`.execute(database)
  await sql`
    create index registrations_of_group on registrations (group_id) where group_id is not null`.execute(
    database,
  )
  await sql`
    create index registrations_of_offer on registrations (offer_id) where offer_id is not null`.execute(
    database,
  )
}

async function createLines(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table registration_lines (
      registration_id uuid not null references registrations,
      course text not null,
      position integer not null,
      amount integer not null check (amount >= 0),
      course_date_id uuid references course_dates,
      canceled_at timestamptz,
      completed_on date,
      -- The day that the academy moved this line away from: its owner may cancel for a full refund.
      moved_from date,
      -- Null where nothing was recorded: then the course's own hours count.
      ce_hours real check (ce_hours > 0),
      -- What the course was called when it was sold: staff may rename it later.
      sold_as jsonb,
      -- The refund steps count from this day. Null: from the first day of the date.
      steps_from date,
      primary key (registration_id, course)
    )`.execute(database)
  await sql`
    create index registration_lines_of_course_date on registration_lines (course_date_id)`.execute(database)
  await sql`
    create index registration_lines_undated on registration_lines (course)
    where course_date_id is null and canceled_at is null and completed_on is null`.execute(database)
  await sql`
    create index registration_lines_of_course on registration_lines (course, registration_id)`.execute(
    database,
  )

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

async function createChanges(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table takeovers (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null,
      course text not null,
      -- Increases when the registrant offers the course again. Earlier links are invalid.
      edition integer not null default 0,
      name text not null,
      email text not null,
      language text not null,
      -- The account of the colleague, once it has verified the address.
      uid text,
      offered_at timestamptz not null,
      -- Null until the colleague accepts.
      taken_at timestamptz,
      unique (registration_id, course),
      foreign key (registration_id, course) references registration_lines (registration_id, course)
    )`.execute(database)
  await sql`create index takeovers_uid on takeovers (uid) where taken_at is not null`.execute(database)
  await sql`create index takeovers_email on takeovers (email)`.execute(database)

  await sql`
    create table date_answers (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null,
      course text not null,
      course_date_id uuid not null references course_dates (id),
      -- The days that were canceled. The date may be opened again with others.
      start_day date not null,
      end_day date not null,
      asked_at timestamptz not null,
      last_day date not null,
      -- Null until there is one. 'none': the last day passed. 'ended': the course ended in another way.
      answer text check (answer in ('card', 'credit', 'date', 'none', 'ended')),
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null)),
      foreign key (registration_id, course) references registration_lines (registration_id, course)
    )`.execute(database)
  // One open question for each line.
  await sql`
    create unique index date_answers_open on date_answers (registration_id, course)
    where answer is null`.execute(database)
  await sql`create index date_answers_date on date_answers (course_date_id)`.execute(database)

  await sql`
    create table upgrades (
      registration_id uuid primary key references registrations,
      -- Each line with what was paid for it.
      lines jsonb not null
    )`.execute(database)

  await sql`
    create table code_uses (
      registration_id uuid primary key references registrations,
      code text not null references discount_codes
    )`.execute(database)
  await sql`create index code_uses_of_code on code_uses (code)`.execute(database)
}
