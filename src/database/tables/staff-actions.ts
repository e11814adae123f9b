import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { Database } from '../engine/connection.ts'

/** What staff changed. It names ids and never people: who is erased later stays erased. */
export type StaffActionsTable = {
  id: GeneratedAlways<number>
  at: ColumnType<Date>
  who: string
  /** 'sessions move' */
  command: string
  what: string
}

export type StaffActionRow = Selectable<StaffActionsTable>

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
