import type { Database } from '#platform/database/connection.ts'
import type { OutsideCreditRow } from '#platform/database/rows/awards.ts'
import { putEntry } from './reviewed-entries.queries.ts'

export function putOutsideCredit(
  db: Database,
  credit: Omit<OutsideCreditRow, 'state' | 'reason'>,
): Promise<boolean> {
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
