import { addDays, addMonths, type Day, daysBetween } from '../dates/days.ts'
import { type Cents, sum } from '../money/money.ts'

/** Stored with each registration at purchase, so a later policy change never affects an earlier purchase. */
export type RefundPolicy = {
  version: string
  /** Full refund at least this many days before the first day. */
  fullDays: number
  /** Half refund at least this many days before the first day. */
  halfDays: number
  /** No refund later than this many months after purchase. */
  months: number
}

export const refundPolicy: RefundPolicy = { version: '2025-1', fullDays: 15, halfDays: 7, months: 18 }

type RefundableLine = {
  amount: Cents
  /** First day of the chosen date; null while no date is chosen. */
  start: Day | null
  completed: boolean
  /** The first day of the date that the academy moved this line away from. */
  movedFrom?: Day | null
  /** The steps count from this day. Otherwise from the first day. */
  stepsFrom?: Day | null
  /** The academy canceled its date, and the registrant has not chosen yet. */
  asked?: { lastDay: Day } | null
  /** Refunded so far while the line stays active. */
  returned?: Cents
}

/** Where a refund goes: to the registrant's card, to the card of somebody else who paid, or back by wire or check. */
export type RefundWay = 'card' | 'payer' | 'offline'

type Paid = { payments: readonly { method: string }[]; payer: object | null; about?: string }

/** `about`: the payer reads it, and it is about a colleague's registration. */
export function refundWayOf({ payments, payer, about }: Paid): RefundWay {
  if (payments.some(({ method }) => method === 'wire' || method === 'check')) return 'offline'
  return payer !== null && about === undefined ? 'payer' : 'card'
}

/** What the line still costs the registrant. The policy applies its percentage to this amount. */
export function costOf({ amount, returned = 0 }: Pick<RefundableLine, 'amount' | 'returned'>): Cents {
  return amount - returned
}

export const refundRules = [
  'no-date',
  'full',
  'half',
  'last-week',
  'too-old',
  'completed',
  'moved',
  'disputed',
  'returned',
  'rest',
] as const
export type RefundRule = (typeof refundRules)[number]
export type RefundQuote = { amount: Cents; rule: RefundRule }

type Purchase = { policy: RefundPolicy; purchasedOn: Day }

/** The refund for canceling one line on a given day, and the rule that decides it. */
export function quoteRefund(line: RefundableLine, on: Day, { policy, purchasedOn }: Purchase): RefundQuote {
  if (line.completed) return { amount: 0, rule: 'completed' }
  const cost = costOf(line)
  if (mayLeave(line, on)) return { amount: cost, rule: 'moved' }
  if (on > addMonths(purchasedOn, policy.months)) return { amount: 0, rule: 'too-old' }
  const from = stepsFromOf(line)
  if (from === null) return { amount: cost, rule: 'no-date' }
  const notice = daysBetween(on, from)
  if (notice >= policy.fullDays) return { amount: cost, rule: 'full' }
  if (notice >= policy.halfDays) return { amount: half(cost), rule: 'half' }
  return { amount: 0, rule: 'last-week' }
}

function stepsFromOf({ stepsFrom, start }: RefundableLine): Day | null {
  return stepsFrom ?? start
}

/**
 * After the academy moves a date, the registrant gets a full refund until the course begins, whatever the
 * policy says. After it cancels one, until the registrant has chosen.
 */
function mayLeave({ movedFrom, asked, start }: RefundableLine, on: Day): boolean {
  return Boolean(asked) || (Boolean(movedFrom) && start !== null && on < start)
}

/** An odd cent goes to the registrant. */
function half(amount: Cents): Cents {
  return Math.ceil(amount / 2)
}

/** Canceling up to and including `lastDay` refunds `amount`. */
export type RefundStep = { lastDay: Day; amount: Cents; rule: RefundRule }

/**
 * The refund steps still ahead on a day, best first; after the last one nothing is refunded. Calculated with
 * quoteRefund, so the calendar shown to a buyer always matches the later quote.
 */
export function refundCalendar(line: RefundableLine, from: Day, purchase: Purchase): RefundStep[] {
  const { policy, purchasedOn } = purchase
  const lastEver = addMonths(purchasedOn, policy.months)
  const counted = stepsFromOf(line)
  const turns = line.asked
    ? [line.asked.lastDay < from ? from : line.asked.lastDay]
    : counted === null
      ? [lastEver]
      : line.movedFrom && line.start
        ? [addDays(line.start, -1)]
        : [addDays(counted, -policy.fullDays), addDays(counted, -policy.halfDays), lastEver].sort()
  const steps: RefundStep[] = []
  for (const lastDay of turns) {
    if (lastDay < from) continue
    const { amount, rule } = quoteRefund(line, lastDay, purchase)
    if (amount > 0) steps.push({ lastDay, amount, rule })
  }
  return steps
}

/** Caps every step at what is left of the payment. */
export function stepsWithin(left: Cents, steps: readonly RefundStep[]): RefundStep[] {
  return steps
    .map((step) => ({ ...step, amount: Math.min(left, step.amount) }))
    .filter(({ amount }) => amount > 0)
}

/** Splits an amount among lines in proportion to their cost; no line gets more than its cost. */
export function shareOut(amount: Cents, costs: readonly Cents[]): Cents[] {
  const total = sum(costs)
  const shares = costs.map((cost) => (cost === 0 ? 0 : Math.floor((amount * cost) / total)))
  let rest = amount - sum(shares)
  return shares.map((share, index) => {
    if (rest === 0 || share === costs[index]) return share
    rest -= 1
    return share + 1
  })
}
