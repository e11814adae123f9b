import type { ColumnType, Selectable } from 'kysely'
import type { Day } from '#domain/days.ts'
import type { Database } from './connection.ts'
import type { ReviewState } from './reviewed-entries.ts'

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

/** What is sent again is the same entry, as it was typed last; once staff have looked at it, it stays. */
export async function putAwardCase(db: Database, awardCase: Omit<AwardCaseRow, 'state'>) {
  const { id, uid, ...typed } = awardCase
  await db
    .insertInto('awardCases')
    .values({ ...awardCase, state: 'pending' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(typed)
        .where('awardCases.uid', '=', uid)
        .where('awardCases.state', '=', 'pending'),
    )
    .execute()
}

export function awardCasesOf(db: Database, uid: string): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('uid', '=', uid).orderBy('treatedOn').execute()
}

export function pendingAwardCases(db: Database): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('state', '=', 'pending').orderBy('enteredAt').execute()
}
