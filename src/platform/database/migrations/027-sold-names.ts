// What a course was called when it was sold: staff may rename it later. Null for orders before this.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registration_lines add column sold_as jsonb`.execute(database)
}
