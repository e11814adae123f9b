import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates/days.ts'
import { dollars } from '../money/money.ts'
import { quoteRefund, refundCalendar, refundPolicy, shareOut } from './refunds.ts'

const purchase = { policy: refundPolicy, purchasedOn: '2025-08-01' }
const module2 = { amount: dollars(2_850), start: '2025-09-12', completed: false }
const on = (day: string) => quoteRefund(module2, day, purchase)

test('a cancellation refunds all until 15 days before, half until 7 days before, then nothing', () => {
  expect(on('2025-08-28')).toEqual({ amount: dollars(2_850), rule: 'full' })
  expect(on('2025-08-29')).toEqual({ amount: dollars(1_425), rule: 'half' })
  expect(on('2025-09-05')).toEqual({ amount: dollars(1_425), rule: 'half' })
  expect(on('2025-09-06')).toEqual({ amount: 0, rule: 'last-week' })
  expect(on('2025-10-01')).toEqual({ amount: 0, rule: 'last-week' })
})

test('a line without a date is refunded in full for eighteen months', () => {
  const undated = { ...module2, start: null }
  expect(quoteRefund(undated, '2027-02-01', purchase)).toEqual({ amount: dollars(2_850), rule: 'no-date' })
  expect(quoteRefund(undated, '2027-02-02', purchase)).toEqual({ amount: 0, rule: 'too-old' })
})

test('a completed line is not refunded', () => {
  expect(quoteRefund({ ...module2, completed: true }, '2025-08-02', purchase)).toEqual({
    amount: 0,
    rule: 'completed',
  })
})

test('a registrant moved by the academy gets a full refund until the course begins', () => {
  const moved = { ...module2, movedFrom: '2025-09-01' }
  expect(quoteRefund(moved, '2025-09-11', purchase)).toEqual({ amount: dollars(2_850), rule: 'moved' })
  expect(quoteRefund(moved, '2025-09-12', purchase)).toEqual({ amount: 0, rule: 'last-week' })
  expect(quoteRefund({ ...moved, start: '2027-06-01' }, '2027-05-31', purchase).rule).toBe('moved')
  expect(quoteRefund({ ...moved, completed: true }, '2025-09-11', purchase).amount).toBe(0)
})

test('a partly refunded line is refunded in proportion to the rest of its price', () => {
  const lessened = { ...module2, returned: dollars(500) }
  expect(quoteRefund(lessened, '2025-08-28', purchase)).toEqual({ amount: dollars(2_350), rule: 'full' })
  expect(quoteRefund(lessened, '2025-08-29', purchase)).toEqual({ amount: dollars(1_175), rule: 'half' })
  expect(refundCalendar(lessened, '2025-08-01', purchase).map(({ amount }) => amount)).toEqual([
    dollars(2_350),
    dollars(1_175),
  ])
})

test('shareOut distributes the whole sum, and no line gets more than its cost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3_000_000), { minLength: 1, maxLength: 6 }), fc.nat(), (costs, part) => {
      const total = costs.reduce((all, cost) => all + cost, 0)
      const shares = shareOut(part % (total + 1), costs)
      expect(shares.reduce((all, share) => all + share, 0)).toBe(part % (total + 1))
      for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(costs[index] ?? 0)
    }),
  )
})

test('shareOut gives nothing to a line that costs nothing', () => {
  expect(shareOut(0, [0, 0])).toEqual([0, 0])
  expect(shareOut(5, [0, 10])).toEqual([0, 5])
})

test('half of an odd amount rounds up for the registrant', () => {
  expect(quoteRefund({ ...module2, amount: 280_327 }, '2025-09-01', purchase).amount).toBe(140_164)
})

test('refundCalendar lists the last full-refund day and the last half-refund day', () => {
  expect(refundCalendar(module2, '2025-08-01', purchase)).toEqual([
    { lastDay: '2025-08-28', amount: dollars(2_850), rule: 'full' },
    { lastDay: '2025-09-05', amount: dollars(1_425), rule: 'half' },
  ])
  expect(refundCalendar(module2, '2025-08-29', purchase)).toHaveLength(1)
  expect(refundCalendar(module2, '2025-09-06', purchase)).toEqual([])
})

test('refundCalendar matches quoteRefund on every day', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.option(fc.integer({ min: 0, max: 900 })),
      fc.nat(900),
      fc.nat(900),
      fc.boolean(),
      (amount, startsIn, fromIn, askedIn, moved) => {
        const start = startsIn === null ? null : addDays(purchase.purchasedOn, startsIn)
        const movedFrom = moved && start !== null ? '2025-09-12' : null
        const line = { amount, start, completed: false, movedFrom }
        const from = addDays(purchase.purchasedOn, fromIn)
        const asked = addDays(from, askedIn)
        const step = refundCalendar(line, from, purchase).find(({ lastDay }) => asked <= lastDay)
        expect(step?.amount ?? 0).toBe(quoteRefund(line, asked, purchase).amount)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a later cancellation never refunds more', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(400), fc.nat(600), (amount, startsIn, askedIn) => {
      const line = { amount, start: addDays(purchase.purchasedOn, startsIn), completed: false }
      const today = quoteRefund(line, addDays(purchase.purchasedOn, askedIn), purchase).amount
      const tomorrow = quoteRefund(line, addDays(purchase.purchasedOn, askedIn + 1), purchase).amount
      expect(tomorrow).toBeLessThanOrEqual(today)
      expect(today).toBeLessThanOrEqual(amount)
    }),
  )
})
