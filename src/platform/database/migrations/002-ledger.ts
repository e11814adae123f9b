// Payments, disputes and the ledger as tables of their own, instead of totals on the registration.
import { type Kysely, sql } from 'kysely'
import { convertTotals } from './ledger/convert-totals.ts'

export async function up(database: Kysely<unknown>): Promise<void> {
  await createPayments(database)
  await createDisputes(database)
  await createLedger(database)
  await sql`
    alter table refunds
      add column payment_id uuid references payments,
      -- Distinguishes a retry at the provider. The key stays the same over all attempts.
      add column attempt text,
      add column decision text`.execute(database)
  await convertTotals(database)
  await sql`
    alter table refunds
      alter column payment_id set not null,
      alter column decision set not null,
      drop column shares,
      drop column by_bank`.execute(database)
  await sql`
    alter table registration_lines drop column granted, drop column returned`.execute(database)
  await sql`
    alter table registrations
      drop column intent_id, drop column received, drop column refunded, drop column sent_besides,
      drop column returned_by_bank, drop column told_disputes, drop column receipt_number, drop column card
    `.execute(database)
}

async function createPayments(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null references registrations,
      position smallint not null check (position > 0),
      due_day date not null,
      amount integer not null check (amount > 0),
      method text not null check (method in ('card', 'offline', 'credit')),
      intent_id text unique,
      state text not null check (state in ('open', 'succeeded', 'canceled')),
      -- Attempts that the bank declined.
      attempts integer not null default 0 check (attempts >= 0),
      receipt_number text unique,
      card jsonb,
      -- When the poll last read it, by the real clock.
      checked_at timestamptz,
      unique (registration_id, position)
    )`.execute(database)
  await sql`create index payments_open on payments (registration_id) where state = 'open'`.execute(database)
}

async function createDisputes(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table disputes (
      id text primary key,
      payment_id uuid not null references payments,
      amount integer not null check (amount >= 0),
      state text not null check (state in ('open', 'inquiry', 'lost', 'won')),
      only_asked boolean not null
    )`.execute(database)
  await sql`create index disputes_of_payment on disputes (payment_id)`.execute(database)
}

async function createLedger(database: Kysely<unknown>): Promise<void> {
  const accounts = sql`('tuition', 'receivable', 'provider', 'offline', 'refund_payable', 'disputed', 'write_off')`
  // A refund made in the provider's dashboard has no row of ours, so its reference is the provider's id.
  await sql`
    create table ledger_entries (
      id bigint generated always as identity primary key,
      key text not null unique,
      registration_id uuid not null references registrations,
      from_account text not null check (from_account in ${accounts}),
      to_account text not null check (to_account in ${accounts}),
      amount integer not null check (amount > 0),
      course text,
      payment_id uuid references payments,
      refund text,
      dispute text references disputes,
      cause text not null,
      day date not null,
      recorded_at timestamptz not null,
      check (from_account <> to_account),
      check (refund is null or dispute is null),
      foreign key (registration_id, course) references registration_lines
    )`.execute(database)
  await sql`create index ledger_entries_of_registration on ledger_entries (registration_id)`.execute(database)
  await sql`create index ledger_entries_of_payment on ledger_entries (payment_id)`.execute(database)
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The ledger only grows: post a reversal instead.';
    end $$`.execute(database)
  await sql`
    create trigger ledger_only_grows before update or delete on ledger_entries
    for each row execute function refuse_ledger_change()`.execute(database)
}
