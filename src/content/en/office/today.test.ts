import { expect, test } from 'vitest'
import { difference, needTime } from './today.ts'

const now = new Date('2026-11-17T17:48:00Z')
const waits = (since: string) => needTime({ until: null, since }, now)
const ends = (until: string) => needTime({ until, since: until }, now)

test('a need says when it ends, or since when it waits', () => {
  expect(ends('2026-11-17T21:00:00Z')).toBe('3 h 12 m')
  expect(ends('2026-11-17T18:00:00Z')).toBe('12 m')
  expect(ends('2026-11-20T17:48:00Z')).toBe('3 days')
  expect(ends('2026-11-17T17:00:00Z')).toBe('0 m')
  expect(waits('2026-11-17T16:02:00Z')).toBe('Since 8:02 am')
  expect(waits('2026-11-16T20:00:00Z')).toBe('Since Mon')
  expect(waits('2026-11-03T20:00:00Z')).toBe('Since Nov 3')
})

test('a difference says more, less or the same', () => {
  expect(difference(4, 3, String)).toBe('1 more')
  expect(difference(3, 5, String)).toBe('2 less')
  expect(difference(3, 3, String)).toBe('the same')
})
