import { addDays, addMonths, type Day, daysBetween } from './days.ts'
import { type Cents, sum } from './money.ts'
import type { DisputeState } from './registration.ts'
import type { RefundState } from './settlement.ts'

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
  /** The day that the academy moved it away from. */
  movedFrom?: Day | null
  /** What went back of the amount while the line stays. */
  returned?: Cents
}

/** What a line costs its owner by now: of that the policy gives its part. */
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

/** What the cancellation of one line gives back on a day, and by which rule. */
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

/** Who was moved by the academy may cancel for everything until the course begins, whatever the calendar says. */
function mayLeave({ movedFrom, start }: RefundableLine, on: Day): boolean {
  return Boolean(movedFrom) && start !== null && on < start
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

/** No step promises more than is left of the payment. */
export function stepsWithin(left: Cents, steps: readonly RefundStep[]): RefundStep[] {
  return steps
    .map((step) => ({ ...step, amount: Math.min(left, step.amount) }))
    .filter(({ amount }) => amount > 0)
}

/** What the lines of one cancellation give back: together no more than is left of the payment, the first one first. */
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
 * What is left of a payment: nothing may go back twice, nor more than came. What is due, and what failed and is still owed, is
 * not among what went back yet. Nor is what banks took back.
 */
export function leftToRefund(registration: Payment, refunds: readonly Refund[]): Cents {
  const { received, refunded, returnedByBank } = registration
  const owed = sumOf(refunds, 'due') + stillOwed(registration, refunds)
  const gone = Math.max(refunded + owed, sum(refunds.map(({ amount }) => amount)))
  return Math.max(0, received - returnedByBank - gone)
}

/** What could still be sent back, whatever was decided. */
export function notYetGone({
  received,
  refunded,
  returnedByBank,
}: Pick<Payment, 'received' | 'refunded' | 'returnedByBank'>): Cents {
  return Math.max(0, received - refunded - returnedByBank)
}

/** The most that a letter may promise for a cancellation: it gives nothing while a bank has the money. */
export function leftToPromise(
  registration: Payment & { dispute: DisputeState | null },
  refunds: readonly Refund[],
): Cents {
  return registration.dispute === 'open' ? 0 : leftToRefund(registration, refunds)
}

/**
 * How much of what failed may be what banks have returned. At least what would go back beyond all that came: the rest is for a person
 * to say.
 */
export function banksShare(registration: Payment, refunds: readonly Refund[]): { least: Cents; most: Cents } {
  const owed = stillOwed(registration, refunds)
  const most = Math.min(owed, registration.returnedByBank)
  return { least: Math.min(most, owed - Math.min(owed, notYetGone(registration))), most }
}

/** What stands for refunds of ours, of what banks have returned. */
export function returnedFor(refunds: readonly Refund[]): Cents {
  return sum(refunds.map(({ byBank = 0 }) => byBank))
}

/** What failed and was not sent elsewhere since. */
export function stillOwed(
  { refunded, sentBesides }: { refunded: Cents; sentBesides: Cents },
  refunds: readonly Refund[],
): Cents {
  const elsewhere = Math.max(0, goneBackElsewhere(refunded, refunds) - sentBesides)
  return Math.max(0, sumOf(refunds, 'failed') - elsewhere)
}

/** Of what went back, what no refund of ours stands for: it was sent from the provider's own pages. */
export function goneBackElsewhere(refunded: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(0, refunded - sumOf(refunds, 'pending', 'succeeded', 'outside'))
}

/** Whether a refund of ours asks for a person, or is on its way. */
export function isOwedAlready(
  registration: { refunded: Cents; sentBesides: Cents },
  refunds: readonly Refund[],
): boolean {
  return sumOf(refunds, 'due') + stillOwed(registration, refunds) > 0
}

/**
 * What courses were ended or lessened for, and that neither went back, nor is due, nor failed: a refund made on the provider's own
 * pages went back and came again. Where one of ours failed a person is asked already, who sees what was sent elsewhere for it.
 */
export function promisedOnly(promised: Cents, refunded: Cents, refunds: readonly Refund[]): Cents {
  return Math.max(0, promised - refunded - sumOf(refunds, 'due', 'failed'))
}

/** What the lines say should have gone back; never more than came. */
export function promisedFor(received: Cents, lines: readonly { granted: Cents; returned: Cents }[]): Cents {
  return Math.min(received, sum(lines.map(({ granted, returned }) => granted + returned)))
}

/**
 * What went back in all, by the provider and outside of it, a bank included that returned what a refund was to send. What the provider sent beyond our own refunds, from its own
 * pages, is taken to be what is written down as sent by another way, unless it was set apart: counted twice it would cost
 * somebody a course.
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
 * When a refund from the provider's own pages has failed and is owed, its amount is what is missing beside all that went back by
 * then. What else was sent from those pages, and is not written down as another way, stands for none of ours from then on.
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

/** Splits a sum among lines in proportion to what each cost, no line getting more than that. */
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
