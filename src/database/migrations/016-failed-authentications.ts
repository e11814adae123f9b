// Attempts that end in 3-D Secure count among the ten of a payment.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table failed_authentications (
      event_id text primary key,
      intent_id text not null,
      failed_at timestamptz not null
    )`.execute(database)
  await sql`create index failed_authentications_of_intent on failed_authentications (intent_id)`.execute(
    database,
  )
}
