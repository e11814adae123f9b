import { sql } from 'kysely'
import type { Database } from '#platform/database/connection.ts'

/**
 * Returns the next number of a year. The row stays locked until the transaction ends, and a rollback returns the
 * number. A PostgreSQL sequence would leave gaps, and auditors ask about gaps.
 */
export async function nextReceiptNumber(trx: Database, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('receiptNumbers')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`receipt_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Ensures that later numbers are greater than this one. */
export async function raiseReceiptNumber(trx: Database, year: number, last: number): Promise<void> {
  await trx
    .insertInto('receiptNumbers')
    .values({ year, last })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`greatest(receipt_numbers.last, excluded.last)` }),
    )
    .execute()
}
