// Refunds made in the provider's dashboard that failed there. The part that courses were ended for is still owed. It becomes
// a failed refund of ours, which staff retry or settle like any other.
import type { Database } from '#database/engine/connection.ts'
import { decidedUnder, insertFailedElsewhere } from '#database/tables/refunds.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import type { RefundRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { Cents } from '#domain/money.ts'
import { isOwedAlready, promisedFor, promisedOnly } from '#domain/refunds.ts'
import type { ProviderRefund } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfFailedDashboardRefund } from '../notices/refund-notices.ts'

type Money = { refunded: Cents; refunds: readonly RefundRow[]; sent: readonly ProviderRefund[] }

/** Returns our new refunds. The owner gets one email per failure. */
export async function recordFailedDashboardRefunds(
  trx: Database,
  registration: RegistrationRow,
  { refunded, refunds, sent }: Money,
  checkout: Checkout,
): Promise<RefundRow[]> {
  const ours = refunds.map(({ key }) => decidedUnder(key))
  const failed = sent.filter(({ key, state }) => state === 'failed' && !ours.includes(decidedUnder(key)))
  if (failed.length === 0) return []
  const { id: registrationId, received, sentBesides } = registration
  const promised = promisedFor(received, await linesOf(trx, [registrationId]))
  const decidedAt = checkout.clocks.academy.now()
  const recorded: RefundRow[] = []
  for (const { key, amount } of failed) {
    const owed = Math.min(amount, promisedOnly(promised, refunded, [...refunds, ...recorded]))
    if (owed > 0) {
      recorded.push(await insertFailedElsewhere(trx, { key, registrationId, amount: owed, decidedAt }))
    }
    const owedAlready = recorded.length > 0 || isOwedAlready({ refunded, sentBesides }, refunds)
    await notifyOfFailedDashboardRefund(trx, registration, { key, amount, owed, owedAlready }, checkout)
  }
  return recorded
}
