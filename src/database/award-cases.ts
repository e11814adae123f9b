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

/**
 * What is sent again is the same entry, as it was typed last; once staff have looked at it, it stays. False where another one stands
 * under that id.
 */
export async function putAwardCase(db: Database, awardCase: Omit<AwardCaseRow, 'state'>): Promise<boolean> {
  const { enteredAt, ...entry } = awardCase
  const { id, uid, ...typed } = entry
  const written = await db
    .insertInto('awardCases')
    .values({ ...awardCase, state: 'pending' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...typed, enteredAt })
        .where('awardCases.uid', '=', uid)
        .where('awardCases.state', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst()
  if (written) return true
  const same = db
    .selectFrom('awardCases')
    .select('id')
    .where((row) => row.and(entry))
  return (await same.executeTakeFirst()) !== undefined
}

export function awardCasesOf(db: Database, uid: string): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('uid', '=', uid).orderBy('treatedOn').execute()
}

export function pendingAwardCases(db: Database): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('state', '=', 'pending').orderBy('enteredAt').execute()
}
