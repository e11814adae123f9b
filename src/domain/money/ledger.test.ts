import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aftermathOf,
  chargebackBounds,
  chargebackFor,
  chargebackParts,
  chargedBack,
  decided,
  entry,
  held,
  isAgreed,
  isAllChargedBack,
  type Ledger,
  leftToPromise,
  leftToRefund,
  notYetReturned,
  ofPayment,
  owedByFailure,
  received,
  refunded,
  refundOwed,
  refundsByPayment,
  sharesOf,
} from './ledger.ts'
import { sum } from './money.ts'
import { statusAfter } from './settlement.ts'

const payment = 'first'
const agreed = entry('tuition', 'receivable', 1_000, { course: 'module1' })
const paid: Ledger = [agreed, entry('receivable', 'provider', 1_000, { payment })]
const decision = entry('refund_payable', 'tuition', 400, { course: 'module1', payment, refund: 'r' })
const sent = entry('provider', 'refund_payable', 400, { payment, refund: 'r' })
const disputed = entry('provider', 'disputed', 1_000, { payment, dispute: 'd' })
const lost = entry('disputed', 'write_off', 1_000, { payment, dispute: 'd' })

test('a payment is received, held and left to refund in full', () => {
  expect(isAgreed(paid)).toBe(true)
  expect([received, held, leftToRefund, notYetReturned].map((total) => total(paid))).toEqual([
    1_000, 1_000, 1_000, 1_000,
  ])
  expect([refunded, decided, chargedBack, refundOwed].map((total) => total(paid))).toEqual([0, 0, 0, 0])
})

test('a refund is owed from its decision until the provider has it', () => {
  const due = [...paid, decision]
  expect([decided, refunded, refundOwed].map((total) => total(due))).toEqual([400, 0, 400])
  expect([leftToRefund, notYetReturned, held].map((total) => total(due))).toEqual([600, 1_000, 1_000])
  const done = [...due, sent]
  expect([decided, refunded, refundOwed].map((total) => total(done))).toEqual([400, 400, 0])
  expect([leftToRefund, notYetReturned, held].map((total) => total(done))).toEqual([600, 600, 600])
  expect(sharesOf(done, [{ key: 'r' }]).get('module1')).toBe(400)
})

test('a reversed decision has no share of a course', () => {
  const reversal = entry('tuition', 'refund_payable', 300, { course: 'module1', payment, refund: 'r' })
  expect(sharesOf([...paid, decision, reversal], [{ key: 'r' }]).get('module1')).toBe(100)
})

test('a failed refund is owed again, and only what nothing replaced needs staff', () => {
  const reversal = entry('refund_payable', 'provider', 400, { payment, refund: 'r' })
  const failed = [...paid, decision, sent, reversal]
  expect([refunded(failed), refundOwed(failed)]).toEqual([0, 400])
  expect(owedByFailure(failed, [{ amount: 400, state: 'failed' }])).toBe(400)
  expect(owedByFailure(failed, [{ amount: 400, state: 'due' }])).toBe(0)
})

test('a refund of money without an order counts as decided', () => {
  const late = [
    entry('receivable', 'provider', 1_000, { payment }),
    entry('refund_payable', 'receivable', 1_000, { payment, refund: 'late' }),
  ]
  expect(isAgreed(late)).toBe(false)
  expect([decided(late), refundOwed(late), leftToRefund(late)]).toEqual([1_000, 1_000, 0])
})

test('offline refunds and chargebacks that stand for a refund count as refunded', () => {
  const offline = entry('offline', 'refund_payable', 100, { payment, refund: 'r' })
  const byBank = entry('write_off', 'refund_payable', 300, { payment, refund: 'r' })
  const settled = [...paid, disputed, lost, decision, offline, byBank]
  expect([refunded(settled), refundOwed(settled), chargebackFor(settled, 'r')]).toEqual([400, 0, 300])
  expect(chargedBack(settled)).toBe(700)
  expect(held(settled)).toBe(-100)
})

test('an open dispute takes no money yet, but nothing may be promised', () => {
  const open = [...paid, disputed]
  expect([chargedBack(open), leftToRefund(open), held(open)]).toEqual([0, 1_000, 1_000])
  expect(leftToPromise({ ledger: open, dispute: 'open' })).toBe(0)
  expect(leftToPromise({ ledger: open, dispute: 'inquiry' })).toBe(1_000)
})

test('a lost dispute leaves nothing to refund, and winning it later restores all', () => {
  const charged = [...paid, disputed, lost]
  expect([chargedBack(charged), leftToRefund(charged), notYetReturned(charged)]).toEqual([1_000, 0, 0])
  expect(isAllChargedBack(charged)).toBe(true)
  const won = [
    ...charged,
    entry('write_off', 'disputed', 1_000, { payment, dispute: 'd' }),
    entry('disputed', 'provider', 1_000, { payment, dispute: 'd' }),
  ]
  expect([chargedBack(won), leftToRefund(won)]).toEqual([0, 1_000])
  expect(isAllChargedBack(won)).toBe(false)
})

