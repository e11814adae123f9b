// Filters of the list of registrations that a staff member keeps, and indexes that Figures read without the table.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_views (
      id uuid primary key default gen_random_uuid(),
      staff_id uuid not null references staff,
      name text not null,
      -- As the address has them, such as status=refunded&course=module2.
      search text not null,
      kept_at timestamptz not null,
      unique (staff_id, name)
    )`.execute(database)
  await sql`drop index ledger_entries_of_cash`.execute(database)
  await sql`
    create index ledger_entries_of_cash on ledger_entries (day, id) include (from_account, to_account, amount)
    where from_account in ('provider', 'offline') or to_account in ('provider', 'offline')`.execute(database)
  await sql`
    create index ledger_entries_of_tuition on ledger_entries (day) include (course, from_account, amount)
    where course is not null and (from_account = 'tuition' or to_account = 'tuition')`.execute(database)
}
