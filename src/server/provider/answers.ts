// What the payment provider tells of payments, in our words.
import type { Card } from '#database/tables/rows/registrations.ts'
import type { Cents } from '#domain/money.ts'
import type { Payment, SentRefundState } from '#domain/settlement.ts'

export type ProviderPayment = Payment & {
  registrationId: string | null
  clientSecret: string | null
  refunded: Cents
  disputed: boolean
  card: Card | null
}

/** `key` is the one our refund was asked with; for a refund made elsewhere the provider's own id. */
export type ProviderRefund = {
  key: string
  amount: Cents
  state: SentRefundState
  /** Pending until the academy's balance at the provider suffices. */
  waitsForFunds: boolean
}

export type ProviderEvent = {
  id: string
  type: string
  intentId: string | null
  /** An attempt to pay ended in 3-D Secure. */
  failedAuthentication: boolean
}
