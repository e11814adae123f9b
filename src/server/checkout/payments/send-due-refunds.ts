// A refund is decided in a transaction, sent to the provider after that commits, and done only when the provider confirms it.
import { refundsOf } from '#database/tables/refunds.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { notYetGone } from '#domain/refunds.ts'
import { mayHaveRefundsDue } from '#domain/settlement.ts'
import type { Checkout } from '../checkout.ts'

/**
 * Sends the refunds that are due; null when there are none. A refund stays due while a dispute is open, because the bank holds
 * the money. An inquiry does not hold it. Refused refunds need staff.
 */
export async function sendDueRefunds(
  registration: RegistrationRow,
  { database, provider }: Checkout,
): Promise<{ refused: ReadonlySet<string> } | null> {
  const { id, intentId, status, dispute, returnedByBank } = registration
  if (intentId === null || dispute === 'open' || !mayHaveRefundsDue(status)) return null
  const due = (await refundsOf(database, id)).filter((refund) => refund.state === 'due')
  if (due.length === 0) return null
  let left = notYetGone(registration)
  const refused = new Set<string>()
  for (const { key, amount } of due) {
    // A chargeback has returned that money. A refund would return it twice.
    if (returnedByBank > 0 && amount > left) {
      refused.add(key)
      continue
    }
    left -= amount
    if ((await provider.refund({ intentId, amount, key })) === 'refused') refused.add(key)
  }
  return { refused }
}
