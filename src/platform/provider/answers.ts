// The provider's answers in our own types.

import type { Cents } from '#domain/money/money.ts'
import type { Payment, SentRefundState } from '#domain/money/settlement.ts'
import type { DisputeState } from '#domain/registrations/registration.ts'
import type { Card } from '#platform/database/rows/payments.ts'

export type ProviderPayment = Payment & {
  registrationId: string | null
  paymentId: string | null
  clientSecret: string | null
  refunded: Cents
  disputed: boolean
  card: Card | null
  /** The card that paid, by the provider's name. */
  methodId: string | null
  /** Why the bank declined the last attempt. */
  decline: string | null
}

/** `key` is our refund's key. For a refund made in the provider's dashboard it is the provider's id. */
export type ProviderRefund = {
  key: string
  amount: Cents
  state: SentRefundState
  madeAt: Date
  /** Pending until the academy's balance at the provider covers it. */
  waitsForFunds: boolean
}

/** What an event says about an object. It only tells whether to read the provider: see `isRecorded`. */
export type EventSubject =
  | { kind: 'payment'; state: Payment['state'] }
  | { kind: 'refund'; key: string; state: SentRefundState }
  | { kind: 'dispute'; id: string; state: DisputeState }

export type ProviderEvent = {
  id: string
  type: string
  intentId: string | null
  /** Null when other events say the same. */
  subject: EventSubject | null
  /** The buyer failed 3-D Secure. */
  failedAuthentication: boolean
}
