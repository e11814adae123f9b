import { expect, test } from 'vitest'
import { copy } from '#content/en/contact.ts'
import { contact } from '#contract/visitors.ts'
import { faultsOf } from './letter.ts'

const letter = { name: 'Dr. Vega', email: 'vega@example.com', message: 'Hello' }

test('a complete letter has no fault', () => {
  expect(faultsOf(letter, copy.form)).toEqual({})
})

test('each field is asked for, and blanks do not count', () => {
  expect(faultsOf({ name: ' ', email: '', message: '\n' }, copy.form)).toEqual({
    ...copy.form.missing,
  })
})

test('what the page lets through the server takes, and the other way round', () => {
  for (const email of ['vega@example.com', 'vega', 'vega@example', '@example.com', 'a b@example.com']) {
    const taken = contact.body.safeParse({ ...letter, email }).success
    expect(faultsOf({ ...letter, email }, copy.form).email === undefined, email).toBe(taken)
  }
  for (const length of [5000, 5001]) {
    const long = { ...letter, message: 'x'.repeat(length) }
    expect(faultsOf(long, copy.form).message === undefined).toBe(contact.body.safeParse(long).success)
  }
})
