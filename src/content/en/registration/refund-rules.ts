import { type RefundRule, refundPolicy } from '#domain/registrations/refunds.ts'

/** In a payment plan. `due` is what is still to pay. */
export const dueFirst = (due: string) => `Payments of your plan not yet made (${due}) are canceled first.`

/** The rule behind a refund amount, shown next to it. */
export const refundRules: Record<RefundRule, string> = {
  'no-date': 'no date chosen: full refund',
  full: `at least ${refundPolicy.fullDays} days before: full refund`,
  half: `less than ${refundPolicy.fullDays} days before: 50% refund`,
  'last-week': 'less than a week before: no refund',
  'too-old': `registered more than ${refundPolicy.months} months ago: no refund`,
  completed: 'completed',
  moved: 'moved by the academy: full refund',
  disputed: 'the bank has already returned the payment: no further refund',
  returned: 'the price has already been refunded: no further refund',
  rest: 'part of the payment has already been refunded: the rest is refunded',
}
