import { type ExpressionBuilder, sql } from 'kysely'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationLinesTable } from '#platform/database/rows/registrations.ts'
import type { Tables } from '#platform/database/rows/tables.ts'
import type { TakeoverRow } from '#platform/database/rows/takeovers.ts'

/** The colleague who has taken a line over. */
export type LineHolder = Pick<TakeoverRow, 'id' | 'name' | 'email' | 'language' | 'uid'>

type WithLine = ExpressionBuilder<Tables & { line: RegistrationLinesTable }, 'line'>

/** The account that holds a line, for queries that join `registration` and `takeover`. */
export const holderUid = sql<
  string | null
>`case when takeover.id is null then registration.uid else takeover.uid end`

/** Null while the registrant holds the line. */
export function holderOfLine(row: WithLine) {
  return row
    .selectFrom('takeovers as takeover')
    .select(
      sql<LineHolder>`json_build_object('id', takeover.id, 'name', takeover.name, 'email', takeover.email,
        'language', takeover.language, 'uid', takeover.uid)`.as('holder'),
    )
    .whereRef('takeover.registrationId', '=', 'line.registrationId')
    .whereRef('takeover.course', '=', 'line.course')
    .where('takeover.takenAt', 'is not', null)
    .as('holder')
}

export function takeoverById(db: Database, id: string): Promise<TakeoverRow | undefined> {
  return db.selectFrom('takeovers').selectAll().where('id', '=', id).executeTakeFirst()
}

export function takeoversOf(db: Database, registrationIds: readonly string[]): Promise<TakeoverRow[]> {
  return db
    .selectFrom('takeovers')
    .selectAll()
    .where('registrationId', '=', sql<string>`any(${registrationIds})`)
    .execute()
}

type Offered = {
  registrationId: string
  course: CourseId
  name: string
  email: string
  language: Language
  offeredAt: Date
}

/** An earlier offer of the line ends: its link has another edition. */
export function offerLine(trx: Database, offered: Offered): Promise<TakeoverRow> {
  const { name, email, language, offeredAt } = offered
  return trx
    .insertInto('takeovers')
    .values(offered)
    .onConflict((conflict) =>
      conflict.columns(['registrationId', 'course']).doUpdateSet({
        name,
        email,
        language,
        offeredAt,
        edition: sql<number>`takeovers.edition + 1`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The caller holds the registration's lock. */
export function takeLine(
  trx: Database,
  id: string,
  taken: Pick<TakeoverRow, 'name' | 'language'> & { takenAt: Date },
): Promise<TakeoverRow> {
  return trx.updateTable('takeovers').set(taken).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** What a verified address has taken over joins its account. */
export async function claimTakeovers(
  db: Database,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  await db
    .updateTable('takeovers')
    .set({ uid })
    .where('uid', 'is', null)
    .where('email', '=', email)
    .where('takenAt', 'is not', null)
    .execute()
}

/** The lines that an account has taken over. */
export function linesTakenBy(
  db: Database,
  uid: string,
): Promise<{ registrationId: string; course: CourseId }[]> {
  return db
    .selectFrom('takeovers')
    .select(['registrationId', 'course'])
    .where('uid', '=', uid)
    .where('takenAt', 'is not', null)
    .execute()
}

/** What a colleague was offered or has taken over, for the data of a person. */
export async function takeoversOfPerson(
  db: Database,
  { uid, address }: { uid: string | null; address: string | null },
): Promise<Pick<TakeoverRow, 'course' | 'name' | 'email' | 'offeredAt' | 'takenAt'>[]> {
  return db
    .selectFrom('takeovers')
    .select(['course', 'name', 'email', 'offeredAt', 'takenAt'])
    .where((row) => row.or([row('uid', '=', uid), row('email', '=', address ?? '')]))
    .where('email', '<>', '')
    .orderBy('offeredAt')
    .execute()
}

/** Removes a colleague. Their certificates are deleted, and the lines stay taken over. Returns the ids. */
export async function eraseHolder(
  trx: Database,
  { uid, address }: { uid: string | null; address: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string; registrationId: string; course: CourseId }>`
    update takeovers set uid = null, name = '', email = ''
    where uid = ${uid} or email = ${address} returning id, registration_id, course`.execute(trx)
  for (const { registrationId, course } of rows) {
    await trx
      .deleteFrom('certificates')
      .where('registrationId', '=', registrationId)
      .where('course', '=', course)
      .where((row) =>
        row.exists(
          row
            .selectFrom('takeovers')
            .select('id')
            .where('registrationId', '=', registrationId)
            .where('course', '=', course)
            .where('takenAt', 'is not', null),
        ),
      )
      .execute()
  }
  return rows.map(({ id }) => id)
}
