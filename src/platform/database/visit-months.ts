// The monthly partitions of the visits, which a restore creates before it fills them.
import { sql } from 'kysely'
import { addMonths, type Day } from '#domain/dates/days.ts'
import type { Database } from './connection.ts'

/** First days of the months that have a partition. */
export async function listOpenMonths(db: Database): Promise<Day[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'visits'::regclass`.execute(db)
  return rows.map(({ name }) => `${name.slice(-7).replace('_', '-')}-01`)
}

export async function openMonth(db: Database, start: Day): Promise<void> {
  await sql`
    create table ${sql.table(partition(start))} partition of visits
    for values from (${sql.lit(start)}) to (${sql.lit(addMonths(start, 1))})`.execute(db)
}

/** visits_2026_11 */
export function partition(start: Day): string {
  return `visits_${start.slice(0, 7).replace('-', '_')}`
}
