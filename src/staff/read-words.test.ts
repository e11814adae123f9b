import { expect, test } from 'vitest'
import { UsageFault } from './command.ts'
import { readMoney } from './read-words.ts'

test.each([
  ['1425', 142_500],
  ['1425.5', 142_550],
  ['$1,425.50', 142_550],
  ['1,000,000', 100_000_000],
  ['0.01', 1],
  ['0', 0],
])('%s is an amount', (word, cents) => {
  expect(readMoney(word)).toBe(cents)
})

test.each(['14,25', '1,425,5', '1425,00', ',425', '1,4255', '-5', '1.425', '$', 'all'])(
  '%s is no amount',
  (word) => {
    expect(() => readMoney(word)).toThrow(UsageFault)
  },
)
