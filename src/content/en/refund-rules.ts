import { type RefundRule, refundPolicy } from '#domain/refunds.ts'

/** Why so much comes back, wherever a quote is shown. */
export const refundRules: Record<RefundRule, string> = {
  'no-date': 'no date chosen: all comes back',
  full: `at least ${refundPolicy.fullDays} days before: all comes back`,
  half: `less than ${refundPolicy.fullDays} days before: half comes back`,
  'last-week': 'less than a week before: nothing comes back',
  'too-old': 'registered too long ago: nothing comes back',
  completed: 'completed',
  moved: 'moved by the academy: all comes back',
  disputed: 'the bank has returned the payment already: nothing more comes back',
  returned: 'its price has gone back already: nothing more comes back',
  rest: 'part of the payment has gone back already: the rest comes back',
}
