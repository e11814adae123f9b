// Money as a ledger. An entry moves an amount from one account to another, so the accounts of a registration always add up to
// zero. Every amount that is shown or decided is a sum over its entries. docs/decisions/ledger.md has an example of each event.

import type { DisputeState } from '../registrations/registration.ts'
import { type Cents, sum } from './money.ts'
import { sharesWithin } from './money-parts.ts'
import type { Aftermath, RefundState } from './settlement.ts'

export type Account =
  | 'tuition'
  | 'receivable'
  | 'provider'
  | 'offline'
  | 'refund_payable'
  | 'disputed'
  | 'write_off'
  | 'credit'
  | 'goodwill'

export type Entry = {
  from: Account
  to: Account
  amount: Cents
  /** The line that it is about. Null for the whole registration. */
  course: string | null
  payment: string | null
  /** The key of our refund, or the provider's id of a refund made in its dashboard. */
  refund: string | null
  dispute: string | null
}

export type Ledger = readonly Entry[]

export function entry(
  from: Account,
  to: Account,
  amount: Cents,
  about: Partial<Pick<Entry, 'course' | 'payment' | 'refund' | 'dispute'>>,
): Entry {
  return { from, to, amount, course: null, payment: null, refund: null, dispute: null, ...about }
}

/** What moved from one account to another, minus what moved back. */
export function moved(ledger: Ledger, from: Account, to: Account): Cents {
  return sum(
    ledger.map((one) => {
      if (one.from === from && one.to === to) return one.amount
      return one.from === to && one.to === from ? -one.amount : 0
    }),
  )
}

export function received(ledger: Ledger): Cents {
  const paid = moved(ledger, 'receivable', 'provider') + moved(ledger, 'receivable', 'offline')
  return paid + creditUsed(ledger)
}

/** Paid by credit. */
export function creditUsed(ledger: Ledger): Cents {
  return moved(ledger, 'receivable', 'credit')
}

/** What the registrant has still to pay of the agreed price. */
export function stillDue(ledger: Ledger): Cents {
  return sum(
    ledger.map(
      ({ from, to, amount }) => (to === 'receivable' ? amount : 0) - (from === 'receivable' ? amount : 0),
    ),
  )
}

/** Refunded by the provider, offline, as credit, and by chargebacks that stand for a refund. */
export function refunded(ledger: Ledger): Cents {
  return sum(
    (['provider', 'offline', 'write_off', 'credit'] as const).map((cash) =>
      moved(ledger, cash, 'refund_payable'),
    ),
  )
}

export function refundedAsCredit(ledger: Ledger): Cents {
  return moved(ledger, 'credit', 'refund_payable')
}

/** The money that the academy has of a registration, or had before a bank held it. */
export function held(ledger: Ledger): Cents {
  const cash: readonly Account[] = ['provider', 'offline', 'disputed', 'credit']
  return sum(
    ledger.map(
      ({ from, to, amount }) => (cash.includes(to) ? amount : 0) - (cash.includes(from) ? amount : 0),
    ),
  )
}

/** All refunds that were decided, sent or not. */
export function decided(ledger: Ledger): Cents {
  return moved(ledger, 'refund_payable', 'tuition') + moved(ledger, 'refund_payable', 'receivable')
}

export function refundOwed(ledger: Ledger): Cents {
  return decided(ledger) - refunded(ledger)
}

export function lost(ledger: Ledger): Cents {
  return moved(ledger, 'disputed', 'write_off')
}

/** Lost in disputes, without the parts that stand for a refund. A dispute that is open again may leave less than those. */
export function chargedBack(ledger: Ledger): Cents {
  return Math.max(0, lost(ledger) - moved(ledger, 'write_off', 'refund_payable'))
}

/** What a new refund may be at most. */
export function leftToRefund(ledger: Ledger): Cents {
  return Math.max(0, received(ledger) - chargedBack(ledger) - decided(ledger))
}

/** What is still here, whatever was decided about it. */
export function notYetReturned(ledger: Ledger): Cents {
  return Math.max(0, received(ledger) - chargedBack(ledger) - refunded(ledger))
}

/** True when banks took all of the money back in disputes. */
export function isAllChargedBack(ledger: Ledger): boolean {
  return chargedBack(ledger) > 0 && chargedBack(ledger) === received(ledger)
}

/** A price was agreed. Money of an order that was never confirmed has none. */
export function isAgreed(ledger: Ledger): boolean {
  return moved(ledger, 'tuition', 'receivable') > 0
}

/** Refunded in the dashboard, as far as it is assigned to no course. Below zero when such a refund failed afterwards. */
export function refundedWithoutCourse(ledger: Ledger): Cents {
  const withoutCourse = ledger.filter(({ course }) => course === null)
  return moved(withoutCourse, 'refund_payable', 'tuition')
}

