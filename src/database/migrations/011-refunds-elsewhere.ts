// A refund that was made on the provider's own pages and failed there is the academy's to send again.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds drop constraint refunds_reason_check,
      add constraint refunds_reason_check
        check (reason in ('canceled', 'late', 'mismatch', 'academy', 'goodwill', 'elsewhere'))`.execute(
    database,
  )
}
