import { expect, test } from 'vitest'
import { endedBy, refundOf } from './refund-of.ts'

const line = (course: string, amount: number, granted?: number) => ({
  course,
  amount,
  rule: 'full' as const,
  ...(granted !== undefined && { granted }),
})

test('refund of a registration that is paid in full is the sum of its lines', () => {
  const lines = [line('module1', 285_000), line('module2', 142_500)]
  expect(refundOf({ left: 570_000 }, lines)).toBe(427_500)
  expect(endedBy({ left: 570_000 }, lines)).toBe(0)
})

test('in a plan, what the policy gives ends later payments before it is refunded', () => {
  const plan = { left: 525_000, due: 675_000 }
  const one = [line('module1', 0, 280_327)]
  expect([endedBy(plan, one), refundOf(plan, one)]).toEqual([280_327, 0])
  const all = [...one, line('module2', 0, 280_327), line('clinical1', 0, 639_346)]
  expect([endedBy(plan, all), refundOf(plan, all)]).toEqual([675_000, 525_000])
})
