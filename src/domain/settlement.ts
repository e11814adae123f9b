import { type Cents, currency } from './money.ts'
import type { RegistrationStatus } from './registration.ts'

// What a payment means for its registration. Pure, so that every order of events can be tried against it.

/** A payment as its provider tells it now. */
export type Payment = {
  state: 'open' | 'in_progress' | 'succeeded' | 'canceled'
  amount: Cents
  currency: string
  /** Attempts that the card's bank refused: the card, or who holds it. */
  failures: number
}

/** As its provider tells it. */
export type SentRefundState = 'pending' | 'succeeded' | 'failed'

/** Outside: the provider failed, and staff sent the money by another way. */
export type RefundState = 'due' | SentRefundState | 'outside'

/** What is known of the money after it arrived. */
export type Aftermath = {
  received: Cents
  refunded: Cents
  refunds: readonly RefundState[]
}

type Unsettled = { status: RegistrationStatus; amount: Cents; extended: boolean; expiresAt: Date }

export const mostFailures = 10

const unpaid: readonly RegistrationStatus[] = ['awaiting_payment', 'expired', 'canceled']

/** True until money arrived; expired and canceled included, since money may come late. */
export function isUnpaid(status: RegistrationStatus): boolean {
  return unpaid.includes(status)
}

/** Whether the provider should be asked to take no more money for this registration. */
export function shouldStopPayment(
  registration: Unsettled & { replaced: boolean },
  payment: Payment,
  now: Date,
): boolean {
  if (!isUnpaid(registration.status)) return false
  if (payment.state !== 'open' && payment.state !== 'in_progress') return false
  if (registration.status !== 'awaiting_payment') return true
  if (registration.replaced || payment.failures >= mostFailures) return true
  const mayBeExtended = payment.state === 'in_progress' && !registration.extended
  return registration.expiresAt <= now && !mayBeExtended
}

export type Verdict = 'nothing' | 'extend' | 'complete' | 'review' | 'expire' | 'cancel' | 'follow'

export function judge(registration: Unsettled, payment: Payment, now: Date): Verdict {
  if (!isUnpaid(registration.status)) return 'follow'
  if (payment.state === 'succeeded') {
    const asAgreed = payment.amount === registration.amount && payment.currency === currency
    return asAgreed ? 'complete' : 'review'
  }
  if (registration.status !== 'awaiting_payment') return 'nothing'
  if (payment.state === 'canceled') return registration.expiresAt <= now ? 'expire' : 'cancel'
  return payment.state === 'in_progress' && !registration.extended ? 'extend' : 'nothing'
}

/** The status of a registration whose money has arrived, from the money alone: never by adding events. */
export function statusAfter(
  current: RegistrationStatus,
  { received, refunded, refunds }: Aftermath,
): RegistrationStatus {
  if (refunds.includes('failed')) return 'needs_review'
  if (refunds.includes('due')) return statusWithRefundDue(current)
  if (refunds.includes('pending')) return 'refund_pending'
  if (refunded >= received) return 'refunded'
  if (refunded > 0) return 'partially_refunded'
  return current === 'needs_review' ? 'needs_review' : 'completed'
}

/** Once a refund was decided. What needs a person goes on needing one. */
export function statusWithRefundDue(current: RegistrationStatus): RegistrationStatus {
  return current === 'needs_review' ? 'needs_review' : 'refund_pending'
}

export function mayHaveRefundsDue(status: RegistrationStatus): boolean {
  return status === 'refund_pending' || status === 'needs_review'
}
