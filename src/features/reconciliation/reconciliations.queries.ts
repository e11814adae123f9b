// The results of the nightly reconciliation.
import type { Day } from '#domain/dates/days.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Disagreement } from './disagreement.ts'

export type Reconciliation = {
  day: Day
  doneAt: Date
  paymentsCompared: boolean
  found: Disagreement[]
}

/** A second run on the same day replaces the first. */
export async function recordReconciliation(db: Database, result: Reconciliation): Promise<void> {
  const { day, ...run } = result
  const values = { ...run, found: JSON.stringify(run.found) }
  await db
    .insertInto('reconciliations')
    .values({ day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute()
}

export function lastReconciliation(db: Database): Promise<Reconciliation | undefined> {
  return db.selectFrom('reconciliations').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()
}
