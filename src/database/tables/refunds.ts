import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Cents } from '#domain/money.ts'
import type { Database } from '../engine/connection.ts'
import type { RegistrationLine } from './registration-lines.ts'
import type { RefundRow, RefundsTable } from './rows/payments.ts'

type NewRefund = Insertable<RefundsTable>

/**
 * The active lines that a refund was for, each with its share. Empty for cancellations and for payments without a
 * course.
 */
export function linesThatStay(
  { shares }: Pick<RefundRow, 'shares'>,
  lines: readonly RegistrationLine[],
): (RegistrationLine & { share: Cents })[] {
  return lines.flatMap((line) => {
    const share = shares?.[line.course] ?? 0
    return share > 0 ? [{ ...line, share }] : []
  })
}

/** Decides a refund within a transaction. It is sent after the commit. */
export async function insertRefund(trx: Database, refund: Omit<NewRefund, 'state'>) {
  await trx
    .insertInto('refunds')
    .values({ ...refund, state: 'due' })
    .execute()
}

/**
 * A failed refund from the provider's dashboard, under the provider's id. Staff decide whether to send it again.
 */
export async function insertFailedElsewhere(
  trx: Database,
  refund: Pick<NewRefund, 'key' | 'registrationId' | 'amount' | 'decidedAt'>,
): Promise<RefundRow> {
  return trx
    .insertInto('refunds')
    .values({ ...refund, reason: 'elsewhere', state: 'failed' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Returns the key of the new refund. The key has a random part: after a restored backup a number alone would
 * repeat. The provider would then answer with the old refund and never send the new one.
 */
export async function decideRefund(trx: Database, refund: Omit<NewRefund, 'key' | 'state'>): Promise<string> {
  const earlier = await refundsOf(trx, refund.registrationId)
  const key = `refund:${refund.registrationId}:${earlier.length + 1}:${randomUUID()}`
  await insertRefund(trx, { ...refund, key })
  return key
}

/** In the order of decision, which is the order on receipts. */
export async function refundsOf(db: Database, registrationId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .orderBy('decidedAt')
    .orderBy('key')
    .execute()
}

export async function countRefunds(
  db: Database,
  registrationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (registrationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('refunds')
    .select((row) => ['registrationId', row.fn.countAll<number>().as('count')])
    .where('registrationId', 'in', registrationIds)
    .groupBy('registrationId')
    .execute()
  return new Map(rows.map((row) => [row.registrationId, row.count]))
}

export async function changeRefund(
  trx: Database,
  key: string,
  change: Pick<RefundRow, 'state'> & Partial<Pick<RefundRow, 'byBank'>>,
) {
  await trx.updateTable('refunds').set(change).where('key', '=', key).execute()
}

/** Queues the refund again under a new key: for the old key the provider would repeat its failure. */
export async function renewRefund(trx: Database, key: string) {
  await trx
    .updateTable('refunds')
    .set({ key: `${decidedUnder(key)}#${randomUUID()}`, state: 'due' })
    .where('key', '=', key)
    .execute()
}

/** The key of the first attempt, which identifies the refund over all attempts. */
export function decidedUnder(key: string): string {
  return key.split('#', 1)[0] ?? key
}

/** Payments with a refund to send (due) or on its way (pending). */
export async function intentsWithRefunds(db: Database, state: 'due' | 'pending'): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('registrations', 'registrations.id', 'refunds.registrationId')
    .select('registrations.intentId')
    .distinct()
    .where('refunds.state', '=', state)
    .execute()
  return rows.flatMap((row) => row.intentId ?? [])
}
