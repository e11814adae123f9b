import { expect, test } from 'vitest'
import { dateFull } from './date-refusals.ts'

const module2 = { course: 'module2', startDay: '2025-09-12', endDay: '2025-09-14' } as const
const clinical1 = { course: 'clinical1', startDay: '2025-10-16', endDay: '2025-10-21' } as const

test.each([
  [[module2], 'This date is full: Module 2, Sept 12–14, 2025.'],
  [[module2, clinical1], 'These dates are full: Module 2, Sept 12–14, 2025; Clinical 1, Oct 16–21, 2025.'],
])('the refusal uses the singular for one full date and the plural for several', (full, sentence) => {
  expect(dateFull(full).message).toBe(sentence)
})
