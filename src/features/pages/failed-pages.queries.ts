import type { Selectable } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { FailedPagesTable } from '#platform/database/rows/site.ts'

type FailedPageRow = Selectable<FailedPagesTable>

export function failedPages(db: Database): Promise<FailedPageRow[]> {
  return db.selectFrom('failedPages').selectAll().orderBy('since').orderBy('path').execute()
}

/** Replaces the list. Answers the pages that were not in it. */
export async function setFailedPages(
  trx: Database,
  failed: readonly FailedPageRow[],
): Promise<FailedPageRow[]> {
  const gone = trx.deleteFrom('failedPages')
  if (failed.length === 0) {
    await gone.execute()
    return []
  }
  const paths = failed.map(({ path }) => path)
  await gone.where('path', 'not in', paths).execute()
  return trx
    .insertInto('failedPages')
    .values([...failed])
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returningAll()
    .execute()
}
