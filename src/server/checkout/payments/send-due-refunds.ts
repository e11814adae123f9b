// Money that goes back: decided in the transaction that needs it, sent to the provider after that commits, and counted as
// done only once the provider says so.
import { refundsOf } from '#database/tables/refunds.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { notYetGone } from '#domain/refunds.ts'
import { mayHaveRefundsDue } from '#domain/settlement.ts'
import type { Checkout } from '../checkout.ts'

/**
 * Sends what is due; null where nothing is. A refund stays due while a dispute is open: the bank holds the money then,
 * and does not while it only asks. A refused one needs a person.
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
    // The bank has returned that money: a refund would return it twice, and is not even asked for.
    if (returnedByBank > 0 && amount > left) {
      refused.add(key)
      continue
    }
    left -= amount
    if ((await provider.refund({ intentId, amount, key })) === 'refused') refused.add(key)
  }
  return { refused }
}
