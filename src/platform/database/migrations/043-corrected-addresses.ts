// What a guest paid stays the guest's when staff give the registration to another address.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column address_corrected boolean not null default false`.execute(
    database,
  )
  // A saved card that the provider still has to forget.
  await sql`alter table plans add column revoked_method_id text`.execute(database)
}
