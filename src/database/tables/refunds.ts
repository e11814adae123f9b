import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Cents } from '#domain/money.ts'
import type { Database } from '../engine/connection.ts'
import type { RegistrationLine } from './registration-lines.ts'
import type { RefundRow, RefundsTable } from './rows/payments.ts'

type NewRefund = Insertable<RefundsTable>

/** The lines that a refund was for while they stay, each with its share; none where it ended lines, or bought nothing. */
export function linesThatStay(
  { shares }: Pick<RefundRow, 'shares'>,
  lines: readonly RegistrationLine[],
): (RegistrationLine & { share: Cents })[] {
  return lines.flatMap((line) => {
    const share = shares?.[line.course] ?? 0
    return share > 0 ? [{ ...line, share }] : []
  })
}

/** Decides a refund in the transaction that needs it; it is sent after the commit. */
export async function insertRefund(trx: Database, refund: Omit<NewRefund, 'state'>) {
  await trx
    .insertInto('refunds')
    .values({ ...refund, state: 'due' })
    .execute()
}

/** One that nobody here decided, under the provider's own id; whether to send it once more is a person's matter. */
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
 * The next refund of a registration, under the key that it gives. A number alone would be given again after a backup was
 * restored, and the provider's refund of that name be taken for the new one, which would never be sent.
 */
export async function decideRefund(trx: Database, refund: Omit<NewRefund, 'key' | 'state'>): Promise<string> {
  const earlier = await refundsOf(trx, refund.registrationId)
  const key = `refund:${refund.registrationId}:${earlier.length + 1}:${randomUUID()}`
  await insertRefund(trx, { ...refund, key })
  return key
}

/** In the order in which they were decided: receipts number them so. */
export async function refundsOf(db: Database, registrationId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .orderBy('decidedAt')
    .orderBy('key')
    .execute()
}

/** How many refunds each of these registrations has. */
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

/** Due again under another key: to the old one the provider would answer with the old failure. */
export async function renewRefund(trx: Database, key: string) {
  await trx
    .updateTable('refunds')
    .set({ key: `${decidedUnder(key)}#${randomUUID()}`, state: 'due' })
    .where('key', '=', key)
    .execute()
}

/** The key of its first attempt, which stays the refund's name. */
export function decidedUnder(key: string): string {
  return key.split('#', 1)[0] ?? key
}

/** The intents of payments of which a refund waits to be sent (due) or to arrive (pending). */
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
