import type { RegistrationStatus } from '../registrations/registration.ts'
import { type Cents, currency } from './money.ts'

// What a payment means for its registration. Pure functions, so that tests can try every order of events.

export type Payment = {
  state: 'open' | 'in_progress' | 'succeeded' | 'canceled'
  amount: Cents
  currency: string
  /** Attempts declined by the card's bank, or failed in 3-D Secure. */
  failures: number
}

export type SentRefundState = 'pending' | 'succeeded' | 'failed'

/** `outside`: the provider's refund failed, and staff refunded offline. `credit`: made as credit of the person. */
export type RefundState = 'due' | SentRefundState | 'outside' | 'credit'

export type Aftermath = {
  received: Cents
  refunded: Cents
  refunds: readonly RefundState[]
}

type Unsettled = { status: RegistrationStatus; paidAt: Date | null; extended: boolean; expiresAt: Date }

export const mostFailures = 10

const unpaid: readonly RegistrationStatus[] = ['awaiting_payment', 'expired', 'canceled']

/** Includes expired and canceled registrations, because a payment can still arrive late. */
export function isUnpaid(status: RegistrationStatus): boolean {
  return unpaid.includes(status)
}

/** Whether the provider should stop accepting money for this registration. */
export function shouldStopPayment(
  registration: Unsettled & { replaced: boolean; isFurther: boolean; isWanted: boolean },
  payment: Payment,
  now: Date,
): boolean {
  if (payment.state !== 'open' && payment.state !== 'in_progress') return false
  // A further payment may have ended an order whose first payment is still open.
  if (registration.isFurther || !isUnpaid(registration.status)) return !registration.isWanted
  if (registration.status !== 'awaiting_payment') return true
  if (registration.replaced || payment.failures >= mostFailures) return true
  const mayBeExtended = payment.state === 'in_progress' && !registration.extended
  return registration.expiresAt <= now && !mayBeExtended
}

type Verdict = 'nothing' | 'extend' | 'complete' | 'review' | 'expire' | 'cancel' | 'follow'

export function judge(registration: Unsettled & { due: Cents }, payment: Payment, now: Date): Verdict {
  if (!isUnpaid(registration.status)) return 'follow'
  if (payment.state === 'succeeded') {
    const asAgreed = payment.amount === registration.due && payment.currency === currency
    return asAgreed ? 'complete' : 'review'
  }
  if (registration.status !== 'awaiting_payment') return 'nothing'
  if (payment.state === 'canceled') return registration.expiresAt <= now ? 'expire' : 'cancel'
  return payment.state === 'in_progress' && !registration.extended ? 'extend' : 'nothing'
}

/** Derived from amounts alone, so repeated or reordered webhooks lead to the same status. */
export function statusAfter(
  current: RegistrationStatus,
  { received, refunded, refunds }: Aftermath,
): RegistrationStatus {
  if (refunds.includes('failed')) return 'needs_review'
  if (refunds.includes('due')) return statusWithRefundDue(current)
  if (refunds.includes('pending')) return 'refund_pending'
  if (refunded >= received) return 'refunded'
  if (refunded > 0) return 'partially_refunded'
  return 'completed'
}

/** The status after a refund was decided. `needs_review` stays until staff resolve it. */
export function statusWithRefundDue(current: RegistrationStatus): RegistrationStatus {
  return current === 'needs_review' ? 'needs_review' : 'refund_pending'
}
