import { expect, test } from 'vitest'
import { seconds } from '#domain/dates/days.ts'
import { openVisitAllowance } from './visit-allowance.ts'

function allowance({ networks = 10 } = {}) {
  let now = new Date('2025-08-01T19:00:00Z').getTime()
  const clock = { now: () => new Date(now) }
  const allows = openVisitAllowance(clock, { limit: 3, per: seconds(30), networks })
  const taken = (address: string, count: number) =>
    Array.from({ length: count }, () => allows(address)).filter(Boolean).length
  return { taken, pass: (time: number) => (now += time) }
}

test('a network gets its limit at once, then one visit for each part of the period', () => {
  const { taken, pass } = allowance()
  expect(taken('192.0.2.1', 5)).toBe(3)
  pass(seconds(9))
  expect(taken('192.0.2.1', 1)).toBe(0)
  pass(seconds(1))
  expect(taken('192.0.2.1', 2)).toBe(1)
  pass(seconds(300))
  expect(taken('192.0.2.1', 5)).toBe(3)
})

test('each network has its own limit, all of an IPv6 /64 share one, and this machine has none', () => {
  const { taken } = allowance()
  expect(taken('192.0.2.1', 5)).toBe(3)
  expect(taken('192.0.2.2', 5)).toBe(3)
  expect(taken('2001:db8:7:7::1', 2) + taken('2001:db8:7:7::2', 3)).toBe(3)
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(taken(here, 5)).toBe(5)
})

test('the subnets of one IPv6 /48 have sixteen allowances together', () => {
  const { taken } = allowance({ networks: 1000 })
  const subnets = Array.from({ length: 100 }, (_, nth) =>
    taken(`2001:db8:7:${(nth * 256).toString(16)}::1`, 3),
  )
  expect(subnets.reduce((sum, count) => sum + count)).toBe(48)
})

test('the number of remembered networks is bounded, and the least recent is forgotten', () => {
  // Each address takes two entries: its own and its /24's.
  const { taken } = allowance({ networks: 4 })
  expect(taken('192.0.2.1', 3)).toBe(3)
  expect(taken('192.0.3.1', 3)).toBe(3)
  expect(taken('192.0.2.1', 1)).toBe(0)
  expect(taken('192.0.4.1', 1)).toBe(1)
  expect(taken('192.0.2.1', 1), 'heard of since').toBe(0)
  expect(taken('192.0.3.1', 1), 'forgotten').toBe(1)
})
