// Who held which seat without paying, kept past the end of the hold so that the caps of `hold-caps.ts` can count it.
import { type Selectable, sql } from 'kysely'
import type { Database } from '../engine/connection.ts'
import type { UnpaidHoldsTable } from './rows/dates.ts'

export type Holder = Pick<UnpaidHoldsTable, 'network' | 'buyer'>

/**
 * Serializes orders of one network or one buyer, so that two at once on different dates are counted one after the other.
 * Taken after the former registration and before the new one: its lines already refer to the dates.
 */
export async function lockHolder(trx: Database, { network, buyer }: Holder): Promise<void> {
  for (const key of [`holds of network ${network}`, `holds of buyer ${buyer}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
  }
}

/** The end of the hold that a registration still has; undefined where it has none or its time is over. */
export async function runningHold(trx: Database, registrationId: string, now: Date) {
  const hold = await trx
    .selectFrom('unpaidHolds')
    .select('expiresAt')
    .where('registrationId', '=', registrationId)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .executeTakeFirst()
  return hold?.expiresAt
}

/** An edited order takes over what its form has held, also on dates that it gives up. */
export async function handOverHolds(
  trx: Database,
  { from, to, now }: { from: string; to: string; now: Date },
) {
  await trx
    .updateTable('unpaidHolds')
    .set({ registrationId: to })
    .where('registrationId', '=', from)
    .where('expiresAt', '>', now)
    .execute()
}

/** Records a hold on each date, and gives the dates that were not held through this form before. */
export async function insertHolds(
  trx: Database,
  hold: Omit<Selectable<UnpaidHoldsTable>, 'courseDateId'>,
  courseDateIds: readonly string[],
): Promise<string[]> {
  if (courseDateIds.length === 0) return []
  const inserted = await trx
    .insertInto('unpaidHolds')
    .values(courseDateIds.map((courseDateId) => ({ ...hold, courseDateId })))
    .onConflict((conflict) => conflict.columns(['registrationId', 'courseDateId']).doNothing())
    .returning('courseDateId')
    .execute()
  return inserted.map(({ courseDateId }) => courseDateId)
}

export type CountedHold = Pick<Selectable<UnpaidHoldsTable>, 'courseDateId' | 'expiresAt'>

/** Unpaid holds of a network, or of a buyer, that ended after `since`; the first to end comes first. */
export function holdsOf(
  trx: Database,
  by: 'network' | 'buyer',
  holder: Holder,
  since: Date,
): Promise<CountedHold[]> {
  return trx
    .selectFrom('unpaidHolds')
    .select(['courseDateId', 'expiresAt'])
    .where(by, '=', holder[by])
    .where('expiresAt', '>', since)
    .orderBy('expiresAt')
    .execute()
}

export async function extendHolds(trx: Database, registrationId: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('unpaidHolds')
    .set({ expiresAt })
    .where('registrationId', '=', registrationId)
    .execute()
}

/** The registration was paid: what its form held counts no more. */
export async function settleHolds(trx: Database, registrationId: string): Promise<void> {
  await trx.deleteFrom('unpaidHolds').where('registrationId', '=', registrationId).execute()
}

export async function forgetHoldsBefore(db: Database, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('unpaidHolds').where('expiresAt', '<=', expiredBefore).execute()
}
