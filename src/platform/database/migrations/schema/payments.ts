// Payments, plans, disputes, refunds, and the ledger that has every amount.
import { type Kysely, sql } from 'kysely'

const accounts = sql`('tuition', 'receivable', 'provider', 'offline', 'refund_payable', 'disputed', 'write_off',
  'credit', 'goodwill')`

export async function createPayments(database: Kysely<unknown>): Promise<void> {
  await createPlansAndPayments(database)
  await createRefunds(database)
  await createWires(database)
  await createCredit(database)
  await createLedger(database)
  await createProviderEvents(database)
}

async function createPlansAndPayments(database: Kysely<unknown>): Promise<void> {
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
      noticed_at timestamptz,
      -- A saved card that the provider still has to forget.
      revoked_method_id text
    )`.execute(database)

  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null references registrations,
      position smallint not null check (position > 0),
      due_day date not null,
      amount integer not null check (amount > 0),
      method text not null check (method in ('card', 'wire', 'check', 'credit')),
      intent_id text,
      state text not null check (state in ('open', 'succeeded', 'canceled')),
      -- Attempts that the bank declined.
      attempts integer not null default 0 check (attempts >= 0),
      receipt_number text,
      card jsonb,
      -- When the poll last read it, by the real clock.
      checked_at timestamptz,
      -- By the real clock.
      opened_at timestamptz not null,
      -- How often it was charged without the cardholder, and the academy's day of the last time.
      tries integer not null default 0 check (tries >= 0),
      tried_on date,
      decline text,
      -- Its intents so far: each new one needs a new idempotency key.
      intents integer not null default 0,
      -- The amount of its intent: its own, or that of all open payments.
      intent_amount integer,
      -- The reference of a wire or the number of a check.
      reference text,
      unique (registration_id, position),
      unique (intent_id, registration_id),
      unique (receipt_number, registration_id)
    )`.execute(database)
  await sql`create index payments_open on payments (registration_id) where state = 'open'`.execute(database)
  await sql`create index payments_due on payments (due_day) where state = 'open'`.execute(database)

  await sql`
    create table disputes (
      id text primary key,
      payment_id uuid not null references payments,
      amount integer not null check (amount >= 0),
      state text not null check (state in ('open', 'inquiry', 'lost', 'won')),
      only_asked boolean not null
    )`.execute(database)
  await sql`create index disputes_of_payment on disputes (payment_id)`.execute(database)
  await sql`
    create index disputes_under_way on disputes (payment_id) where state in ('open', 'inquiry')`.execute(
    database,
  )
}

async function createRefunds(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      key text primary key,
      registration_id uuid not null references registrations,
      amount integer not null check (amount > 0),
      reason text not null
        check (reason in ('canceled', 'late', 'mismatch', 'academy', 'goodwill', 'elsewhere', 'upgrade')),
      state text not null check (state in ('due', 'pending', 'succeeded', 'failed', 'outside', 'credit')),
      decided_at timestamptz not null,
      payment_id uuid not null references payments,
      -- Distinguishes a retry at the provider. The key stays the same over all attempts.
      attempt text,
      decision text not null
    )`.execute(database)
  await sql`create index refunds_of_registration on refunds (registration_id)`.execute(database)
  await sql`
    create index refunds_unfinished on refunds (registration_id)
    where state in ('due', 'pending')`.execute(database)
  await sql`create index refunds_failed on refunds (decided_at) where state = 'failed'`.execute(database)

  await sql`
    create table approvals (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null references registrations,
      items text[] not null,
      amount integer not null check (amount > 0),
      -- Only a part of the price is refunded, and the courses stay.
      keeps boolean not null,
      -- What the policy gave, and the most that could be refunded, when it was asked for.
      policy integer not null,
      most integer not null,
      -- Erasing the person empties both reasons.
      reason text not null,
      state text not null default 'asked' check (state in ('asked', 'approved', 'declined', 'withdrawn')),
      asked_by uuid not null references staff,
      asked_at timestamptz not null,
      decided_by uuid references staff,
      decided_at timestamptz,
      decline_reason text not null default '',
      check ((state = 'asked') = (decided_at is null)),
      check ((decided_at is null) = (decided_by is null)),
      -- Nobody approves their own request.
      check (state <> 'approved' or decided_by <> asked_by)
    )`.execute(database)
  await sql`
    create unique index approvals_asked on approvals (registration_id) where state = 'asked'`.execute(
    database,
  )
  await sql`create index approvals_of_registration on approvals (registration_id, asked_at)`.execute(database)
}

async function createWires(database: Kysely<unknown>): Promise<void> {
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
  await sql`
    create unique index wires_waiting on wires (coalesce(registration_id, offer_id)) where state = 'recorded'`.execute(
    database,
  )
}

async function createCredit(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table tuition_credits (
      id uuid primary key default gen_random_uuid(),
      -- Empty after the person was erased.
      email text not null,
      source text not null check (source in ('refund', 'returned', 'goodwill', 'product', 'upgrade', 'refilled')),
      amount integer not null check (amount > 0),
      expires_on date not null,
      reason text,
      -- The registration that it came from.
      registration_id uuid references registrations,
      given_at timestamptz not null,
      reversed_at timestamptz,
      -- What the ledger has of it, and what unpaid orders hold of that.
      balance integer not null check (balance >= 0),
      held integer not null default 0 check (held >= 0),
      check (held <= balance)
    )`.execute(database)
  await sql`create index tuition_credits_of_person on tuition_credits (email)`.execute(database)
  // One seat that the waiting list fills again gives one credit. The reason is the course.
  await sql`
    create unique index tuition_credits_refilled on tuition_credits (registration_id, reason)
    where source = 'refilled'`.execute(database)

  await sql`
    create table credit_holds (
      registration_id uuid not null references registrations,
      credit_id uuid not null references tuition_credits,
      amount integer not null check (amount > 0),
      primary key (registration_id, credit_id)
    )`.execute(database)
}

async function createLedger(database: Kysely<unknown>): Promise<void> {
  // A refund made in the provider's dashboard has no row of ours, so its reference is the provider's id.
  await sql`
    create table ledger_entries (
      id bigint generated always as identity primary key,
      key text not null unique,
      registration_id uuid references registrations,
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
      credit_id uuid references tuition_credits,
      check (from_account <> to_account),
      check (refund is null or dispute is null),
      foreign key (registration_id, course) references registration_lines,
      check (registration_id is not null or credit_id is not null),
      check (credit_id is null or 'credit' in (from_account, to_account))
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
  await sql`
    create index ledger_entries_of_cash on ledger_entries (day, id) include (from_account, to_account, amount)
    where from_account in ('provider', 'offline') or to_account in ('provider', 'offline')`.execute(database)
  await sql`
    create index ledger_entries_of_tuition on ledger_entries (day) include (course, from_account, amount)
    where course is not null and (from_account = 'tuition' or to_account = 'tuition')`.execute(database)
  await sql`
    create index ledger_entries_of_credit on ledger_entries (credit_id) where credit_id is not null`.execute(
    database,
  )
}

async function createProviderEvents(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_events (
      id text primary key,
      type text not null,
      done_at timestamptz not null
    )`.execute(database)
  await sql`create index provider_events_done_at on provider_events (done_at)`.execute(database)

  await sql`
    create table failed_authentications (
      event_id text primary key,
      intent_id text not null,
      failed_at timestamptz not null
    )`.execute(database)
  await sql`
    create index failed_authentications_of_intent on failed_authentications (intent_id)`.execute(database)

  await sql`
    create table receipt_numbers (
      year integer primary key,
      last integer not null
    )`.execute(database)
}
