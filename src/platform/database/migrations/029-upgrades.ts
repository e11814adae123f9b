// Upgrades: which lines of earlier registrations count toward a program.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table upgrades (
      registration_id uuid primary key references registrations,
      -- Each line with what was paid for it.
      lines jsonb not null
    )`.execute(database)
  // One seat that the waiting list fills again gives one credit. The reason is the course.
  await sql`
    create unique index tuition_credits_refilled on tuition_credits (registration_id, reason)
    where source = 'refilled'`.execute(database)
  await sql`
    alter table refunds
      drop constraint refunds_reason_check,
      add constraint refunds_reason_check
        check (reason in ('canceled', 'late', 'mismatch', 'academy', 'goodwill', 'elsewhere', 'upgrade'))`.execute(
    database,
  )
}
