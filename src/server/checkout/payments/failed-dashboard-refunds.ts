// Refunds made in the provider's dashboard that failed there. The part that courses were ended for is still owed. It becomes
// a failed refund of ours, which staff retry or settle like any other.
import type { Database } from '#database/engine/connection.ts'
import { insertRefund, refundOfAttempt, refundsOf } from '#database/tables/refunds.ts'
import type { PaymentRow } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { entry, owedForEndedCourses, refundOwed } from '#domain/ledger.ts'
import type { ProviderRefund } from '../../provider/answers.ts'
import type { Checkout } from '../checkout.ts'
import { notifyOfFailedDashboardRefund } from '../notices/refund-notices.ts'
import { causedBy, post } from './post.ts'

/** The owner gets one email per failure. */
export async function recordFailedDashboardRefunds(
  trx: Database,
  registration: RegistrationRow,
  { id: paymentId }: PaymentRow,
  sent: readonly ProviderRefund[],
  checkout: Checkout,
): Promise<{ registration: RegistrationRow; recorded: number }> {
  const { id: registrationId } = registration
  const ours = (await refundsOf(trx, registrationId)).map(({ key }) => key)
  const failed = sent.filter(({ key, state }) => state === 'failed' && !ours.includes(refundOfAttempt(key)))
  let current = registration
  let recorded = 0
  for (const { key, amount } of failed) {
    const owed = Math.min(amount, owedForEndedCourses(current.ledger))
    const owedAlready = refundOwed(current.ledger) > 0
    if (owed > 0) {
      const decidedAt = checkout.clocks.academy.now()
      const refund = { key, decision: key, registrationId, paymentId, amount: owed, decidedAt }
      await insertRefund(trx, { ...refund, reason: 'elsewhere', state: 'failed' })
      const decision = entry('refund_payable', 'tuition', owed, { payment: paymentId, refund: key })
      current = await post(trx, current, causedBy('elsewhere', [decision]), checkout)
      recorded += 1
    }
    await notifyOfFailedDashboardRefund(trx, current, { key, amount, owed, owedAlready }, checkout)
  }
  return { registration: current, recorded }
}
