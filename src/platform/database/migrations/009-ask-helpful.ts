// Whether a visitor found an answer helpful. Still without the person.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table asked_questions add column helpful boolean`.execute(database)
}
