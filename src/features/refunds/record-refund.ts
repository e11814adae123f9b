import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { entry } from '#domain/money/ledger.ts'
import type { Cents } from '#domain/money/money.ts'
import { causedBy, post } from '#features/ledger/post.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RefundReason } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { insertRefund } from './refunds.queries.ts'

type DecidedRefund = {
  key: string
  /** The key of the first refund of the same decision. */
  decision: string
  payment: string
  amount: Cents
  reason: RefundReason
  state: 'due' | 'failed' | 'credit'
  decidedAt: Date
  /** How much of it is for which course. Null for money that belongs to no course. */
  shares: ReadonlyMap<CourseId, Cents> | null
}

/** The only way to decide a refund: its row, and the entries that make it owed. */
export async function recordRefund(
  trx: Database,
  registration: RegistrationRow,
  { payment, shares, ...refund }: DecidedRefund,
  context: Context,
): Promise<RegistrationRow> {
  const { key, amount, reason } = refund
  await insertRefund(trx, { ...refund, registrationId: registration.id, paymentId: payment })
  // A payment that buys nothing is no tuition.
  const price = reason === 'late' || reason === 'mismatch' ? 'receivable' : 'tuition'
  const parts = shares === null ? [{ course: null, amount }] : partsOf(shares)
  const entries = parts.map(({ course, amount: part }) =>
    entry('refund_payable', price, part, { course, payment, refund: key }),
  )
  return post(trx, registration, causedBy(reason, entries), context)
}

function partsOf(shares: ReadonlyMap<CourseId, Cents>) {
  return [...shares].flatMap(([course, amount]) => (amount > 0 ? [{ course, amount }] : []))
}
