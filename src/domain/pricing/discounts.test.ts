import { expect, test } from 'vitest'
import { dollars, sum } from '../money/money.ts'
import { discounted } from './discounts.ts'

const quote = {
  items: ['module2', 'clinical1'],
  lines: [
    { course: 'module2', amount: dollars(2_850) },
    { course: 'clinical1', amount: dollars(6_500) },
  ],
  total: dollars(9_350),
}
const discount = {
  percent: 10,
  amount: null,
  items: null,
  fromDay: '2025-08-01',
  untilDay: '2025-08-31',
} as const
const totalOf = (change: object, today = '2025-08-15') => {
  const priced = discounted(quote, { ...discount, ...change }, today)
  if ('fault' in priced) return priced.fault
  expect(sum(priced.lines.map(({ amount }) => amount))).toBe(priced.total)
  return priced.total
}

test('code takes percent or an amount off what it is for, and the lines add up', () => {
  expect(totalOf({})).toBe(dollars(8_415))
  expect(totalOf({ items: ['module2'] })).toBe(dollars(9_065))
  expect(totalOf({ percent: null, amount: dollars(500) })).toBe(dollars(8_850))
  expect(totalOf({ percent: null, amount: dollars(20_000) })).toBe(dollars(1))
})

test('code is refused outside its days and for other items', () => {
  expect(totalOf({}, '2025-09-01')).toBe('not-now')
  expect(totalOf({ items: ['module4'] })).toBe('not-for-this')
})
