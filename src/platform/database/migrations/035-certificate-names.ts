// What the course of a certificate was called when it was sold. Null for orders before migration 027.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table certificates add column sold_as jsonb`.execute(database)
  await sql`
    update certificates set sold_as = line.sold_as from registration_lines line
    where line.registration_id = certificates.registration_id and line.course = certificates.course
      and line.sold_as is not null`.execute(database)
}
