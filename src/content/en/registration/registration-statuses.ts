import type { RegistrationStatus } from '#domain/registrations/registration.ts'

/** The status of a registration, as pages show it. */
export const registrationStatuses: Record<RegistrationStatus, string> = {
  awaiting_payment: 'Awaiting payment',
  completed: 'Completed',
  refund_pending: 'Refund pending',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  expired: 'Expired',
  canceled: 'Canceled',
  needs_review: 'In review',
}
