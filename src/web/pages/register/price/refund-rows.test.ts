import { expect, test } from 'vitest'
import { chooseProgram, emptyForm, tickCourse } from '../registration-form.ts'
import { refundRows } from './refund-rows.ts'

const today = '2025-08-01'

test('course with a date is refunded in full, then by half, then not at all', () => {
  expect(refundRows(tickCourse(emptyForm, 'module2', '2025-09-12'), today)).toEqual([
    {
      courses: ['module2'],
      steps: [
        { kind: 'by', lastDay: '2025-08-28', amount: 285_000 },
        { kind: 'by', lastDay: '2025-09-05', amount: 142_500 },
        { kind: 'after' },
      ],
    },
  ])
})

test('refund steps that have passed are left out', () => {
  const form = tickCourse(emptyForm, 'module2', '2025-09-12')
  expect(refundRows(form, '2025-09-01')[0]?.steps.map(({ kind }) => kind)).toEqual(['by', 'after'])
  expect(refundRows(form, '2025-09-10')[0]?.steps).toEqual([{ kind: 'after' }])
})

test('courses without a date share one row with a full refund for 18 months', () => {
  const form = tickCourse(tickCourse(emptyForm, 'module1', null), 'clinical1', '2025-10-16')
  expect(refundRows(form, today).map(({ courses }) => courses)).toEqual([['clinical1'], ['module1']])
  expect(refundRows(chooseProgram(emptyForm, 'fellowship'), today)).toEqual([
    {
      courses: ['module1', 'module2', 'clinical1'],
      steps: [{ kind: 'until-date', lastDay: '2027-02-01', amount: 1_200_000 }, { kind: 'then-by-date' }],
    },
  ])
})
