// Credit of a person: rows with a source and an expiry, whose amounts are entries of the ledger.
import { type Kysely, sql } from 'kysely'

const accounts = sql`('tuition', 'receivable', 'provider', 'offline', 'refund_payable', 'disputed', 'write_off',
  'credit', 'goodwill')`

export async function up(database: Kysely<unknown>): Promise<void> {
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
  await sql`
    create table credit_holds (
      registration_id uuid not null references registrations,
      credit_id uuid not null references tuition_credits,
      amount integer not null check (amount > 0),
      primary key (registration_id, credit_id)
    )`.execute(database)
  await sql`
    alter table ledger_entries
      alter column registration_id drop not null,
      add column credit_id uuid references tuition_credits,
      add check (registration_id is not null or credit_id is not null),
      add check (credit_id is null or 'credit' in (from_account, to_account)),
      drop constraint ledger_entries_from_account_check,
      drop constraint ledger_entries_to_account_check,
      add constraint ledger_entries_from_account_check check (from_account in ${accounts}),
      add constraint ledger_entries_to_account_check check (to_account in ${accounts})`.execute(database)
  await sql`create index ledger_entries_of_credit on ledger_entries (credit_id) where credit_id is not null`.execute(
    database,
  )
  await sql`
    alter table refunds
      drop constraint refunds_state_check,
      add constraint refunds_state_check
        check (state in ('due', 'pending', 'succeeded', 'failed', 'outside', 'credit'))`.execute(database)
}
