import type { Clock } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'
import { type ChangedValues, insertStaffAction } from './staff-actions.queries.ts'

/**
 * Records what staff did, in the transaction that does it. Every action that only staff may take needs one. The
 * sentence has ids and names of fields; personal values go to `changed`, which erasing the person deletes.
 */
export type Note = (trx: Database, what: string, changed?: ChangedValues) => Promise<void>

export type Author = { staffId: string } | { user: string }

export function makeNote({ by, command, clock }: { by: Author; command: string; clock: Clock }): Note {
  return (trx, what, changed) => insertStaffAction(trx, { at: clock.now(), by, command, what }, changed)
}
