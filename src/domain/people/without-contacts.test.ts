import { expect, test } from 'vitest'
import { withoutContacts } from './without-contacts.ts'

test.each([
  ['Write to ana.perez+x@mail.example please', 'Write to [email] please'],
  ['Call me at (310) 555-0142.', 'Call me at [number].'],
  ['mi celular es +52 55 1234 5678', 'mi celular es [number]'],
  ['Is it $2,850 on Sept 12–14, 2025?', 'Is it $2,850 on Sept 12–14, 2025?'],
  ['4242 4242 4242 4242', '[number]'],
])('%s', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected)
})
