// What a second person decides: refund steps that a move by staff keeps, and changes above the limit.
import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  // The refund steps count from this day. Null: from the first day of the date.
  await sql`alter table registration_lines add column steps_from date`.execute(database)
}
