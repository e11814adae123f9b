import type { ColumnType, Selectable } from 'kysely'
import type { Day } from '#domain/days.ts'
import type { Database } from './connection.ts'
import type { ReviewState } from './outside-credits.ts'

/** Cases that a dentist documents for an award; they count once staff have approved them. */
export type AwardCasesTable = {
  id: string
  uid: string
  title: string
  summary: string
  treatedOn: ColumnType<Day>
  state: ReviewState
  enteredAt: ColumnType<Date>
}

export type AwardCaseRow = Selectable<AwardCasesTable>

export async function insertAwardCase(db: Database, awardCase: Omit<AwardCaseRow, 'state'>) {
  await db
    .insertInto('awardCases')
    .values({ ...awardCase, state: 'pending' })
    .execute()
}

export function awardCasesOf(db: Database, uid: string): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('uid', '=', uid).orderBy('treatedOn').execute()
}

/** What staff have looked at stays; false where nothing of one's own waits under that id. */
export async function withdrawAwardCase(db: Database, uid: string, id: string): Promise<boolean> {
  const withdrawn = await db
    .deleteFrom('awardCases')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined
}

export function pendingAwardCases(db: Database): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('state', '=', 'pending').orderBy('enteredAt').execute()
}

export function decideAwardCase(
  db: Database,
  id: string,
  state: Exclude<ReviewState, 'pending'>,
): Promise<AwardCaseRow | undefined> {
  return db.updateTable('awardCases').set({ state }).where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteAwardCasesOf(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('awardCases').where('uid', '=', uid).execute()
}
