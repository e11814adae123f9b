/** The states of a registration; a transaction shows them as its status. A dispute is a flag beside it. */
export const registrationStatuses = [
  'awaiting_payment',
  'completed',
  'refund_pending',
  'partially_refunded',
  'refunded',
  'expired',
  'canceled',
  'needs_review',
] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]
