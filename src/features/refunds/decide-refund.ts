import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { refundsByPayment } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { sharesWithin } from '#domain/money/money-parts.ts'
import type { CreditSource } from '#domain/money/tuition-credit.ts'
import { refundAsCredit } from '#features/credit/issue-credit.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RefundReason } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { recordRefund } from './record-refund.ts'
import { newRefundKey, refundsOf } from './refunds.queries.ts'

type Decision = {
  /** How much of it is for which course. */
  shares: ReadonlyMap<CourseId, Cents>
  reason: Extract<RefundReason, 'canceled' | 'academy' | 'goodwill' | 'upgrade'>
  /** The same instant as that of the lines that were canceled for it. */
  decidedAt: Date
  /** Makes all of it as credit. Without it, what credit paid comes back as credit, and the rest to the card. */
  asCredit?: CreditSource | undefined
}

/**
 * Decides a refund within a transaction. It is sent after the commit. The newest payment is refunded first, so one decision may
 * make several refunds.
 */
export async function decideRefund(
  trx: Database,
  registration: RegistrationRow,
  { shares, reason, decidedAt, asCredit }: Decision,
  context: Context,
): Promise<{ registration: RegistrationRow; decision: string }> {
  const { id, ledger, payments } = registration
  const decision = newRefundKey(id, await refundsOf(trx, id))
  const total = sum(shares.values())
  const parts = refundsByPayment(ledger, payments, total)
  if (sum(parts.map(({ amount }) => amount)) !== total) throw new Error('More is refunded than is left.')
  const courses = [...shares.keys()]
  let rest = [...shares.values()]
  let decided = registration
  for (const [index, part] of parts.entries()) {
    const key = index === 0 ? decision : `${decision}:${index + 1}`
    const filled = sharesWithin(part.amount, rest)
    rest = rest.map((share, at) => share - (filled[at] ?? 0))
    const ofPart = new Map(courses.map((course, at) => [course, filled[at] ?? 0]))
    const isCredit = payments.some(({ id, method }) => id === part.payment && method === 'credit')
    const source = asCredit ?? (isCredit ? 'returned' : null)
    const refund = { ...part, key, decision, reason, decidedAt, shares: ofPart }
    const state = source === null ? 'due' : 'credit'
    decided = await recordRefund(trx, decided, { ...refund, state }, context)
    if (source !== null)
      decided = await refundAsCredit(trx, decided, { ...part, refund: key, source }, context)
  }
  return { registration: decided, decision }
}
