import type { Database } from '../engine/connection.ts'
import type { StaffActionRow } from './rows/site.ts'

export async function insertStaffAction(trx: Database, action: Omit<StaffActionRow, 'id'>): Promise<void> {
  await trx.insertInto('staffActions').values(action).execute()
}

/** Oldest first. */
export function staffActions(
  db: Database,
  { since, who }: { since: Date; who: string | undefined },
): Promise<StaffActionRow[]> {
  const recent = db.selectFrom('staffActions').selectAll().where('at', '>=', since)
  return (who === undefined ? recent : recent.where('who', '=', who)).orderBy('id').execute()
}
