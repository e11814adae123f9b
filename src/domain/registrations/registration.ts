/** The status of a registration, and of its transaction. A dispute is a separate flag. */
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

/** `inquiry`: the bank asks, and no money was taken. Ordered by precedence for payments with several disputes. */
export const disputeStates = ['open', 'inquiry', 'lost', 'won'] as const
export type DisputeState = (typeof disputeStates)[number]

/**
 * Paid in full and not fully refunded: its lines that are not canceled are the registrant's courses. A failed
 * refund of one line needs staff and does not affect the others.
 */
export function holdsCourses({
  status,
  paidAt,
}: {
  status: RegistrationStatus
  paidAt: Date | null
}): boolean {
  return paidAt !== null && status !== 'refunded'
}

/** The statuses that transaction lists show: paid, or still payable. Abandoned attempts are left out. */
export const shownStatuses: readonly RegistrationStatus[] = [
  'completed',
  'partially_refunded',
  'refund_pending',
  'awaiting_payment',
  'refunded',
  'needs_review',
]
