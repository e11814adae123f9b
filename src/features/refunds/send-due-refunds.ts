// A refund is decided in a transaction, sent to the provider after that commits, and done only when the provider confirms it.

import { chargedBack, notYetReturned, ofPayment, refundOwed } from '#domain/money/ledger.ts'
import type { Context } from '#platform/context.ts'
import { sentKey } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { refundsOf } from './refunds.queries.ts'

type Sent = { intentId: string; refused: ReadonlySet<string> }

/**
 * Sends the refunds that are due. Returns the payments that they were sent for, with the keys of refused refunds: those need
 * staff. Refunds stay due while a dispute is open, because the bank holds the money. An inquiry does not hold it.
 */
export async function sendDueRefunds(
  { id, dispute, payments, ledger }: RegistrationRow,
  { database, provider }: Context,
): Promise<Sent[]> {
  if (dispute === 'open' || refundOwed(ledger) === 0) return []
  const due = (await refundsOf(database, id)).filter((refund) => refund.state === 'due')
  const sent: Sent[] = []
  for (const { id: paymentId, intentId } of payments) {
    const ofThis = due.filter((refund) => refund.paymentId === paymentId)
    if (intentId === null || ofThis.length === 0) continue
    const refused = new Set<string>()
    const paid = ofPayment(ledger, paymentId)
    let left = notYetReturned(paid)
    for (const refund of ofThis) {
      const { key, amount } = refund
      // A chargeback has returned that money. A refund would return it twice.
      if (chargedBack(paid) > 0 && amount > left) {
        refused.add(key)
        continue
      }
      left -= amount
      if ((await provider.refund({ intentId, amount, key: sentKey(refund) })) === 'refused') refused.add(key)
    }
    sent.push({ intentId, refused })
  }
  return sent
}
