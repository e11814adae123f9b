import { expect, test } from 'vitest'
import { instantAt, timeAt } from './wall-clock.ts'

test.each([
  ['2026-11-17', '18:00', '2026-11-18T02:00:00.000Z'],
  ['2026-07-01', '09:30', '2026-07-01T16:30:00.000Z'],
  // The clocks change on these days.
  ['2026-11-01', '18:00', '2026-11-02T02:00:00.000Z'],
  ['2026-03-08', '18:00', '2026-03-09T01:00:00.000Z'],
])('%s at %s in Los Angeles is %s, and back', (day, time, expected) => {
  const instant = instantAt(day, time)
  expect(instant.toISOString()).toBe(expected)
  expect(timeAt(instant)).toBe(time)
})
