import type { ColumnType, Selectable } from 'kysely'
import type { CreditKind } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import type { Database } from './connection.ts'
import type { ReviewState } from './reviewed-entries.ts'

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

/**
 * What is sent again is the same entry, as it was typed last; once staff have looked at it, it stays. False where another one stands
 * under that id.
 */
export async function putOutsideCredit(
  db: Database,
  credit: Omit<OutsideCreditRow, 'state'>,
): Promise<boolean> {
  const { enteredAt, ...entry } = credit
  const { id, uid, ...typed } = entry
  const written = await db
    .insertInto('outsideCredits')
    .values({ ...credit, state: 'pending' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...typed, enteredAt })
        .where('outsideCredits.uid', '=', uid)
        .where('outsideCredits.state', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst()
  if (written) return true
  const same = db
    .selectFrom('outsideCredits')
    .select('id')
    .where((row) => row.and(entry))
  return (await same.executeTakeFirst()) !== undefined
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
