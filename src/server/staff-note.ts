import type { Database } from '#database/engine/connection.ts'
import { insertStaffAction } from '#database/tables/staff-actions.ts'
import type { Clock } from '#domain/clock.ts'

/** Records what staff did, in the transaction that does it. Every action that only staff may take needs one. */
export type Note = (trx: Database, what: string) => Promise<void>

export function makeNote({ who, command, clock }: { who: string; command: string; clock: Clock }): Note {
  return (trx, what) => insertStaffAction(trx, { at: clock.now(), who, command, what })
}
