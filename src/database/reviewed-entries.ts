// What a dentist enters and staff look at: each kind has a table of its own, and these rules are the same for all.
import type { Database } from './connection.ts'

export type ReviewState = 'pending' | 'approved' | 'declined'

export type ReviewedTable = 'awardCases' | 'outsideCredits'

/** What staff have looked at stays; false where nothing of one's own waits under that id. */
export async function withdrawEntry(
  db: Database,
  table: ReviewedTable,
  { uid, id }: { uid: string; id: string },
): Promise<boolean> {
  const withdrawn = await db
    .deleteFrom(table)
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined
}

/** Undefined where nothing was entered under that id. */
export function markEntry(
  db: Database,
  table: ReviewedTable,
  id: string,
  state: Exclude<ReviewState, 'pending'>,
): Promise<{ id: string; title: string } | undefined> {
  return db
    .updateTable(table)
    .set({ state })
    .where('id', '=', id)
    .returning(['id', 'title'])
    .executeTakeFirst()
}

export async function deleteEntriesOf(db: Database, table: ReviewedTable, uid: string): Promise<void> {
  await db.deleteFrom(table).where('uid', '=', uid).execute()
}