test('a chargeback covers at least what would exceed the payment and at most all that is owed', () => {
  const partly = [
    ...paid,
    entry('provider', 'disputed', 700, { payment, dispute: 'd' }),
    entry('disputed', 'write_off', 700, { payment, dispute: 'd' }),
    decision,
  ]
  expect(notYetReturned(partly)).toBe(300)
  expect(chargebackBounds(partly, 400)).toEqual({ least: 100, most: 400 })
  expect(chargebackBounds([...paid, decision], 400)).toEqual({ least: 0, most: 0 })
})

test('each payment gets at least what is known of its chargeback, whatever comes first', () => {
  const bounds = [
    { least: 0, most: 400 },
    { least: 300, most: 500 },
  ]
  expect(chargebackParts(bounds, 300)).toEqual([0, 300])
  expect(chargebackParts(bounds, 750)).toEqual([400, 350])
  const arbitrary = fc.array(
    fc
      .record({ least: fc.nat(100), more: fc.nat(100) })
      .map(({ least, more }) => ({ least, most: least + more })),
  )
  fc.assert(
    fc.property(arbitrary, fc.nat(100), (any, percent) => {
      const [least, most] = [sum(any.map((one) => one.least)), sum(any.map((one) => one.most))]
      const stated = least + Math.floor(((most - least) * percent) / 100)
      const parts = chargebackParts(any, stated)
      expect(sum(parts)).toBe(stated)
      expect(parts.filter((part, at) => part < (any[at]?.least ?? 0) || part > (any[at]?.most ?? 0))).toEqual(
        [],
      )
    }),
  )
})

describe('a payment beside the agreed price', () => {
  const beside = 'second'
  const wrong: Ledger = [
    ...paid,
    entry('receivable', 'provider', 70, { payment: beside }),
    entry('refund_payable', 'receivable', 70, { payment: beside, refund: 'beside' }),
  ]
  const sentBack = [...wrong, entry('provider', 'refund_payable', 70, { payment: beside, refund: 'beside' })]
  const all = [decision, sent, entry('refund_payable', 'tuition', 600, { payment, refund: 'rest' })]
  const over = [...all, entry('provider', 'refund_payable', 600, { payment, refund: 'rest' })]
  const statusOf = (ledger: Ledger, state: 'due' | 'pending' | 'succeeded' | 'failed') =>
    statusAfter('completed', aftermathOf(ledger, [{ paymentId: beside, state }]))

  test('leaves a paid registration completed once it is refunded', () => {
    expect(statusOf(wrong, 'due')).toBe('refund_pending')
    expect(statusOf(sentBack, 'pending')).toBe('refund_pending')
    expect(statusOf(sentBack, 'succeeded')).toBe('completed')
  })

  test('leaves a refunded registration refunded from the start', () => {
    expect(statusOf([...wrong, ...over], 'due')).toBe('refunded')
    expect(statusOf([...sentBack, ...over], 'pending')).toBe('refunded')
  })

  test('needs staff when its refund fails', () => {
    expect(statusOf([...wrong, ...over], 'failed')).toBe('needs_review')
  })
})

describe('refunds by payment', () => {
  const payments = [{ id: 'first' }, { id: 'second' }, { id: 'third' }]
  const three = payments.map(({ id }, index) =>
    entry('receivable', 'provider', 100 * (index + 1), { payment: id }),
  )

  test('go to the newest payment first, at most what is left on it', () => {
    expect(refundsByPayment(three, payments, 450)).toEqual([
      { payment: 'third', amount: 300 },
      { payment: 'second', amount: 150 },
    ])
    const spent = entry('refund_payable', 'tuition', 250, { payment: 'third', refund: 'r' })
    expect(refundsByPayment([...three, spent], payments, 100)).toEqual([
      { payment: 'third', amount: 50 },
      { payment: 'second', amount: 50 },
    ])
  })

  test('of any amount never exceed a payment and leave no newer one with money', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(700), { maxLength: 6 }), (amounts) => {
        let ledger: Ledger = three
        for (const [number, amount] of amounts.entries()) {
          const possible = Math.min(amount, leftToRefund(ledger))
          const parts = refundsByPayment(ledger, payments, possible)
          expect(sum(parts.map((part) => part.amount))).toBe(possible)
          const refund = String(number)
          ledger = [
            ...ledger,
            ...parts.map((part) =>
              entry('refund_payable', 'tuition', part.amount, { payment: part.payment, refund }),
            ),
          ]
          const left = payments.map(({ id }) => leftToRefund(ofPayment(ledger, id)))
          const oldest = payments.findIndex(({ id }) => parts.some((part) => part.payment === id))
          if (oldest !== -1) expect(sum(left.slice(oldest + 1))).toBe(0)
        }
      }),
    )
  })
})
