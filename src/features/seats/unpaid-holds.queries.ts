// Unpaid holds of seats. Kept past their end, so that the caps in `hold-caps.ts` can count them.
import { type Selectable, sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { UnpaidHoldsTable } from '#platform/database/rows/dates.ts'

export type Holder = Pick<UnpaidHoldsTable, 'network' | 'buyer'>

/**
 * Serializes the orders of one network or buyer, so that concurrent orders on different dates are counted one by
 * one. Lock it after the former registration and before inserting the new one, whose lines reference the dates.
 */
export async function lockHolder(trx: Database, { network, buyer }: Holder): Promise<void> {
  const keys = [`holds of network ${network}`, `holds of buyer ${buyer}`]
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) key`.execute(
    trx,
  )
}

/** Undefined if the registration has no hold or its hold has ended. */
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

/** An edited order takes over the holds of its form, also on dates that it no longer contains. */
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

/** Returns the dates that this form did not hold before. */
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

/** Unpaid holds of the network and of the buyer that ended after `since`, by their end. */
export async function holdsOf(
  trx: Database,
  { network, buyer }: Holder,
  since: Date,
): Promise<{ network: CountedHold[]; buyer: CountedHold[] }> {
  const holds = await trx
    .selectFrom('unpaidHolds')
    .select(['network', 'buyer', 'courseDateId', 'expiresAt'])
    .where((row) => row.or([row('network', '=', network), row('buyer', '=', buyer)]))
    .where('expiresAt', '>', since)
    .orderBy('expiresAt')
    .execute()
  return {
    network: holds.filter((hold) => hold.network === network),
    buyer: holds.filter((hold) => hold.buyer === buyer),
  }
}

/** The end of the last hold of another group of this network or buyer that ended after `since`. */
export async function groupHoldOf(
  trx: Database,
  { network, buyer }: Holder,
  { since, except }: { since: Date; except: string },
): Promise<Date | undefined> {
  const last = await trx
    .selectFrom('unpaidHolds')
    .innerJoin('registrations', 'registrations.id', 'unpaidHolds.registrationId')
    .select('unpaidHolds.expiresAt')
    .where((row) => row.or([row('network', '=', network), row('buyer', '=', buyer)]))
    .where('unpaidHolds.expiresAt', '>', since)
    .where('groupId', 'is not', null)
    .where('groupId', '!=', except)
    .orderBy('unpaidHolds.expiresAt', 'desc')
    .executeTakeFirst()
  return last?.expiresAt
}

export async function extendHolds(trx: Database, registrationId: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('unpaidHolds')
    .set({ expiresAt })
    .where('registrationId', '=', registrationId)
    .execute()
}

/** Holds of a paid registration no longer count toward the caps. */
export async function settleHolds(trx: Database, registrationId: string): Promise<void> {
  await trx.deleteFrom('unpaidHolds').where('registrationId', '=', registrationId).execute()
}

export async function forgetHoldsBefore(db: Database, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('unpaidHolds').where('expiresAt', '<=', expiredBefore).execute()
}
