import { expect, test } from 'vitest'
import { courseOf } from '#content/catalogue.ts'
import { lastEarlyDay, priceAt } from './early-price.ts'

const lastDay = (course: string, start: string) => lastEarlyDay(courseOf(course), start)

test('early price of a module ends more than 1 month before the first day', () => {
  expect(lastDay('module2', '2025-09-12')).toBe('2025-08-11')
  expect(lastDay('clinical1', '2026-03-31')).toBe('2026-02-27')
})

test('early price of Module 1 ends more than 2 weeks before the first day', () => {
  expect(lastDay('module1', '2025-09-19')).toBe('2025-09-04')
})

test('a course without an early price has no last early day', () => {
  expect(lastDay('clinical2', '2025-11-13')).toBeNull()
})

test('the fixed price is charged whatever the day, and an early one until its last day', () => {
  const module2 = courseOf('module2')
  const late = { today: '2025-09-01', start: '2025-09-12' }
  expect(priceAt(module2, late)).toBe(module2.charged)
  const early = { ...module2, rule: 'early' as const }
  expect(priceAt(early, late)).toBe(module2.listed)
  expect(priceAt(early, { ...late, today: '2025-08-11' })).toBe(module2.charged)
  expect(priceAt(early, { ...late, today: '2025-08-12' })).toBe(module2.listed)
  expect(priceAt(early, { today: '2025-09-01', start: null })).toBe(module2.charged)
})
