import { expect, test } from 'vitest'
import { emptyForm } from '../registration-form.ts'
import { nextSteps } from './next-steps.ts'

const today = '2025-08-01'

test('steps after paying for a dated course: the email, the last day of the full refund, the first day', () => {
  const form = { ...emptyForm, selectedSubItems: { module2: true }, dates: { module2: '2025-09-12' } }
  expect(nextSteps(form, today)).toEqual([
    { kind: 'email', day: '2025-08-05' },
    { kind: 'refund', day: '2025-08-28', amount: 285_000 },
    { kind: 'begins', day: '2025-09-12', course: 'module2' },
  ])
})

test('steps after paying for a program end with the choice of dates', () => {
  const steps = nextSteps({ ...emptyForm, selectedOption: 'fellowship' }, today)
  expect(steps.map(({ kind }) => kind)).toEqual(['email', 'choose'])
})
