import type { Database } from '#database/engine/connection.ts'
import type { NewEntry } from '#database/tables/ledger.ts'
import { insertRefund, newRefundKey, refundsOf } from '#database/tables/refunds.ts'
import type { RefundReason } from '#database/tables/rows/payments.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { entry, refundsByPayment } from '#domain/ledger.ts'
import { type Cents, sharesWithin, sum } from '#domain/money.ts'
import type { Checkout } from '../checkout.ts'
import { post } from '../payments/post.ts'

type Decision = {
  /** How much of it is for which course. */
  shares: ReadonlyMap<CourseId, Cents>
  reason: Extract<RefundReason, 'canceled' | 'academy' | 'goodwill'>
  /** The same instant as that of the lines that were canceled for it. */
  decidedAt: Date
}

/**
 * Decides a refund within a transaction. It is sent after the commit. The newest payment is refunded first, so one decision may
 * make several refunds. Returns the key of the decision; null if nothing is refunded.
 */
export async function decideRefund(
  trx: Database,
  registration: RegistrationRow,
  { shares, reason, decidedAt }: Decision,
  checkout: Checkout,
): Promise<{ registration: RegistrationRow; decision: string | null }> {
  const { id: registrationId, ledger, payments } = registration
  const decision = newRefundKey(registrationId, await refundsOf(trx, registrationId))
  const total = sum(shares.values())
  const parts = refundsByPayment(ledger, payments, total)
  if (sum(parts.map(({ amount }) => amount)) !== total) throw new Error('More is refunded than is left.')
  const courses = [...shares.keys()]
  let rest = [...shares.values()]
  const entries: NewEntry[] = []
  for (const [index, { payment, amount }] of parts.entries()) {
    const refund = index === 0 ? decision : `${decision}:${index + 1}`
    const row = { registrationId, paymentId: payment, amount, reason, decidedAt }
    await insertRefund(trx, { ...row, key: refund, decision, state: 'due' })
    const filled = sharesWithin(amount, rest)
    rest = rest.map((share, at) => share - (filled[at] ?? 0))
    for (const [at, course] of courses.entries()) {
      const share = filled[at] ?? 0
      const about = { course, payment, refund }
      if (share > 0) entries.push({ ...entry('refund_payable', 'tuition', share, about), cause: reason })
    }
  }
  const posted = await post(trx, registration, entries, checkout)
  return { registration: posted, decision: parts.length > 0 ? decision : null }
}
