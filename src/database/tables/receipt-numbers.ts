import { sql } from 'kysely'
import type { Database } from '../engine/connection.ts'

/**
 * The next number of a year. The row stays locked until the transaction ends, and a rollback gives the number back:
 * a sequence of PostgreSQL would leave gaps, and an auditor asks about each of them.
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

/** No number of that year up to this one is given out any more. */
export async function raiseReceiptNumber(trx: Database, year: number, last: number): Promise<void> {
  await trx
    .insertInto('receiptNumbers')
    .values({ year, last })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`greatest(receipt_numbers.last, excluded.last)` }),
    )
    .execute()
}
