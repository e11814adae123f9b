import { addDays, addMonths, type Day, daysBetween } from './days.ts'
import type { Cents } from './money.ts'

/** Frozen in each registration at purchase: a later change of the rules never touches an old one. */
export type RefundPolicy = {
  version: string
  /** At least so many days before the first day, all comes back. */
  fullDays: number
  /** At least so many days before, half. */
  halfDays: number
  /** After so many months from purchase, nothing. */
  months: number
}

export const refundPolicy: RefundPolicy = { version: '2025-1', fullDays: 15, halfDays: 7, months: 18 }

export type RefundableLine = {
  amount: Cents
  /** The line's first day, null while no date is chosen. */
  start: Day | null
  completed: boolean
}

export type RefundRule = 'no-date' | 'full' | 'half' | 'last-week' | 'too-old' | 'completed'
export type RefundQuote = { amount: Cents; rule: RefundRule }

type Purchase = { policy: RefundPolicy; purchasedOn: Day }

/** What the cancellation of one line gives back on a day, and by which rule. */
export function quoteRefund(line: RefundableLine, on: Day, { policy, purchasedOn }: Purchase): RefundQuote {
  if (line.completed) return { amount: 0, rule: 'completed' }
  if (on > addMonths(purchasedOn, policy.months)) return { amount: 0, rule: 'too-old' }
  if (line.start === null) return { amount: line.amount, rule: 'no-date' }
  const notice = daysBetween(on, line.start)
  if (notice >= policy.fullDays) return { amount: line.amount, rule: 'full' }
  if (notice >= policy.halfDays) return { amount: half(line.amount), rule: 'half' }
  return { amount: 0, rule: 'last-week' }
}

/** Half of an odd cent goes to the registrant. */
function half(amount: Cents): Cents {
  return Math.ceil(amount / 2)
}

/** Until and including `lastDay` a cancellation gives back `amount`. */
export type RefundStep = { lastDay: Day; amount: Cents; rule: RefundRule }

/**
 * The steps still ahead on a day, best first; after the last one nothing comes back. Reckoned from quoteRefund, so
 * that the calendar a buyer reads can never promise what the quote then refuses.
 */
export function refundCalendar(line: RefundableLine, from: Day, purchase: Purchase): RefundStep[] {
  const { policy, purchasedOn } = purchase
  const lastEver = addMonths(purchasedOn, policy.months)
  const turns =
    line.start === null
      ? [lastEver]
      : [addDays(line.start, -policy.fullDays), addDays(line.start, -policy.halfDays), lastEver].sort()
  const steps: RefundStep[] = []
  for (const lastDay of turns) {
    if (lastDay < from) continue
    const { amount, rule } = quoteRefund(line, lastDay, purchase)
    if (amount > 0) steps.push({ lastDay, amount, rule })
  }
  return steps
}
