import type { FactsOf, Verb } from '#contract/record.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { Database } from '#platform/database/connection.ts'
import { type ChangedValues, insertStaffAction } from './staff-actions.queries.ts'

/**
 * Records what staff did, in the transaction that does it. Every action that only staff may take needs one. Facts have ids and
 * names of fields; personal values go to `changed`, which erasing the person deletes.
 */
export type Note = <V extends Verb>(
  trx: Database,
  verb: V,
  facts: FactsOf<V>,
  changed?: ChangedValues,
) => Promise<void>

export type Author = { staffId: string } | { user: string }

export function makeNote({ by, clock }: { by: Author; clock: Clock }): Note {
  return (trx, verb, facts, changed) => insertStaffAction(trx, { at: clock.now(), by, verb, facts }, changed)
}
