import type { Subject } from '#domain/record/subjects.ts'
import { lastChangeOf, type RecordedAction } from '#features/record/staff-actions.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'

type Opened = { subject: Subject | null; opened: number; current: number }

/**
 * Refuses a form that was opened before the row's last change, and says who changed what. Call it in the transaction
 * that locked the row.
 */
export async function refuseStale(trx: Database, { subject, opened, current }: Opened): Promise<void> {
  if (opened !== current) throw stale(subject ? await lastChangeOf(trx, subject) : undefined)
}

export function stale(last: RecordedAction | undefined): Refusal {
  const change = last ? { by: last.who, at: last.at.toISOString(), action: last.action } : null
  return new Refusal('stale', { change })
}
