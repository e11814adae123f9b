import type { Database } from '#database/engine/connection.ts'
import { recordPage } from '#database/tables/staff-actions.ts'
import { ApiError } from '../http/errors.ts'

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
