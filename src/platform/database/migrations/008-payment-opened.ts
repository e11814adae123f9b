// The waits of the poll count from when a payment was opened, not from when its registration was.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // By the real clock.
  await sql`alter table payments add column opened_at timestamptz`.execute(database)
  // So far the site has opened one payment, together with its registration.
  await sql`
    update payments set opened_at = registrations.opened_at
    from registrations where registrations.id = registration_id`.execute(database)
  await sql`alter table payments alter column opened_at set not null`.execute(database)
}