/** The refunds decided for courses that ended, as far as a failed dashboard refund has left them without money. */
export function owedForEndedCourses(ledger: Ledger): Cents {
  return Math.max(0, -refundedWithoutCourse(ledger))
}

/** A payment beside the agreed price came too late or with another amount. It buys nothing, and all of it is refunded. */
export function isBesidePrice(ledger: Ledger, payment: string): boolean {
  return isAgreed(ledger) && moved(ofPayment(ledger, payment), 'refund_payable', 'receivable') > 0
}

/**
 * What decides the status. Money beside the agreed price neither pays for a course nor refunds one. Its refund shows while courses
 * are held, or when it failed.
 */
export function aftermathOf(
  ledger: Ledger,
  refunds: readonly { paymentId: string; state: RefundState }[],
): Aftermath {
  const isBeside = (payment: string | null) => payment !== null && isBesidePrice(ledger, payment)
  const ofPrice = ledger.filter(({ payment }) => !isBeside(payment))
  const sums = { received: received(ofPrice), refunded: refunded(ofPrice) }
  const isOver = sums.refunded >= sums.received
  const shown = refunds.filter(
    ({ paymentId, state }) => state === 'failed' || !(isOver && isBeside(paymentId)),
  )
  return { ...sums, refunds: shown.map(({ state }) => state) }
}

export function ofPayment(ledger: Ledger, payment: string): Ledger {
  return ledger.filter((one) => one.payment === payment)
}

export function ofRefund(ledger: Ledger, refund: string): Ledger {
  return ledger.filter((one) => one.refund === refund)
}

export function sentForRefund(ledger: Ledger, refund: string): Cents {
  return moved(ofRefund(ledger, refund), 'provider', 'refund_payable')
}

/** The part of a refund that a chargeback stands for. */
export function chargebackFor(ledger: Ledger, refund: string): Cents {
  return moved(ofRefund(ledger, refund), 'write_off', 'refund_payable')
}

/** The part of a refund that staff have made offline. */
export function offlineFor(ledger: Ledger, refund: string): Cents {
  return moved(ofRefund(ledger, refund), 'offline', 'refund_payable')
}

/** The part of a refund that was made as credit. */
export function creditFor(ledger: Ledger, refund: string): Cents {
  return refundedAsCredit(ofRefund(ledger, refund))
}

/** How much of the refunds is for which course. */
export function sharesOf(ledger: Ledger, refunds: readonly { key: string }[]): ReadonlyMap<string, Cents> {
  const ofThese = refunds.flatMap(({ key }) => ofRefund(ledger, key))
  const courses = new Set(ofThese.flatMap(({ course }) => course ?? []))
  return new Map([...courses].map((id) => [id, decided(ofThese.filter(({ course }) => course === id))]))
}

/** The highest refund that an email may announce for a cancellation: nothing while a dispute holds the money. */
export function leftToPromise({ ledger, dispute }: { ledger: Ledger; dispute: DisputeState | null }): Cents {
  return dispute === 'open' ? 0 : leftToRefund(ledger)
}

/** Failed refunds that nothing has replaced. Refunds that are still due are owed too, but not here. */
export function owedByFailure(
  ledger: Ledger,
  refunds: readonly { amount: Cents; state: RefundState }[],
): Cents {
  const due = refunds.filter(({ state }) => state === 'due')
  return refundOwed(ledger) - sum(due.map(({ amount }) => amount))
}

/**
 * How much of the failed refunds of a payment a chargeback may already cover. `least` is what would exceed the amount received;
 * staff decide about the rest.
 */
export function chargebackBounds(ledger: Ledger, owed: Cents): { least: Cents; most: Cents } {
  const most = Math.min(owed, chargedBack(ledger))
  return { least: Math.min(most, Math.max(0, owed - notYetReturned(ledger))), most }
}

/** Splits what staff stated among payments. Each gets what is known of it first; only the rest is theirs to assign. */
export function chargebackParts(bounds: readonly { least: Cents; most: Cents }[], stated: Cents): Cents[] {
  const known = sum(bounds.map(({ least }) => least))
  const beyond = sharesWithin(
    stated - known,
    bounds.map(({ least, most }) => most - least),
  )
  return bounds.map(({ least }, index) => least + (beyond[index] ?? 0))
}

/** The newest payment first, at most what is left on each. */
export function refundsByPayment(ledger: Ledger, payments: readonly { id: string }[], amount: Cents) {
  const newestFirst = payments.toReversed()
  const left = newestFirst.map(({ id }) => leftToRefund(ofPayment(ledger, id)))
  const parts = sharesWithin(amount, left)
  return newestFirst.flatMap(({ id }, index) => {
    const part = parts[index] ?? 0
    return part > 0 ? [{ payment: id, amount: part }] : []
  })
}
