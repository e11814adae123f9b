import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { AwardCaseRow } from '#platform/database/rows/awards.ts'
import { putEntry } from './reviewed-entries.queries.ts'

export function putAwardCase(
  db: Database,
  awardCase: Omit<AwardCaseRow, 'state' | 'reason'>,
): Promise<boolean> {
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

/** Approved cases by account. */
export async function countApprovedCases(
  db: Database,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ uid: string; count: number }>`
    select uid, count(*) as count from award_cases where state = 'approved' and uid = any(${uids}) group by uid`.execute(
    db,
  )
  return new Map(rows.map(({ uid, count }) => [uid, count]))
}
