import { expect, test } from 'vitest'
import { looksLike } from './look-alike.ts'

test.each([
  ['INES  CALDERA'],
  ['Inés Caldera'],
  ['Ines-Caldera.'],
  ['lnes Ca1dera'],
  ['Inеs Cаldera'],
  ['Ines\u200bCaldera'],
  ['Ｉｎｅｓ Caldera'],
])('%s looks like Ines Caldera', (name) => {
  expect(looksLike(name, 'Ines Caldera')).toBe(true)
})

test.each([['Ines Caldera Ruiz'], ['Ines Calder'], ['Ines Caldera 2'], ['Ana Duval'], ['Иван Петров']])(
  '%s does not look like Ines Caldera',
  (name) => {
    expect(looksLike(name, 'Ines Caldera')).toBe(false)
  },
)

test('names of two alphabets stay apart, and so do two names in another one', () => {
  expect(looksLike('Иван Петров', 'Пётр Иванов')).toBe(false)
})
