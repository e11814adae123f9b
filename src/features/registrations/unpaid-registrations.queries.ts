import type { Database } from '#platform/database/connection.ts'
import { anonymizeRegistrations } from './registration-owners.queries.ts'

const batch = 1000

/** Anonymizes registrations that ended unpaid. If money arrived anyway, the registration keeps its owner. */
export async function forgetUnpaid(db: Database, openedBefore: Date): Promise<void> {
  let forgotten: number
  do {
    forgotten = await db.transaction().execute(async (trx) => {
      const unpaid = await trx
        .selectFrom('registrations')
        .select('id')
        .where('status', 'in', ['expired', 'canceled'])
        .where('paidAt', 'is', null)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('ledgerEntries')
                .whereRef('ledgerEntries.registrationId', '=', 'registrations.id'),
            ),
          ),
        )
        .where('openedAt', '<', openedBefore)
        .where('email', '!=', '')
        .orderBy('openedAt')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .execute()
      await anonymizeRegistrations(
        trx,
        unpaid.map(({ id }) => id),
      )
      return unpaid.length
    })
  } while (forgotten === batch)
}
