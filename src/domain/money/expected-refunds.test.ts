// Single refunds and what the provider reports about them. ledger.test.ts has the sums, expected-entries.test.ts the properties.
import { describe, expect, test } from 'vitest'
import { differences, expectedEntries, type KnownRefund, type PaymentFacts } from './expected-entries.ts'
import {
  chargebackFor,
  decided,
  entry,
  type Ledger,
  leftToRefund,
  offlineFor,
  ofRefund,
  owedForEndedCourses,
  refunded,
  refundOwed,
} from './ledger.ts'

const payment = 'first'
const agreed = entry('tuition', 'receivable', 1_000, { course: 'module1' })
const paid: Ledger = [agreed, entry('receivable', 'provider', 1_000, { payment })]
const decision = entry('refund_payable', 'tuition', 400, { course: 'module1', payment, refund: 'r' })

const noon = new Date('2025-08-01T12:00:00Z')
const ours: KnownRefund = {
  key: 'r',
  amount: 400,
  state: 'due',
  decidedAt: noon,
  chargeback: 0,
  offline: 0,
  credit: 0,
}
const nothing: PaymentFacts = {
  payment,
  received: 1_000,
  isAgreed: true,
  refunds: [],
  sent: [],
  disputes: [],
}

test('a chargeback that is reversed after the rest was made offline is owed again, and is no offline money', () => {
  const settled: Ledger = [
    ...paid,
    decision,
    entry('offline', 'refund_payable', 100, { payment, refund: 'r' }),
    entry('write_off', 'refund_payable', 300, { payment, refund: 'r' }),
  ]
  const refund: KnownRefund = { ...ours, state: 'failed', offline: offlineFor(settled, 'r') }
  const reversed = [...settled, ...differences(settled, expectedEntries({ ...nothing, refunds: [refund] }))]
  expect([
    offlineFor(reversed, 'r'),
    chargebackFor(reversed, 'r'),
    refundOwed(ofRefund(reversed, 'r')),
  ]).toEqual([100, 0, 300])
  const again: KnownRefund = { ...refund, state: 'outside' }
  const ended = [...reversed, ...differences(reversed, expectedEntries({ ...nothing, refunds: [again] }))]
  expect([offlineFor(ended, 'r'), refundOwed(ofRefund(ended, 'r'))]).toEqual([400, 0])
})

test('a full dashboard refund that fails is owed for the courses it ended', () => {
  const made = [
    ...paid,
    entry('provider', 'refund_payable', 1_000, { payment, refund: 're_1' }),
    entry('refund_payable', 'tuition', 1_000, { payment, refund: 're_1' }),
    entry('tuition', 'refund_payable', 1_000, {}),
    entry('refund_payable', 'tuition', 1_000, { course: 'module1' }),
  ]
  expect([owedForEndedCourses(made), refundOwed(made)]).toEqual([0, 0])
  const facts = {
    ...nothing,
    sent: [{ refund: 're_1', amount: 1_000, state: 'failed' as const, madeAt: noon }],
  }
  const failed = [...made, ...differences(made, expectedEntries(facts))]
  expect([owedForEndedCourses(failed), refunded(failed)]).toEqual([1_000, 0])
})

test('a refund that the provider made twice counts twice, and its excess is not owed', () => {
  const refund: KnownRefund = { ...ours, state: 'succeeded' }
  const sent = { refund: 'r', amount: 400, state: 'succeeded' as const, madeAt: noon }
  const before = [...paid, decision]
  const facts = { ...nothing, refunds: [refund], sent: [sent, sent] }
  const ledger = [...before, ...differences(before, expectedEntries(facts))]
  expect([refunded(ledger), refundOwed(ledger), leftToRefund(ledger)]).toEqual([800, 0, 200])
  expect(differences(ledger, expectedEntries(facts))).toEqual([])
})

describe('a dashboard refund', () => {
  const failed: KnownRefund = { ...ours, state: 'failed' }
  const attempt = { refund: 'r', amount: 400, state: 'failed' as const, madeAt: noon }
  const dashboard = { refund: 're_1', amount: 400, state: 'succeeded' as const, madeAt: noon }
  const owed = (facts: Partial<PaymentFacts>) => {
    const ledger = [...paid, decision]
    return [...ledger, ...differences(ledger, expectedEntries({ ...nothing, ...facts }))]
  }

  test('after a failed refund stands for it', () => {
    const ledger = owed({ refunds: [failed], sent: [dashboard, attempt] })
    expect([decided(ledger), refunded(ledger), refundOwed(ledger)]).toEqual([400, 400, 0])
  })

  test('before a failed refund is a refund of its own', () => {
    const ledger = owed({ refunds: [failed], sent: [attempt, dashboard] })
    expect([decided(ledger), refunded(ledger), refundOwed(ledger)]).toEqual([800, 400, 400])
  })

  test('stands for a refused refund only if it was made after the decision', () => {
    const made = (hour: string) => [{ ...dashboard, madeAt: new Date(`2025-08-01T${hour}:00:00Z`) }]
    const after = owed({ refunds: [failed], sent: made('13') })
    expect([decided(after), refundOwed(after)]).toEqual([400, 0])
    const before = owed({ refunds: [failed], sent: made('11') })
    expect([decided(before), refundOwed(before)]).toEqual([800, 400])
  })

  test('that failed stands for nothing', () => {
    const ledger = owed({ refunds: [failed], sent: [{ ...dashboard, state: 'failed' }, attempt] })
    expect([decided(ledger), refunded(ledger), refundOwed(ledger)]).toEqual([400, 0, 400])
  })

  test('after an offline refund counts instead of it', () => {
    const ledger = owed({ refunds: [{ ...failed, state: 'outside' }], sent: [dashboard, attempt] })
    expect([decided(ledger), refunded(ledger)]).toEqual([400, 400])
    expect(ledger.some(({ from }) => from === 'offline')).toBe(false)
  })

  test('before an offline refund leaves it as it is', () => {
    const ledger = owed({ refunds: [{ ...failed, state: 'outside' }], sent: [attempt, dashboard] })
    expect([decided(ledger), refunded(ledger), refundOwed(ledger)]).toEqual([800, 800, 0])
  })

  test('of money that bought nothing is not taken from the price', () => {
    const facts = { ...nothing, isAgreed: false, sent: [dashboard] }
    const late: Ledger = [entry('receivable', 'provider', 1_000, { payment })]
    const ledger = [...late, ...differences(late, expectedEntries(facts))]
    expect(ledger.filter(({ to }) => to === 'tuition')).toEqual([])
    expect([decided(ledger), refunded(ledger)]).toEqual([400, 400])
  })
})
