import { expect, test } from 'vitest'
import { moneyIn } from './money.ts'

test('an amount in Spanish names its currency, one in English does not', () => {
  expect(moneyIn('es', 285_000)).toBe('$2,850.00\u00a0USD')
  expect(moneyIn('en', 285_000)).toBe('$2,850.00')
})
