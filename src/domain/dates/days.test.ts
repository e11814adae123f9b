import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, isDay, momentOf, startOfDay } from './days.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10))

test('dayOf gives the day in Los Angeles', () => {
  expect(dayOf(new Date('2025-09-12T06:59:59Z'))).toBe('2025-09-11')
  expect(dayOf(new Date('2025-09-12T07:00:00Z'))).toBe('2025-09-12')
  expect(dayOf(new Date('2026-01-23T07:59:59Z'))).toBe('2026-01-22')
  expect(dayOf(new Date('2026-01-23T08:00:00Z'))).toBe('2026-01-23')
})

test('startOfDay is the first instant of a day, also when the clocks change', () => {
  fc.assert(
    fc.property(day, (one) => {
      const start = startOfDay(one)
      expect(dayOf(start)).toBe(one)
      expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(one, -1))
    }),
  )
})

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -900, max: 900 }), (one, count) => {
      expect(daysBetween(one, addDays(one, count))).toBe(count)
    }),
  )
})

test('addMonths gives the same day, or the last day of a shorter month', () => {
  expect(addMonths('2025-08-01', 18)).toBe('2027-02-01')
  expect(addMonths('2025-08-31', 18)).toBe('2027-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

test('isDay accepts only days that exist', () => {
  expect(isDay('2025-09-12')).toBe(true)
  for (const wrong of [
    '2025-02-30',
    '2025-13-01',
    '2025-9-1',
    '12.09.2025',
    '',
    '2025-09-12T00:00:00Z',
    '9999999',
  ]) {
    expect(isDay(wrong)).toBe(false)
  }
})

test('a moment is the time of day in Los Angeles', () => {
  expect(momentOf(new Date('2025-08-28T22:40:00Z'))).toEqual({ day: '2025-08-28', hour: 15, minute: '40' })
  expect(momentOf(new Date('2025-08-28T07:05:00Z'))).toEqual({ day: '2025-08-28', hour: 0, minute: '05' })
})
