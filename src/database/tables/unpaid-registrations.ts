import type { Database } from '../engine/connection.ts'
import { erasePersonIn } from './registrations.ts'

const batch = 1000

/** Takes the person out of registrations that ended without a payment. Money that came all the same keeps whose it is. */
export async function forgetUnpaid(db: Database, openedBefore: Date): Promise<void> {
  let forgotten: number
  do {
    forgotten = await db.transaction().execute(async (trx) => {
      const unpaid = await trx
        .selectFrom('registrations')
        .select('id')
        .where('status', 'in', ['expired', 'canceled'])
        .where('paidAt', 'is', null)
        .where('received', '=', 0)
        .where('openedAt', '<', openedBefore)
        .where('email', '!=', '')
        .orderBy('openedAt')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .execute()
      await erasePersonIn(
        trx,
        unpaid.map(({ id }) => id),
      )
      return unpaid.length
    })
  } while (forgotten === batch)
}
