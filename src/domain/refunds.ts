import { addDays, addMonths, type Day, daysBetween } from './days.ts'
import { type Cents, sum } from './money.ts'
import type { DisputeState } from './registration.ts'
import type { RefundState } from './settlement.ts'

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

export type RefundableLine = {
  amount: Cents
  /** First day of the chosen date; null while no date is chosen. */
  start: Day | null
  completed: boolean
  /** The first day of the date that the academy moved this line away from. */
  movedFrom?: Day | null
  /** Refunded so far while the line stays active. */
  returned?: Cents
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
  if (line.start === null) return { amount: cost, rule: 'no-date' }
  const notice = daysBetween(on, line.start)
  if (notice >= policy.fullDays) return { amount: cost, rule: 'full' }
  if (notice >= policy.halfDays) return { amount: half(cost), rule: 'half' }
  return { amount: 0, rule: 'last-week' }
}

/**
 * After the academy moves a date, the registrant gets a full refund until the course begins, whatever the
 * policy says.
 */
function mayLeave({ movedFrom, start }: RefundableLine, on: Day): boolean {
  return Boolean(movedFrom) && start !== null && on < start
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
  const turns =
    line.start === null
      ? [lastEver]
      : line.movedFrom
        ? [addDays(line.start, -1)]
        : [addDays(line.start, -policy.fullDays), addDays(line.start, -policy.halfDays), lastEver].sort()
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

/**
 * Refunds for the lines of one cancellation, filled in order; together they never exceed what is left of the
 * payment.
 */
export function sharesWithin(left: Cents, amounts: readonly Cents[]): Cents[] {
  let rest = left
  return amounts.map((amount) => {
    const share = Math.min(rest, amount)
    rest -= share
    return share
  })
}

type Refund = { amount: Cents; state: RefundState; byBank?: Cents }
type Payment = { received: Cents; refunded: Cents; sentBesides: Cents; returnedByBank: Cents }

/**
 * What is left of a payment. Pending refunds, failed refunds still owed and chargebacks are subtracted too,
 * so no amount is refunded twice or beyond what was received.
 */
export function leftToRefund(registration: Payment, refunds: readonly Refund[]): Cents {
  const { received, refunded, returnedByBank } = registration
  const owed = sumOf(refunds, 'due') + stillOwed(registration, refunds)
  const gone = Math.max(refunded + owed, sum(refunds.map(({ amount }) => amount)))
  return Math.max(0, received - returnedByBank - gone)
}

/** What could still be refunded, ignoring refunds already decided. */
export function notYetGone({
  received,
  refunded,
  returnedByBank,
}: Pick<Payment, 'received' | 'refunded' | 'returnedByBank'>): Cents {
  return Math.max(0, received - refunded - returnedByBank)
}

/** The highest refund that an email may announce for a cancellation: nothing while a dispute holds the money. */
export function leftToPromise(
  registration: Payment & { dispute: DisputeState | null },
  refunds: readonly Refund[],
): Cents {
  return registration.dispute === 'open' ? 0 : leftToRefund(registration, refunds)
}

/**
 * How much of the failed refunds a chargeback may already cover. `least` is what would exceed the amount
 * received; staff decide about the rest.
 */
export function banksShare(registration: Payment, refunds: readonly Refund[]): { least: Cents; most: Cents } {
  const owed = stillOwed(registration, refunds)
  const most = Math.min(owed, registration.returnedByBank)
  return { least: Math.min(most, owed - Math.min(owed, notYetGone(registration))), most }
}

/** The part of the chargebacks that is assigned to our refunds. */
export function returnedFor(refunds: readonly Refund[]): Cents {
  return sum(refunds.map(({ byBank = 0 }) => byBank))
}

/** Failed refunds that were not replaced in the provider's dashboard since. */
export function stillOwed(
  { refunded, sentBesides }: { refunded: Cents; sentBesides: Cents },
  refunds: readonly Refund[],
): Cents {
  const elsewhere = Math.max(0, goneBackElsewhere(refunded, refunds) - sentBesides)
  return Math.max(0, sumOf(refunds, 'failed') - elsewhere)
}

/** Refunded by the provider without a refund of ours: made in the provider's dashboard. */
export function goneBackElsewhere(refunded: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(0, refunded - sumOf(refunds, 'pending', 'succeeded', 'outside'))
}

/** Whether one of our refunds is pending or needs staff. */
export function isOwedAlready(
  registration: { refunded: Cents; sentBesides: Cents },
  refunds: readonly Refund[],
): boolean {
  return sumOf(refunds, 'due') + stillOwed(registration, refunds) > 0
}

/**
 * Refunds that lines were canceled or reduced for, and that were neither paid, pending nor failed: a refund
 * made in the provider's dashboard was reversed. Failed refunds of ours are excluded because staff already
 * handle them.
 */
export function promisedOnly(promised: Cents, refunded: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(0, promised - refunded - sumOf(refunds, 'due', 'failed'))
}

/** The refund total that the lines call for, capped at what was received. */
export function promisedFor(received: Cents, lines: readonly { granted: Cents; returned: Cents }[]): Cents {
  return Math.min(received, sum(lines.map(({ granted, returned }) => granted + returned)))
}

/**
 * Total refunded: by the provider, offline, and by chargebacks assigned to refunds. Dashboard refunds are
 * matched with refunds recorded as offline, except for the part in `sentBesides`. Counting both would end a
 * course by mistake.
 */
export function goneBack(
  { received, sentBesides }: { received: Cents; sentBesides: Cents },
  byProvider: Cents,
  refunds: readonly Refund[],
): Cents {
  const elsewhere = Math.max(0, sentElsewhere(byProvider, refunds) - sentBesides)
  const outside = Math.max(0, sentOutside(refunds) - elsewhere)
  return Math.min(received, byProvider + outside + returnedFor(refunds))
}

/**
 * The dashboard refunds that must not be matched with ours once a failed dashboard refund is owed. Without
 * this, an earlier dashboard refund would count as payment of the owed one.
 */
export function setApart(sentBesides: Cents, byProvider: Cents, refunds: readonly Refund[]): Cents {
  const elsewhere = sentElsewhere(byProvider, refunds)
  return elsewhere - Math.min(sentOutside(refunds), Math.max(0, elsewhere - sentBesides))
}

function sentOutside(refunds: readonly Refund[]): Cents {
  return sumOf(refunds, 'outside') - returnedFor(refunds)
}

function sentElsewhere(byProvider: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(0, byProvider - sumOf(refunds, 'pending', 'succeeded'))
}

function sumOf(refunds: readonly Refund[], ...states: RefundState[]): Cents {
  return sum(refunds.filter(({ state }) => states.includes(state)).map(({ amount }) => amount))
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
