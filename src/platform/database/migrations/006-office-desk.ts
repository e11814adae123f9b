// What staff do with registrations and people: requests that a second person approves, and notes.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
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

  await sql`
    create table notes (
      id uuid primary key default gen_random_uuid(),
      -- The id of a registration or of a person.
      about text not null,
      text text not null,
      written_by uuid not null references staff,
      written_at timestamptz not null
    )`.execute(database)
  await sql`create index notes_about on notes (about, written_at)`.execute(database)
}
