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

/** Inquiry: a bank asks and has taken nothing yet. In the order in which they count where a payment has several. */
export const disputeStates = ['open', 'inquiry', 'lost', 'won'] as const
export type DisputeState = (typeof disputeStates)[number]

/**
 * Paid as agreed, and not given back as a whole: its lines that are not canceled are the registrant's courses. A refund of
 * one that fails needs a person, and takes nothing away from the others.
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

/** What was paid or may still be paid; attempts that came to nothing are nobody's history. */
export const shownStatuses: readonly RegistrationStatus[] = [
  'completed',
  'partially_refunded',
  'refund_pending',
  'awaiting_payment',
  'refunded',
  'needs_review',
]
