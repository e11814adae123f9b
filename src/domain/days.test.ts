import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  formatDay,
  formatInstant,
  isDay,
  startOfDay,
} from './days.ts'
import { formatMonthDay, formatRange, formatShortDay } from './short-dates.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10))

test('an instant belongs to the day that Los Angeles has', () => {
  expect(dayOf(new Date('2025-09-12T06:59:59Z'))).toBe('2025-09-11')
  expect(dayOf(new Date('2025-09-12T07:00:00Z'))).toBe('2025-09-12')
  expect(dayOf(new Date('2026-01-23T07:59:59Z'))).toBe('2026-01-22')
  expect(dayOf(new Date('2026-01-23T08:00:00Z'))).toBe('2026-01-23')
})

test('a day starts at its first instant, also when the clocks change', () => {
  fc.assert(
    fc.property(day, (one) => {
      const start = startOfDay(one)
      expect(dayOf(start)).toBe(one)
      expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(one, -1))
    }),
  )
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -900, max: 900 }), (one, count) => {
      expect(daysBetween(one, addDays(one, count))).toBe(count)
    }),
  )
})

test('a month later is the same day, or the last of a shorter month', () => {
  expect(addMonths('2025-08-01', 18)).toBe('2027-02-01')
  expect(addMonths('2025-08-31', 18)).toBe('2027-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

test('only a day that exists is a day', () => {
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

test('dates read as the spec writes them, and as a Spanish reader expects', () => {
  expect(formatRange('2025-09-12', '2025-09-14', 'en')).toBe('Sept 12–14 2025')
  expect(formatRange('2025-10-16', '2025-10-21', 'en')).toBe('Oct 16–21 2025')
  expect(formatRange('2026-01-30', '2026-02-01', 'en')).toBe('Jan 30–Feb 1 2026')
  expect(formatRange('2025-12-31', '2026-01-02', 'en')).toBe('Dec 31 2025–Jan 2 2026')
  expect(formatRange('2025-09-12', '2025-09-12', 'en')).toBe('Sept 12 2025')
  expect(formatRange('2025-09-12', '2025-09-14', 'es')).toBe('12–14 sept 2025')
  expect(formatRange('2026-01-30', '2026-02-01', 'es')).toBe('30 ene–1 feb 2026')
  expect(formatDay('2025-08-28', 'en')).toBe('28 August 2025')
  expect(formatDay('2025-08-28', 'es')).toBe('28 de agosto de 2025')
  expect(formatShortDay('2025-09-05', 'en')).toBe('5 Sept 2025')
  expect(formatInstant(new Date('2025-08-28T22:40:00Z'), 'en')).toBe('28 August 2025, 3:40 PM')
  expect(formatInstant(new Date('2025-08-28T07:05:00Z'), 'en')).toBe('28 August 2025, 12:05 AM')
  expect(formatInstant(new Date('2025-08-28T22:40:00Z'), 'es')).toBe('28 de agosto de 2025 a las 15:40')
  expect(formatInstant(new Date('2025-08-28T08:05:00Z'), 'es')).toBe('28 de agosto de 2025 a la 1:05')
  expect(formatMonthDay('2025-09-12', 'en')).toBe('Sept 12')
  expect(formatMonthDay('2025-09-12', 'es')).toBe('12 sept')
})
