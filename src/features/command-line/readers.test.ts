import { expect, test } from 'vitest'
import { UsageError } from './exit-codes.ts'
import { readDay, readMoney, readText } from './readers.ts'

test.each([
  ['1425', 142_500],
  ['1425.5', 142_550],
  ['$1,425.50', 142_550],
  ['1,000,000', 100_000_000],
  ['0.01', 1],
  ['0', 0],
])('readMoney accepts %s', (word, cents) => {
  expect(readMoney(word)).toBe(cents)
})

test.each(['14,25', '1,425,5', '1425,00', ',425', '1,4255', '-5', '1.425', '$', 'all'])(
  'readMoney refuses %s',
  (word) => {
    expect(() => readMoney(word)).toThrow(UsageError)
  },
)

test('readText refuses an option in place of the missing value', () => {
  expect(readText(' by transfer ')).toBe('by transfer')
  expect(() => readText('--keep')).toThrow('"--keep" is an option. Write the missing value before it.')
})

test.each(['1899-12-31', '2200-01-01', '2999-12-31', '9999-12-31'])(
  'readDay refuses %s, as the office does',
  (word) => {
    expect(() => readDay(word)).toThrow(`"${word}" must be from 1900 to 2199.`)
  },
)

test('readDay accepts the first and the last possible day', () => {
  expect(['1900-01-01', '2199-12-31'].map(readDay)).toEqual(['1900-01-01', '2199-12-31'])
})
