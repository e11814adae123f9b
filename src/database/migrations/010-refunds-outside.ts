// A refund that failed at the provider may be settled by another way.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds drop constraint refunds_state_check,
      add constraint refunds_state_check
        check (state in ('due', 'pending', 'succeeded', 'failed', 'outside'))`.execute(database)
}
