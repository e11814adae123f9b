// Entries that dentists submit and staff review. Each kind has its own table; these rules apply to all.

import type { Database } from '#platform/database/connection.ts'
import type { ReviewState } from '#platform/database/rows/awards.ts'

export type ReviewedTable = 'awardCases' | 'outsideCredits'

type Entered = { id: string; uid: string; title: string; enteredAt: Date }

/**
 * Submitting an entry again updates it until staff have reviewed it. False if the id belongs to a different entry.
 */
export async function putEntry(db: Database, table: ReviewedTable, entered: Entered): Promise<boolean> {
  const { enteredAt, ...entry } = entered
  const { id, uid, ...typed } = entry
  const written = await db
    .insertInto(table)
    .values({ ...entered, state: 'pending' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...typed, enteredAt })
        .where(`${table}.uid` as const, '=', uid)
        .where(`${table}.state` as const, '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst()
  if (written) return true
  const same = db
    .selectFrom(table)
    .select('id')
    .where((row) => row.and(entry))
  return (await same.executeTakeFirst()) !== undefined
}

/** Only pending entries of the owner can be withdrawn. Otherwise false. */
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

/** Marks the entry as staff read it. False if it changed since. */
export async function markEntry(
  db: Database,
  table: ReviewedTable,
  { enteredAt, ...read }: Entered & { state: ReviewState },
  decision: { state: Exclude<ReviewState, 'pending'>; reason: string | null },
): Promise<boolean> {
  const marked = await db
    .updateTable(table)
    .set(decision)
    .where((row) => row.and(read))
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

export async function deleteEntriesOf(db: Database, table: ReviewedTable, uid: string): Promise<void> {
  await db.deleteFrom(table).where('uid', '=', uid).execute()
}
