import { expect, test } from 'vitest'
import { dayOf, hours } from '#domain/dates/days.ts'
import { makeClocks } from './clocks.ts'

test('without ACADEMY_NOW both clocks show the machine’s time', () => {
  const { real, academy } = makeClocks({ academyNow: null })
  expect(academy).toBe(real)
  const [before, now, after] = [Date.now(), real.now().getTime(), Date.now()]
  expect([before, now, after]).toEqual([before, now, after].toSorted())
})

test('ACADEMY_NOW starts the academy’s clock at that day in Los Angeles and lets it run on', () => {
  let instant = new Date('2026-11-15T09:00:00Z')
  const { real, academy } = makeClocks({ academyNow: '2025-08-01', real: { now: () => instant } })
  expect(academy.now().toISOString()).toBe('2025-08-01T07:00:00.000Z')
  instant = new Date(instant.getTime() + hours(23))
  expect(dayOf(academy.now())).toBe('2025-08-01')
  instant = new Date(instant.getTime() + hours(1))
  expect(dayOf(academy.now())).toBe('2025-08-02')
  expect(real.now()).toBe(instant)
})
