import { expect, test } from 'vitest'
import { readDay, readText } from './readers.ts'

test('readText refuses an option in place of the missing value', () => {
  expect(readText(' by transfer ')).toBe('by transfer')
  expect(() => readText('--json')).toThrow('"--json" is an option. Write the missing value before it.')
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
