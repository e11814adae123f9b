import { expect, test } from 'vitest'
import { isStrongPassword } from './password.ts'

test.each([
  ['correct horse battery', true],
  ['Tr0ub4dor&3', false],
  ['aaaaaaaaaaaaaaaaaaaa', false],
  ['', false],
])('whether "%s" is strong: %s', (password, strong) => {
  expect(isStrongPassword(password)).toBe(strong)
})
