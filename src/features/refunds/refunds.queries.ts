import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connection.ts'
import type { RefundRow, RefundsTable } from '#platform/database/rows/payments.ts'

type NewRefund = Insertable<RefundsTable>

export async function insertRefund(trx: Database, refund: Omit<NewRefund, 'attempt'>): Promise<RefundRow> {
  return trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

/**
 * A key for a new refund. It has a random part: after a restored backup a number alone would repeat. The provider would
 * then answer with the old refund and never send the new one.
 */
export function newRefundKey(registrationId: string, earlier: readonly RefundRow[]): string {
  return `refund:${registrationId}:${earlier.length + 1}:${randomUUID()}`
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

export async function changeRefund(trx: Database, key: string, state: RefundRow['state']) {
  await trx.updateTable('refunds').set({ state }).where('key', '=', key).execute()
}

/** Queues the refund again as a new attempt: for the old one the provider would repeat its failure. */
export async function renewRefund(trx: Database, key: string) {
  await trx
    .updateTable('refunds')
    .set({ attempt: randomUUID(), state: 'due' })
    .where('key', '=', key)
    .execute()
}

/** The refund that an attempt at the provider belongs to. */
export function refundOfAttempt(sentKey: string): string {
  return sentKey.split('#', 1)[0] ?? sentKey
}

/** Payments with a refund to send (due) or on its way (pending). Nothing is sent while a dispute is open. */
export async function intentsWithRefunds(db: Database, state: 'due' | 'pending'): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('registrations', 'registrations.id', 'refunds.registrationId')
    .select('payments.intentId')
    .distinct()
    .where('refunds.state', '=', state)
    .where('registrations.dispute', 'is distinct from', 'open')
    .execute()
  return rows.flatMap((row) => row.intentId ?? [])
}
