import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences, expectedEntries, type KnownRefund, type PaymentFacts } from './expected-entries.ts'
import { type Account, type Entry, entry, type Ledger, refundOwed, sentForRefund } from './ledger.ts'
import { sum } from './money.ts'

const payment = 'payment'
const received = 1_000

/** The objects of one payment. Their amounts stay; a snapshot says which are known, and in which state. */
const ourRefunds = [
  { key: 'ours 1', amount: 400 },
  { key: 'ours 2', amount: 300 },
]
const sentRefunds = [
  { refund: 'dashboard 2', amount: 200 },
  { refund: 'ours 2', amount: 300 },
  { refund: 'dashboard 1', amount: 300 },
  { refund: 'ours 1', amount: 400 },
]
const disputes = [
  { id: 'dispute 1', amount: 700 },
  { id: 'dispute 2', amount: 500 },
]

const sentState = fc.constantFrom('pending', 'succeeded', 'failed')

const news = fc.record({
  isSent: fc.tuple(...sentRefunds.map(() => fc.boolean())),
  sentStates: fc.tuple(...sentRefunds.map(() => sentState)),
  isOutside: fc.tuple(...ourRefunds.map(() => fc.boolean())),
  unsent: fc.tuple(...ourRefunds.map(() => fc.constantFrom('due', 'failed', 'succeeded'))),
  chargebacks: fc.tuple(...ourRefunds.map(({ amount }) => fc.nat(amount))),
  disputeStates: fc.tuple(...disputes.map(() => fc.constantFrom('open', 'inquiry', 'lost', 'won'))),
})
type News = typeof news extends fc.Arbitrary<infer T> ? T : never

/** Snapshots with objects in any states. The provider never forgets a refund that it once listed. */
const history: fc.Arbitrary<PaymentFacts[]> = fc.array(news, { minLength: 1, maxLength: 6 }).map((told) =>
  told.map((one, now) =>
    factsOf({
      ...one,
      isSent: one.isSent.map((_, index) => told.slice(0, now + 1).some(({ isSent }) => isSent[index])),
    }),
  ),
)

const madeAt = new Date('2025-08-01T12:00:00Z')

function factsOf({ isSent, sentStates, isOutside, unsent, chargebacks, disputeStates }: News): PaymentFacts {
  const all = sentRefunds.map((sent, index) => ({ ...sent, madeAt, state: sentStates[index] ?? 'failed' }))
  const sent = all.filter((_, index) => isSent[index])
  const refunds = ourRefunds.map(({ key, amount }, index): KnownRefund => {
    const theirs = sent.find(({ refund }) => refund === key)
    const made = theirs?.state ?? unsent[index] ?? 'due'
    // Staff settle offline only what failed.
    const state = made === 'failed' && isOutside[index] ? 'outside' : made
    const chargeback = state === 'outside' ? (chargebacks[index] ?? 0) : 0
    return { key, amount, state, decidedAt: madeAt, chargeback, offline: 0, credit: 0 }
  })
  return {
    payment,
    received,
    isAgreed: true,
    refunds,
    sent,
    disputes: disputes.map((dispute, index) => ({ ...dispute, state: disputeStates[index] ?? 'won' })),
  }
}

/** The price was agreed, the payment arrived, and our refunds were decided. */
const before: Ledger = [
  entry('tuition', 'receivable', received, { course: 'module1' }),
  entry('receivable', 'provider', received, { payment }),
  ...ourRefunds.map(({ key, amount }) =>
    entry('refund_payable', 'tuition', amount, { course: 'module1', payment, refund: key }),
  ),
]

function follow(ledger: Ledger, facts: PaymentFacts): Ledger {
  return [...ledger, ...differences(ledger, expectedEntries(facts))]
}

/** What moved between two accounts for the same object, whichever way it was posted. */
function movements(ledger: Ledger): Record<string, number> {
  const net = new Map<string, number>()
  for (const { from, to, amount, ...about } of ledger) {
    const [one = '', other = ''] = [from, to].toSorted()
    const position = [one, other, ...Object.values(about)].join(' ')
    net.set(position, (net.get(position) ?? 0) + (from === one ? amount : -amount))
  }
  return Object.fromEntries([...net].filter(([, amount]) => amount !== 0))
}

function balance(ledger: Ledger, account: Account): number {
  const change = ({ from, to, amount }: Entry) =>
    (to === account ? amount : 0) - (from === account ? amount : 0)
  return sum(ledger.map(change))
}

describe('following the provider', () => {
  test('snapshots in any order, repeated or lost, give the ledger of the last one', () => {
    fc.assert(
      fc.property(history, (snapshots) => {
        const last = snapshots.slice(-1)
        expect(movements(snapshots.reduce(follow, before))).toEqual(movements(last.reduce(follow, before)))
      }),
    )
  })

  test('posting the same snapshot again posts nothing', () => {
    fc.assert(
      fc.property(history, (snapshots) => {
        const posted = snapshots.reduce(follow, before)
        const again = snapshots.slice(-1).reduce(follow, posted)
        expect(again).toEqual(posted)
      }),
    )
  })

  test('each of several events of the same kind and amount is posted, also after reversals', () => {
    const states = fc.array(fc.array(sentState, { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(states, (told) => {
        let ledger = before
        for (const now of told) {
          const sent = now.map((state, index) => ({ refund: `re_${index}`, amount: 100, state, madeAt }))
          ledger = follow(ledger, { payment, received, isAgreed: true, refunds: [], sent, disputes: [] })
          for (const { refund, state } of sent) {
            expect(sentForRefund(ledger, refund)).toBe(state === 'failed' ? 0 : 100)
          }
        }
      }),
    )
  })

  test('every posted amount is above zero, and all accounts add up to zero', () => {
    fc.assert(
      fc.property(history, (snapshots) => {
        const ledger = snapshots.reduce(follow, before)
        expect(ledger.filter(({ amount }) => amount <= 0)).toEqual([])
        const accounts = [...new Set(ledger.flatMap(({ from, to }) => [from, to]))]
        expect(sum(accounts.map((account) => balance(ledger, account)))).toBe(0)
      }),
    )
  })

  test('refund payable and disputed never go below zero', () => {
    fc.assert(
      fc.property(history, (snapshots) => {
        const ledger = snapshots.reduce(follow, before)
        expect(-balance(ledger, 'refund_payable')).toBeGreaterThanOrEqual(0)
        expect(balance(ledger, 'disputed')).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('no more is owed than the refunds that no provider or staff have made', () => {
    fc.assert(
      fc.property(history, (snapshots) => {
        const { refunds: known = [], sent = [] } = snapshots.at(-1) ?? {}
        const isMade = (key: string) => sent.some(({ refund }) => refund === key)
        const unmade = known.filter(
          ({ key, state }) =>
            state === 'due' || state === 'failed' || (state === 'succeeded' && !isMade(key)),
        )
        const owed = refundOwed(snapshots.reduce(follow, before))
        expect(owed).toBeLessThanOrEqual(sum(unmade.map(({ amount }) => amount)))
      }),
    )
  })

  test('disputes take at most the payment', () => {
    fc.assert(
      fc.property(history, (snapshots) => {
        const ledger = snapshots.reduce(follow, before).filter(({ dispute }) => dispute !== null)
        expect(-balance(ledger, 'provider')).toBeLessThanOrEqual(received)
      }),
    )
  })
})
