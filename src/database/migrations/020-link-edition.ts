// Links of a registration end when staff correct its address: its letters carry the next edition then.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations add column link_edition smallint not null default 0 check (link_edition >= 0)`.execute(
    database,
  )
}
