import { recordPage } from '#features/record/staff-actions.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { ApiError } from '#platform/http/errors.ts'

/**
 * Refuses a form that was opened before the row's last change, and says who changed what. Call it in the transaction
 * that locked the row.
 */
export async function refuseStale(
  trx: Database,
  { about, opened, current }: { about: string; opened: number; current: number },
): Promise<void> {
  if (opened === current) return
  const [last] = await recordPage(trx, { about }, 1)
  const change = last ? { by: last.who, at: last.at.toISOString(), what: last.what } : null
  throw new ApiError(409, 'stale', { change })
}
