// A refund made on the provider's own pages that failed there. What courses were ended for is owed still: that becomes a failed
// refund of ours, which staff send again or settle as any other.
import type { Database } from '#database/engine/connection.ts'
import { decidedUnder, insertFailedElsewhere } from '#database/tables/refunds.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import type { RefundRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { Cents } from '#domain/money.ts'
import { isOwedAlready, promisedFor, promisedOnly } from '#domain/refunds.ts'
import type { ProviderRefund } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { tellOfFailureElsewhere } from '../notices/refund-notices.ts'

type Money = { refunded: Cents; refunds: readonly RefundRow[]; sent: readonly ProviderRefund[] }

/** The new refunds of ours; the owner is told of every failure, once. */
export async function takeUpFailedElsewhere(
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
  const takenUp: RefundRow[] = []
  for (const { key, amount } of failed) {
    const owed = Math.min(amount, promisedOnly(promised, refunded, [...refunds, ...takenUp]))
    if (owed > 0) {
      takenUp.push(await insertFailedElsewhere(trx, { key, registrationId, amount: owed, decidedAt }))
    }
    const owedAlready = takenUp.length > 0 || isOwedAlready({ refunded, sentBesides }, refunds)
    await tellOfFailureElsewhere(trx, registration, { key, amount, owed, owedAlready }, checkout)
  }
  return takenUp
}
