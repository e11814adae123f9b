import type { RefundQuoteAnswer } from '#contract/registrations.ts'
import { type Cents, sum } from '#domain/money.ts'

/** The refund for several lines together. In a plan, what the policy gives ends what is still to pay first. */
export function refundOf(
  { left, due = 0 }: Pick<RefundQuoteAnswer, 'left' | 'due'>,
  lines: RefundQuoteAnswer['lines'],
): Cents {
  const granted = sum(lines.map((line) => line.granted ?? line.amount))
  return Math.min(left, Math.max(0, granted - due))
}
