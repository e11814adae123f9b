import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue, courseIds } from '#content/catalogue.ts'
import { programIds } from '../catalogue/catalogue.ts'
import type { Selection } from '../catalogue/selection.ts'
import { dollars, sum } from '../money/money.ts'
import { quote } from './pricing.ts'

const quoted = (selection: Selection) => quote(selection, catalogue(), { today: '2025-08-01', dates: {} })

test('quote adds the catalogue price of each course once', () => {
  expect(quoted(['module2', 'clinical1', 'module2'])).toEqual({
    items: ['module2', 'clinical1'],
    lines: [
      { course: 'module2', amount: dollars(2_850) },
      { course: 'clinical1', amount: dollars(6_500) },
    ],
    total: dollars(9_350),
  })
})

test('a program is one item whose price is split among its courses in proportion to theirs', () => {
  const { items, lines, total } = quoted('fellowship')
  expect(items).toEqual(['fellowship'])
  expect(total).toBe(dollars(12_000))
  // 12,000 × 2,850 / 12,200 and 12,000 × 6,500 / 12,200, the rest on the last
  expect(lines.map((line) => line.amount)).toEqual([280_327, 280_327, 639_346])
})

test('the lines always add up to the total', () => {
  const selection = fc.oneof(fc.constantFrom(...programIds), fc.subarray([...courseIds()], { minLength: 1 }))
  fc.assert(
    fc.property(selection, (chosen) => {
      const { lines, total } = quoted(chosen)
      expect(sum(lines.map((line) => line.amount))).toBe(total)
      expect(total).toBeGreaterThan(0)
    }),
  )
})
