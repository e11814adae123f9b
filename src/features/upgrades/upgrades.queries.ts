// Upgrades to a program, and what moves into it.
import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { CountedLine } from '#platform/database/rows/upgrades.ts'

export async function insertUpgrade(
  trx: Database,
  registrationId: string,
  lines: readonly CountedLine[],
): Promise<void> {
  const stored = sql<CountedLine[]>`${JSON.stringify(lines)}::jsonb`
  await trx.insertInto('upgrades').values({ registrationId, lines: stored }).execute()
}

/** Undefined for a registration that is no upgrade. */
export async function upgradeOf(db: Database, registrationId: string): Promise<CountedLine[] | undefined> {
  const row = await db
    .selectFrom('upgrades')
    .select('lines')
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
  return row?.lines
}

/** The date, the completion, attendance and certificate of a line move to the line of another registration. */
export async function moveLineIn(
  trx: Database,
  { registrationId: from, course }: Pick<CountedLine, 'registrationId' | 'course'>,
  to: string,
): Promise<void> {
  await sql`
    update registration_lines line set course_date_id = former.course_date_id, completed_on = former.completed_on,
      ce_hours = former.ce_hours, moved_from = former.moved_from, steps_from = former.steps_from
    from registration_lines former
    where line.registration_id = ${to} and line.course = ${course}
      and former.registration_id = ${from} and former.course = ${course}`.execute(trx)
  await sql`
    update attendance set registration_id = ${to} where registration_id = ${from} and course_date_id in (
      select course_date_id from registration_lines where registration_id = ${from} and course = ${course})`.execute(
    trx,
  )
  await sql`
    update certificates set registration_id = ${to} where registration_id = ${from} and course = ${course}`.execute(
    trx,
  )
}
