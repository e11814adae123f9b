// A payer registers colleagues: one registration for each person, and one payment for all of them.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations
      -- The payer's registration. The payer's own has its own id here.
      add column group_id uuid references registrations`.execute(database)
  await sql`create index registrations_of_group on registrations (group_id) where group_id is not null`.execute(
    database,
  )
  // The registrations of a group share the intent and its receipt. Each has its part of the money.
  await sql`
    alter table payments
      drop constraint payments_intent_id_key,
      drop constraint payments_receipt_number_key,
      add unique (intent_id, registration_id),
      add unique (receipt_number, registration_id)`.execute(database)
}
