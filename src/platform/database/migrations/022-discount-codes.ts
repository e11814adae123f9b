// Discount codes: how much they take off what, how often and when, and the orders that used them.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table discount_codes (
      code text primary key check (code = upper(code)),
      percent integer check (percent between 1 and 99),
      amount integer check (amount > 0),
      -- Null for every course and program.
      items text[],
      most integer not null check (most > 0),
      from_day date not null,
      until_day date not null,
      made_at timestamptz not null,
      ended_at timestamptz,
      check ((percent is null) <> (amount is null)),
      check (from_day <= until_day)
    )`.execute(database)
  await sql`
    create table code_uses (
      registration_id uuid primary key references registrations,
      code text not null references discount_codes
    )`.execute(database)
  await sql`create index code_uses_of_code on code_uses (code)`.execute(database)
}
