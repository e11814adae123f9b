import type { ColumnType, Selectable } from 'kysely'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'
import { putEntry, type ReviewState } from './reviewed-entries.ts'

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

export function putAwardCase(db: Database, awardCase: Omit<AwardCaseRow, 'state'>): Promise<boolean> {
  return putEntry(db, 'awardCases', awardCase)
}

export function awardCaseById(db: Database, id: string): Promise<AwardCaseRow | undefined> {
  return db.selectFrom('awardCases').selectAll().where('id', '=', id).executeTakeFirst()
}

export function awardCasesOf(db: Database, uid: string): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('uid', '=', uid).orderBy('treatedOn').execute()
}

export function pendingAwardCases(db: Database): Promise<AwardCaseRow[]> {
  return db.selectFrom('awardCases').selectAll().where('state', '=', 'pending').orderBy('enteredAt').execute()
}
