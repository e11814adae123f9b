// The last day of each purchase's refund policy, as the hourly reminders ask for it: without this they read every purchase.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // Of unpaid ones too: PostgreSQL takes no statistics from an index of some rows, and without them it reads every line.
  await sql`
    create index registrations_policy_end on registrations ((
      ((paid_at at time zone 'America/Los_Angeles')::date
        + make_interval(months => (refund_policy->>'months')::integer))::date
    ))`.execute(database)
}
