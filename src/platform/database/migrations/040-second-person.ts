// What a second person decides: refund steps that a move by staff keeps, and changes above the limit.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // The refund steps count from this day. Null: from the first day of the date.
  await sql`alter table registration_lines add column steps_from date`.execute(database)
  // A change above the limit that one person has asked for. It is made when another one makes the same change.
  await sql`
    create table asked_changes (
      id uuid primary key default gen_random_uuid(),
      path text not null,
      change text not null,
      words text not null,
      amount integer not null check (amount > 0),
      asked_by uuid not null references staff,
      asked_at timestamptz not null,
      unique (path, change, amount, asked_by)
    )`.execute(database)
}
