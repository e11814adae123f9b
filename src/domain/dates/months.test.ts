import { expect, test } from 'vitest'
import { daysWithin, monthCount, monthsFrom } from './months.ts'

test('twelve months begin with the month of today and cross the year', () => {
  const months = monthsFrom('2025-08-31', 12)
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ year: 2025, month: 7, first: '2025-08-01', last: '2025-08-31' })
  expect(months[6]).toEqual({ year: 2026, month: 1, first: '2026-02-01', last: '2026-02-28' })
  expect(months[11]).toMatchObject({ year: 2026, month: 6 })
})

test('months are counted with the first and the last one', () => {
  expect(monthCount('2025-08-01', '2025-08-31')).toBe(1)
  expect(monthCount('2025-08-01', '2026-10-02')).toBe(15)
})

test('a date over the end of a month has its days in both months', () => {
  const [october, november, december] = monthsFrom('2025-10-05', 3)
  if (!october || !november || !december) throw new Error('three months')
  expect(daysWithin(october, '2025-10-30', '2025-11-02')).toEqual({ from: 30, to: 31 })
  expect(daysWithin(november, '2025-10-30', '2025-11-02')).toEqual({ from: 1, to: 2 })
  expect(daysWithin(december, '2025-10-30', '2025-11-02')).toBeNull()
})
