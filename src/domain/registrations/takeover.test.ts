import { expect, test } from 'vitest'
import { takeoverFault } from './takeover.ts'

const possible = {
  active: true,
  individual: true,
  taken: false,
  start: '2025-09-12',
  openPlan: false,
  disputed: false,
  paidByOther: false,
} as const

test.each([
  [{}, '2025-09-05', null],
  [{}, '2025-09-06', 'late'],
  [{ taken: true }, '2025-08-01', 'taken'],
  [{ paidByOther: true }, '2025-08-01', 'paid-by-other'],
  [{ active: false }, '2025-08-01', 'not-active'],
  [{ individual: false }, '2025-08-01', 'program'],
  [{ disputed: true }, '2025-08-01', 'disputed'],
  [{ openPlan: true }, '2025-08-01', 'plan'],
  [{ start: null }, '2025-08-01', 'no-date'],
])('a course with %o on %s has the fault %s', (changes, today, fault) => {
  expect(takeoverFault({ ...possible, ...changes }, today)).toBe(fault)
})
