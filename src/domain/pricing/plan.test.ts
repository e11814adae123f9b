import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/days.ts'
import { dollars, sum } from '../money/money.ts'
import { endDue, isOverdue, isToCharge, mayDate, nextTry, planFor, planPolicy, shrink } from './plan.ts'

const fellowship = { items: ['fellowship'], price: dollars(12_000), today: '2025-08-01', firstDay: null }

describe('terms', () => {
  test('program without a date has a deposit of a quarter and four equal payments', () => {
    expect(planFor(fellowship, planPolicy)).toEqual({
      payments: [
        { due: '2025-08-01', amount: dollars(3_000) },
        { due: '2025-09-01', amount: dollars(2_250) },
        { due: '2025-10-01', amount: dollars(2_250) },
        { due: '2025-11-01', amount: dollars(2_250) },
        { due: '2025-12-01', amount: dollars(2_250) },
      ],
    })
  })

  test('deposit is rounded up to a dollar, and odd cents are in the last payment', () => {
    const plan = planFor({ ...fellowship, price: 285_010 }, planPolicy)
    expect('payments' in plan && plan.payments.map(({ amount }) => amount)).toEqual([
      71_300, 53_427, 53_427, 53_427, 53_429,
    ])
  })

  test.each([
    ['2025-08-18', '2025-09-01'],
    ['2025-08-19', '2025-10-01'],
  ])('purchase on %s has its first payment on %s', (today, due) => {
    const plan = planFor({ ...fellowship, today }, planPolicy)
    expect('payments' in plan && plan.payments[1]?.due).toBe(due)
  })

  test.each([
    ['2025-10-31', 2],
    ['2025-10-30', 1],
    ['2025-10-01', 1],
    ['2025-09-30', 'too-soon'],
  ])('first course on %s leaves %s monthly payments', (firstDay, expected) => {
    const plan = planFor({ ...fellowship, firstDay }, planPolicy)
    expect('fault' in plan ? plan.fault : plan.payments.length - 1).toBe(expected)
  })

  test('item that the owner left out has no plan, and a price of a dollar has none', () => {
    const policy = { ...planPolicy, items: ['mastership'] as const }
    expect(planFor(fellowship, policy)).toEqual({ fault: 'not-offered' })
    expect(planFor({ ...fellowship, price: dollars(1) }, planPolicy)).toEqual({ fault: 'too-small' })
  })

  test('terms of any price add up to it, in order, within their bounds', () => {
    const prices = fc.integer({ min: 1_000, max: 5_000_000 })
    const days = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(prices, days, fc.option(days), (price, from, ahead) => {
        const today = addDays('2025-01-01', from)
        const firstDay = ahead === null ? null : addDays(today, ahead)
        const plan = planFor({ items: ['module1'], price, today, firstDay }, planPolicy)
        if ('fault' in plan) return plan.fault === 'too-soon' && ahead !== null && ahead < 75
        const [deposit, ...later] = plan.payments
        return (
          sum(plan.payments.map(({ amount }) => amount)) === price &&
          (deposit?.amount ?? 0) * 4 >= price &&
          later.length <= 4 &&
          later.every(({ due, amount }) => due.endsWith('-01') && due >= addDays(today, 14) && amount > 0) &&
          (firstDay === null || (later.at(-1)?.due ?? '') <= addDays(firstDay, -30))
        )
      }),
    )
  })
})

describe('charging', () => {
  const part = { state: 'open', amount: 1, dueDay: '2025-09-01', tries: 0, triedOn: null }
  const at = (day: string, hour = 9) => ({ day, hour })

  test('payment is charged from 9 am on its day, not before', () => {
    expect(isToCharge(part, at('2025-08-31', 23), planPolicy)).toBe(false)
    expect(isToCharge(part, at('2025-09-01', 8), planPolicy)).toBe(false)
    expect(isToCharge(part, at('2025-09-01'), planPolicy)).toBe(true)
    expect(isToCharge({ ...part, state: 'succeeded' }, at('2025-09-01'), planPolicy)).toBe(false)
  })

  test('failed payment is tried on days 3 and 7 only', () => {
    const failed = { ...part, tries: 1, triedOn: '2025-09-01' }
    expect(nextTry(failed, planPolicy)).toBe('2025-09-04')
    expect(isToCharge(failed, at('2025-09-03'), planPolicy)).toBe(false)
    expect(isToCharge(failed, at('2025-09-04'), planPolicy)).toBe(true)
    const again = { ...part, tries: 2, triedOn: '2025-09-04' }
    expect(isToCharge(again, at('2025-09-07'), planPolicy)).toBe(false)
    expect(isToCharge(again, at('2025-09-08'), planPolicy)).toBe(true)
    const last = { ...part, tries: 3, triedOn: '2025-09-08' }
    expect(isToCharge(last, at('2025-12-01'), planPolicy)).toBe(false)
    expect(nextTry(last, planPolicy)).toBeNull()
  })

  test('after downtime a payment is tried once a day at most', () => {
    const late = { ...part, tries: 1, triedOn: '2025-09-20' }
    expect(isToCharge(late, at('2025-09-20', 10), planPolicy)).toBe(false)
    expect(isToCharge(late, at('2025-09-21'), planPolicy)).toBe(true)
  })

  test('payment is overdue once it failed or its day has passed', () => {
    expect(isOverdue(part, '2025-09-01')).toBe(false)
    expect(isOverdue({ ...part, tries: 1 }, '2025-09-01')).toBe(true)
    expect(isOverdue(part, '2025-09-02')).toBe(true)
    expect(isOverdue({ ...part, state: 'canceled' }, '2025-09-02')).toBe(false)
  })
})

describe('cancellation', () => {
  test('last payments shrink first', () => {
    expect(shrink([100, 100, 100], 150)).toEqual([100, 50, 0])
    expect(shrink([100, 100], 500)).toEqual([0, 0])
  })

  test('what is due ends first, and only the difference is refunded', () => {
    expect(endDue(639_344, 450_000, false)).toEqual({ forgiven: 450_000, refund: 189_344, writtenOff: 0 })
    expect(endDue(100_000, 450_000, false)).toEqual({ forgiven: 100_000, refund: 0, writtenOff: 0 })
  })

  test('whole cancellation writes off what the policy leaves due', () => {
    expect(endDue(100_000, 450_000, true)).toEqual({ forgiven: 100_000, refund: 0, writtenOff: 350_000 })
  })
})

test('date can be chosen while the shares of dated courses are within what was paid', () => {
  const owing = { paid: 300_000, due: 900_000 }
  expect(mayDate({ dated: [], chosen: 300_000 }, owing)).toBe(true)
  expect(mayDate({ dated: [1], chosen: 300_000 }, owing)).toBe(false)
  expect(mayDate({ dated: [300_000], chosen: 300_000 }, { paid: 1, due: 0 })).toBe(true)
})
