import { expect, test } from 'vitest'
import { chooseProgram, emptyForm, tickCourse } from './registration-form.ts'
import { afterLeavingPayment, blankRegistration, restarted, withChoice } from './tab-registration.ts'

const form = {
  ...chooseProgram(emptyForm, 'fellowship'),
  name: 'Alex',
  email: 'alex@mail.example',
  phone: '12345',
}
const open = { ...blankRegistration, form, formKey: 'first', opened: true, uid: 'u1' }
const paid = { ...open, receipt: { number: 'BHIA-2025-1', link: null } }
const emptyWithContact = { ...emptyForm, name: form.name, email: form.email, phone: form.phone }

test('restarted registration keeps contact and user, with an empty choice and a new form key', () => {
  const next = restarted(paid)
  expect(next).toMatchObject({ form: emptyWithContact, opened: false, receipt: null, uid: 'u1' })
  expect(next.formKey).not.toBe('first')
})

test('leaving the receipt restarts the registration', () => {
  expect(afterLeavingPayment(paid)).toMatchObject({ form: emptyWithContact, receipt: null })
})

test('leaving the payment of another tab keeps the choice', () => {
  const elsewhere = { ...open, startedElsewhere: 'pi_1_secret_2' }
  expect(afterLeavingPayment(elsewhere)).toEqual({ ...open, startedElsewhere: null })
  expect(afterLeavingPayment(open)).toBe(open)
})

test('choice of a link replaces the choice and keeps the contact', () => {
  const { name: _name, email: _email, phone: _phone, ...choice } = tickCourse(emptyForm, 'module2', null)
  expect(withChoice(open, choice)).toEqual({ ...open, form: { ...form, ...choice } })
  expect(withChoice(open, null)).toBe(open)
})

test('choice of a link after a payment starts a new registration', () => {
  const { name: _name, email: _email, phone: _phone, ...choice } = tickCourse(emptyForm, 'module2', null)
  const next = withChoice(paid, choice)
  expect(next).toMatchObject({ form: { ...emptyWithContact, ...choice }, receipt: null })
  expect(next.formKey).not.toBe('first')
})
