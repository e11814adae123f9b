// Refunds made in the provider's dashboard that failed there. The part that courses were ended for is still owed. It becomes
// a failed refund of ours, which staff retry or settle like any other.

import { owedForEndedCourses, refundOwed } from '#domain/money/ledger.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderRefund } from '#platform/provider/answers.ts'
import { recordRefund } from './record-refund.ts'
import { notifyOfFailedDashboardRefund } from './refund-notices.ts'
import { refundOfAttempt, refundsOf } from './refunds.queries.ts'

/** The owner gets one email per failure. */
export async function recordFailedDashboardRefunds(
  trx: Database,
  registration: RegistrationRow,
  { id: payment }: PaymentRow,
  sent: readonly ProviderRefund[],
  context: Context,
): Promise<{ registration: RegistrationRow; recorded: number }> {
  const ours = (await refundsOf(trx, registration.id)).map(({ key }) => key)
  const failed = sent.filter(({ key, state }) => state === 'failed' && !ours.includes(refundOfAttempt(key)))
  let current = registration
  let recorded = 0
  for (const { key, amount } of failed) {
    const owed = Math.min(amount, owedForEndedCourses(current.ledger))
    const owedAlready = refundOwed(current.ledger) > 0
    if (owed > 0) {
      const decidedAt = context.clocks.academy.now()
      const refund = { key, decision: key, payment, amount: owed, decidedAt, shares: null }
      const failure = { ...refund, reason: 'elsewhere', state: 'failed' } as const
      current = await recordRefund(trx, current, failure, context)
      recorded += 1
    }
    await notifyOfFailedDashboardRefund(trx, current, { key, amount, owed, owedAlready }, context)
  }
  return { registration: current, recorded }
}
