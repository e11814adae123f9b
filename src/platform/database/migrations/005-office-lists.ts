// Indexes for the lists of the office, and the results of the nightly reconciliation.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await createSearch(database)
  await createOrders(database)
  await sql`
    create table reconciliations (
      day date primary key,
      done_at timestamptz not null,
      payments_compared boolean not null,
      found jsonb not null
    )`.execute(database)
}

async function createSearch(database: Kysely<unknown>): Promise<void> {
  // Lower case without accents, words apart: 'Dr. Lucía' is found by 'luci'.
  await sql`
    create function folded(text) returns text language sql immutable parallel safe as $$
      select regexp_replace(
        translate(lower($1), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc'), '[^[:alnum:]]+', ' ', 'g')
    $$`.execute(database)
  await sql`
    create function phone_digits(text) returns text language sql immutable parallel safe as $$
      select regexp_replace($1, '[^0-9]', '', 'g')
    $$`.execute(database)
  // The id of a guest in the office: an address must not be in a URL.
  await sql`
    create function guest_key(text) returns text language sql immutable parallel safe as $$
      select encode(sha256(convert_to($1, 'UTF8')), 'hex')
    $$`.execute(database)
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
  await sql`
    create index profiles_words on profiles
    using gin (to_tsvector('simple', folded(coalesce(name, '') || ' ' || email)))`.execute(database)
  await sql`
    create index users_words on users
    using gin (to_tsvector('simple', folded(coalesce(display_name, '') || ' ' || email)))`.execute(database)
}

async function createOrders(database: Kysely<unknown>): Promise<void> {
  await sql`create index registrations_placed on registrations (placed_at, id)`.execute(database)
  await sql`create index registrations_by_name on registrations (name, id)`.execute(database)
  await sql`create index registrations_by_amount on registrations (amount, id)`.execute(database)
  await sql`
    create index registrations_by_status on registrations (status, placed_at)
    where status <> 'completed'`.execute(database)
  await sql`
    create index registrations_paid on registrations (paid_at) where paid_at is not null`.execute(database)
  await sql`create index registration_lines_of_course on registration_lines (course, registration_id)`.execute(
    database,
  )
  // Movements of cash, by the day on which they happened.
  await sql`
    create index ledger_entries_of_cash on ledger_entries (day, id)
    where from_account in ('provider', 'offline') or to_account in ('provider', 'offline')`.execute(database)
  await sql`
    create index refunds_failed on refunds (decided_at) where state = 'failed'`.execute(database)
  await sql`
    create index disputes_under_way on disputes (payment_id) where state in ('open', 'inquiry')`.execute(
    database,
  )
  await sql`create index emails_to on emails ("to", created_at)`.execute(database)
  // The parts of a key are the ids that an email is about.
  await sql`create index emails_about on emails using gin (string_to_array(key, ':'))`.execute(database)
}
