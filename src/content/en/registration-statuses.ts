import type { RegistrationStatus } from '#domain/registration.ts'

/** A registration's state in a word, wherever a page shows it. */
export const registrationStatuses: Record<RegistrationStatus, string> = {
  awaiting_payment: 'Awaiting payment',
  completed: 'Completed',
  refund_pending: 'Refund pending',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  expired: 'Expired',
  canceled: 'Canceled',
  needs_review: 'Being reviewed',
}
