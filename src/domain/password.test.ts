import { expect, test } from 'vitest'
import { faultsOfNewPassword } from './password.ts'

test.each([
  ['secret', 'secret', undefined],
  ['short', 'short', { tooShort: true, mismatch: false }],
  ['secret', 'Secret', { tooShort: false, mismatch: true }],
  ['secret', '', { tooShort: false, mismatch: true }],
  ['', '', { tooShort: true, mismatch: false }],
  ['short', 'other', { tooShort: true, mismatch: true }],
])('"%s" confirmed by "%s" gives its faults', (password, confirmation, faults) => {
  expect(faultsOfNewPassword(password, confirmation)).toEqual(faults)
})
