import type { ColumnType, Selectable } from 'kysely'
import type { CreditKind } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from './connection.ts'

export type ReviewState = 'pending' | 'approved' | 'declined'

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

export async function insertOutsideCredit(db: Database, credit: Omit<OutsideCreditRow, 'state'>) {
  await db
    .insertInto('outsideCredits')
    .values({ ...credit, state: 'pending' })
    .execute()
}

export function outsideCreditsOf(db: Database, uid: string): Promise<OutsideCreditRow[]> {
  return db.selectFrom('outsideCredits').selectAll().where('uid', '=', uid).orderBy('earnedOn').execute()
}

/** What staff have looked at stays; false where nothing of one's own waits under that id. */
export async function withdrawOutsideCredit(db: Database, uid: string, id: string): Promise<boolean> {
  const withdrawn = await db
    .deleteFrom('outsideCredits')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined
}

export function pendingOutsideCredits(db: Database): Promise<OutsideCreditRow[]> {
  return db
    .selectFrom('outsideCredits')
    .selectAll()
    .where('state', '=', 'pending')
    .orderBy('enteredAt')
    .execute()
}

export function decideOutsideCredit(
  db: Database,
  id: string,
  state: Exclude<ReviewState, 'pending'>,
): Promise<OutsideCreditRow | undefined> {
  return db
    .updateTable('outsideCredits')
    .set({ state })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteOutsideCreditsOf(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('outsideCredits').where('uid', '=', uid).execute()
}
