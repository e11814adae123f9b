// The entries that should exist for what the provider reports, compared with those that do. Only the difference is posted, so
// the order, repetition and loss of webhooks cannot matter.

import type { DisputeState } from '../registrations/registration.ts'
import { type Entry, entry, type Ledger, moved } from './ledger.ts'
import { type Cents, sum } from './money.ts'
import { sharesWithin } from './money-parts.ts'
import type { RefundState, SentRefundState } from './settlement.ts'

export type KnownRefund = {
  key: string
  amount: Cents
  state: RefundState
  decidedAt: Date
  chargeback: Cents
  /** Made offline before. It stays made when the chargeback's part is owed again. */
  offline: Cents
  /** Made as credit of the person. */
  credit: Cents
}

export type PaymentFacts = {
  payment: string
  received: Cents
  /** It pays for the agreed price. */
  isAgreed: boolean
  /** Decided by us, oldest first. */
  refunds: readonly KnownRefund[]
  /** The provider's refunds, newest first. `refund` is the key of ours that it was sent for, or its own id. */
  sent: readonly { refund: string; amount: Cents; state: SentRefundState; madeAt: Date }[]
  disputes: readonly { id: string; amount: Cents; state: DisputeState }[]
}

/** The entries that should exist for a payment and its refunds and disputes at the provider. */
export function expectedEntries(facts: PaymentFacts): Entry[] {
  const { payment, refunds, sent, disputes } = facts
  const made = (key: string) =>
    sum(sent.map(({ refund, state, amount }) => (refund === key && state !== 'failed' ? amount : 0)))
  const covers = coverage(facts, made)
  const price = facts.isAgreed ? 'tuition' : 'receivable'
  const tooMuch = sum(refunds.map(({ key, amount }) => Math.max(0, made(key) - amount)))
  // Exchange rates can make a dispute larger than the payment. No more than the payment can be charged back.
  const taken = sharesWithin(
    facts.received,
    disputes.map(({ state, amount }) => (state === 'open' || state === 'lost' ? amount : 0)),
  )
  return [
    entry('receivable', 'provider', facts.received, { payment }),
    ...refunds.flatMap(({ key: refund, amount, state, chargeback, offline, credit }) => {
      const rest = Math.max(0, amount - chargeback - credit - covers.of(refund) - made(refund))
      const byStaff = state === 'outside' ? rest : Math.min(rest, offline)
      return [
        entry('provider', 'refund_payable', made(refund), { payment, refund }),
        entry('offline', 'refund_payable', byStaff, { payment, refund }),
        entry('write_off', 'refund_payable', chargeback, { payment, refund }),
      ]
    }),
    // What the provider made beyond our decision, such as a refund sent twice.
    entry('refund_payable', price, tooMuch, { payment }),
    ...madeInDashboard(facts).flatMap((refund) => [
      entry('provider', 'refund_payable', made(refund), { payment, refund }),
      entry('refund_payable', price, made(refund) - covers.by(refund), { payment, refund }),
    ]),
    ...disputes.flatMap(({ id: dispute, state }, index) => [
      entry('provider', 'disputed', taken[index] ?? 0, { payment, dispute }),
      entry('disputed', 'write_off', state === 'lost' ? (taken[index] ?? 0) : 0, { payment, dispute }),
    ]),
  ]
}

/** The ids of refunds without a decision of ours. */
function madeInDashboard({ refunds, sent }: PaymentFacts): string[] {
  return sent.flatMap(({ refund }) => (refunds.some(({ key }) => key === refund) ? [] : [refund]))
}

/**
 * A dashboard refund stands for refunds of ours that the provider did not make and that were tried before it. Without this, the
 * same money would count as refunded in the dashboard and as owed, or as refunded offline.
 */
function coverage(facts: PaymentFacts, made: (key: string) => Cents) {
  const of = new Map<string, Cents>()
  const by = new Map<string, Cents>()
  const dashboard = madeInDashboard(facts)
  for (const refund of facts.refunds) {
    const { key, amount, state, chargeback, offline, credit } = refund
    const isMissing = state !== 'due' && state !== 'pending' && made(key) === 0
    let missing = isMissing ? amount - chargeback - credit - (state === 'outside' ? 0 : offline) : 0
    for (const id of triedBefore(refund, facts).filter((one) => dashboard.includes(one))) {
      const part = Math.min(missing, made(id) - (by.get(id) ?? 0))
      missing -= part
      of.set(key, (of.get(key) ?? 0) + part)
      by.set(id, (by.get(id) ?? 0) + part)
    }
  }
  return { of: (key: string) => of.get(key) ?? 0, by: (id: string) => by.get(id) ?? 0 }
}

/**
 * The provider's refunds that were made after one of ours was tried, oldest first. One that counts as made although the provider
 * has none of it needs all of them: the payment was refunded in full otherwise. So does credit that became smaller.
 */
function triedBefore({ key, state, decidedAt }: KnownRefund, { sent }: PaymentFacts): string[] {
  const tried = sent.findIndex(({ refund }) => refund === key)
  const second = Math.floor(decidedAt.getTime() / 1000)
  const later = sent.filter(({ madeAt }, index) => {
    if (tried !== -1) return index < tried
    return state === 'succeeded' || state === 'credit' || Math.floor(madeAt.getTime() / 1000) >= second
  })
  return later.toReversed().map(({ refund }) => refund)
}

/** The entries that bring a ledger to what is expected: what is missing, and reversals of what is too much. */
export function differences(ledger: Ledger, expected: readonly Entry[]): Entry[] {
  return expected.flatMap((wanted) => {
    const { from, to } = wanted
    const missing = wanted.amount - moved(ledger.filter(isAbout(wanted)), from, to)
    if (missing === 0) return []
    return [
      missing > 0 ? { ...wanted, amount: missing } : { ...wanted, from: to, to: from, amount: -missing },
    ]
  })
}

function isAbout({ course, payment, refund, dispute }: Entry) {
  return (other: Entry) =>
    other.course === course &&
    other.payment === payment &&
    other.refund === refund &&
    other.dispute === dispute
}
