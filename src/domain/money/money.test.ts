import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars, formatMoney, formatWholeDollars, sum } from './money.ts'
import { split } from './money-parts.ts'

test('an amount is formatted with two decimals and thousands separators', () => {
  expect(formatMoney(dollars(2_850))).toBe('$2,850.00')
  expect(formatMoney(142_505)).toBe('$1,425.05')
  expect(formatMoney(7)).toBe('$0.07')
  expect(formatMoney(dollars(1_234_567))).toBe('$1,234,567.00')
  expect(formatMoney(-dollars(900))).toBe('−$900.00')
  expect(formatWholeDollars(dollars(12_000))).toBe('$12,000')
})

test('formatting matches Intl', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(fc.property(fc.nat(10_000_000_00), (amount) => formatMoney(amount) === intl.format(amount / 100)))
})

test('a split loses no cent and is proportional', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.nat(5_000_000), weights, (amount, parts) => {
      const shares = split(amount, parts)
      expect(sum(shares)).toBe(amount)
      for (const [index, share] of shares.slice(0, -1).entries()) {
        const exact = (amount * (parts[index] ?? 0)) / sum(parts)
        expect(exact - share).toBeGreaterThanOrEqual(0)
        expect(exact - share).toBeLessThan(1)
      }
    }),
  )
})
