// Money may go back for a course that stays: the line keeps how much of its price that was.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registration_lines add column returned integer not null default 0 check (returned >= 0),
      add check (granted + returned <= amount)`.execute(database)
  await sql`
    alter table refunds drop constraint refunds_reason_check,
      add constraint refunds_reason_check
        check (reason in ('canceled', 'late', 'mismatch', 'academy', 'goodwill'))`.execute(database)
}
