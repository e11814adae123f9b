import { expect, test } from 'vitest'
import { addBusinessDays } from './business-days.ts'

test.each([
  ['a Thursday', '2025-07-31', 1, '2025-08-01'],
  ['a Friday', '2025-08-01', 1, '2025-08-04'],
  ['a Saturday', '2025-08-02', 1, '2025-08-04'],
  ['a Friday', '2025-08-01', 6, '2025-08-11'],
])('business days after %s skip the weekend', (_, day, count, expected) => {
  expect(addBusinessDays(day, count)).toBe(expected)
})
