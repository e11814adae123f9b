import { expect, test } from 'vitest'
import { draw, itemStatistics, optionOrder, scoreOf } from './classroom-tests.ts'

const bank = Array.from({ length: 60 }, (_, number) => `q-${number}`)

test('a seed always draws the same questions, whatever the order of the bank', () => {
  const drawn = draw(bank, 20, 7)
  expect(new Set(drawn).size).toBe(20)
  expect(draw(bank.toReversed(), 20, 7)).toEqual(drawn)
  expect(draw(bank, 20, 8)).not.toEqual(drawn)
})

test('seeds draw every question about equally often', () => {
  const times = new Map<string, number>()
  for (let seed = 0; seed < 3000; seed++) {
    for (const id of draw(bank, 20, seed)) times.set(id, (times.get(id) ?? 0) + 1)
  }
  const counts = [...times.values()]
  expect(counts).toHaveLength(60)
  expect(Math.min(...counts)).toBeGreaterThan(850)
  expect(Math.max(...counts)).toBeLessThan(1150)
})

test('options are shown in an order of their own for each question', () => {
  const orders = Array.from({ length: 40 }, (_, index) => optionOrder(99, index + 1))
  for (const order of orders) expect(order.toSorted()).toEqual([0, 1, 2, 3])
  expect(new Set(orders.map(String)).size).toBeGreaterThan(10)
})

test('scores are rounded down', () => {
  expect(scoreOf({ right: 29, of: 40 })).toBe(72)
  expect(scoreOf({ right: 30, of: 40 })).toBe(75)
  expect(scoreOf({ right: 0, of: 0 })).toBe(0)
})

test('discrimination is high for a question that only good candidates answer right', () => {
  const rests = [0.9, 0.8, 0.3, 0.2]
  const counts = (rights: readonly boolean[]) => ({
    asked: rests.length,
    right: rights.filter(Boolean).length,
    restSum: rests.reduce((sum, rest) => sum + rest, 0),
    restSquares: rests.reduce((sum, rest) => sum + rest * rest, 0),
    restSumOfRight: rests.reduce((sum, rest, index) => sum + (rights[index] ? rest : 0), 0),
  })
  const good = itemStatistics(counts([true, true, false, false]))
  expect(good.difficulty).toBe(0.5)
  expect(good.discrimination).toBeGreaterThan(0.95)
  expect(itemStatistics(counts([false, false, true, true])).discrimination).toBeLessThan(-0.95)
  expect(itemStatistics(counts([true, true, true, true])).discrimination).toBeNull()
})
