import type { Dispute } from '#domain/money/disputes.ts'
import type { Database } from '#platform/database/connection.ts'

export function disputesOf(
  db: Database,
  registrationId: string,
): Promise<(Dispute & { paymentId: string })[]> {
  return db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.paymentId')
    .selectAll('disputes')
    .where('registrationId', '=', registrationId)
    .execute()
}

export async function recordDisputes(
  trx: Database,
  paymentId: string,
  disputes: readonly Dispute[],
): Promise<void> {
  if (disputes.length === 0) return
  await trx
    .insertInto('disputes')
    .values(disputes.map((dispute) => ({ ...dispute, paymentId })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        amount: row.ref('excluded.amount'),
        state: row.ref('excluded.state'),
        onlyAsked: row.ref('excluded.onlyAsked'),
      })),
    )
    .execute()
}
