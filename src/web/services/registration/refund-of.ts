import type { RefundQuoteAnswer } from '#contract/registrations.ts'
import { type Cents, sum } from '#domain/money/money.ts'

type Quote = Pick<RefundQuoteAnswer, 'left' | 'due'>
type Lines = RefundQuoteAnswer['lines']

/** What the policy gives for a line. In a plan, not all of it goes to the card. */
export function grantedBy({ granted, amount }: Lines[number]): Cents {
  return granted ?? amount
}

/** The refund for several lines together. In a plan, what the policy gives ends what is still to pay first. */
export function refundOf({ left, due = 0 }: Quote, lines: Lines): Cents {
  return Math.min(left, Math.max(0, sum(lines.map(grantedBy)) - due))
}

/** What is no longer to be paid of a plan. */
export function endedBy({ due = 0 }: Quote, lines: Lines): Cents {
  return Math.min(due, sum(lines.map(grantedBy)))
}
