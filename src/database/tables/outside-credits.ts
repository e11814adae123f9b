import type { ColumnType, Selectable } from 'kysely'
import type { CreditKind } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from '../engine/connection.ts'
import { putEntry, type ReviewState } from './reviewed-entries.ts'

/** CE hours earned elsewhere: entered by the dentist, counted once staff have approved them. */
export type OutsideCreditsTable = {
  id: string
  uid: string
  title: string
  provider: string
  kind: CreditKind
  hours: number
  earnedOn: ColumnType<Day>
  state: ReviewState
  enteredAt: ColumnType<Date>
}

export type OutsideCreditRow = Selectable<OutsideCreditsTable>

export function putOutsideCredit(db: Database, credit: Omit<OutsideCreditRow, 'state'>): Promise<boolean> {
  return putEntry(db, 'outsideCredits', credit)
}

export function outsideCreditById(db: Database, id: string): Promise<OutsideCreditRow | undefined> {
  return db.selectFrom('outsideCredits').selectAll().where('id', '=', id).executeTakeFirst()
}

export function outsideCreditsOf(db: Database, uid: string): Promise<OutsideCreditRow[]> {
  return db.selectFrom('outsideCredits').selectAll().where('uid', '=', uid).orderBy('earnedOn').execute()
}

export function pendingOutsideCredits(db: Database): Promise<OutsideCreditRow[]> {
  return db
    .selectFrom('outsideCredits')
    .selectAll()
    .where('state', '=', 'pending')
    .orderBy('enteredAt')
    .execute()
}
