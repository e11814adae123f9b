import { expect, test } from 'vitest'
import { lastEarlyDay } from './early-price.ts'

test('early price of a module ends more than 1 month before the first day', () => {
  expect(lastEarlyDay('module2', '2025-09-12')).toBe('2025-08-11')
  expect(lastEarlyDay('clinical1', '2026-03-31')).toBe('2026-02-27')
})

test('early price of Module 1 ends more than 2 weeks before the first day', () => {
  expect(lastEarlyDay('module1', '2025-09-19')).toBe('2025-09-04')
})

test('a course without an early price has no last early day', () => {
  expect(lastEarlyDay('clinical2', '2025-11-13')).toBeNull()
})
