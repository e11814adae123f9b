import { describe, expect, test } from 'vitest'
import type { RegistrationStatus } from '../registrations/registration.ts'
import { judge, mostFailures, type Payment, shouldStopPayment, statusAfter } from './settlement.ts'

const now = new Date('2025-08-01T12:00:00Z')
const open = {
  status: 'awaiting_payment' as RegistrationStatus,
  due: 285_000,
  paidAt: null as Date | null,
  extended: false,
  expiresAt: new Date('2025-08-01T12:20:00Z'),
}
const over = { ...open, expiresAt: now }
const payment = (changes: Partial<Payment>): Payment => ({
  state: 'open',
  amount: 285_000,
  currency: 'usd',
  failures: 0,
  ...changes,
})
const paid = payment({ state: 'succeeded' })

describe('judge', () => {
  test('does nothing while a payment is open', () => expect(judge(open, payment({}), now)).toBe('nothing'))
  test('extends the hold once while the bank authenticates the buyer', () => {
    expect(judge(open, payment({ state: 'in_progress' }), now)).toBe('extend')
    expect(judge({ ...open, extended: true }, payment({ state: 'in_progress' }), now)).toBe('nothing')
  })
  test('ends the registration when the payment is canceled', () => {
    expect(judge(open, payment({ state: 'canceled' }), now)).toBe('cancel')
    expect(judge(over, payment({ state: 'canceled' }), now)).toBe('expire')
  })
  test.each(['awaiting_payment', 'expired', 'canceled'] as const)(
    'completes a registration that is %s when the payment succeeds',
    (status) => {
      expect(judge({ ...open, status }, paid, now)).toBe('complete')
    },
  )
  test('asks for review when the amount or currency differs', () => {
    expect(judge(open, { ...paid, amount: 100 }, now)).toBe('review')
    expect(judge(open, { ...paid, currency: 'jpy' }, now)).toBe('review')
  })
  test.each(['completed', 'refund_pending', 'partially_refunded', 'refunded', 'needs_review'] as const)(
    'does not complete a registration again that is %s',
    (status) => expect(judge({ ...open, status }, paid, now)).toBe('follow'),
  )
})

describe('shouldStopPayment', () => {
  const isWanted = true
  const stops = (registration: typeof open, changes: Partial<Payment>, replaced = false) =>
    shouldStopPayment({ ...registration, replaced, isFurther: false, isWanted }, payment(changes), now)

  test('stops an expired hold, a payment with ten failures, and a replaced order', () => {
    expect(stops(open, {})).toBe(false)
    expect(stops(over, {})).toBe(true)
    expect(stops(open, { failures: mostFailures - 1 })).toBe(false)
    expect(stops(open, { failures: mostFailures })).toBe(true)
    expect(stops(open, {}, true)).toBe(true)
  })
  test('stops a further payment only when the registration holds no courses', () => {
    const further = { ...open, paidAt: now, replaced: false, isFurther: true, isWanted }
    expect(shouldStopPayment({ ...further, status: 'completed' }, payment({}), now)).toBe(false)
    const ended = { ...further, isWanted: false }
    expect(shouldStopPayment({ ...ended, status: 'partially_refunded' }, payment({}), now)).toBe(true)
    expect(shouldStopPayment({ ...ended, status: 'refunded' }, paid, now)).toBe(false)
  })
  test('waits while the bank authenticates the buyer for the first time', () => {
    expect(stops(over, { state: 'in_progress' })).toBe(false)
    expect(stops({ ...over, extended: true }, { state: 'in_progress' })).toBe(true)
  })
  test('stops a closed registration that could still be paid, never a settled one', () => {
    expect(stops({ ...open, status: 'expired' }, {})).toBe(true)
    expect(stops(over, { state: 'succeeded' })).toBe(false)
    expect(stops({ ...open, status: 'completed', paidAt: now }, {})).toBe(false)
  })
})

describe('statusAfter', () => {
  const money = { received: 285_000, refunded: 0, refunds: [] }
  test('follows the refunded amount', () => {
    expect(statusAfter('completed', money)).toBe('completed')
    expect(statusAfter('completed', { ...money, refunded: 1 })).toBe('partially_refunded')
    expect(statusAfter('completed', { ...money, refunded: 285_000 })).toBe('refunded')
  })
  test('is refund_pending while a refund is pending, and needs_review when one failed', () => {
    expect(statusAfter('completed', { ...money, refunds: ['due'] })).toBe('refund_pending')
    expect(statusAfter('needs_review', { ...money, refunds: ['due'] })).toBe('needs_review')
    expect(statusAfter('needs_review', { ...money, refunds: ['pending'] })).toBe('refund_pending')
    expect(statusAfter('refund_pending', { ...money, refunds: ['succeeded', 'failed'] })).toBe('needs_review')
  })
})
