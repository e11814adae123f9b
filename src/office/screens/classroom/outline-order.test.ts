import { expect, test } from 'vitest'
import type { Outline } from '#contract/catalogue/lessons.ts'
import { addLesson, moveLesson, moveUnit, retireLesson, stepLesson } from './outline-order.ts'

const units = (...lessons: string[][]): Outline['units'] =>
  lessons.map((slugs, index) => ({ title: { en: `Unit ${index}`, es: null }, lessons: slugs }))
const slugsOf = (outline: Outline['units']) => outline.map(({ lessons }) => lessons)

test('a lesson moved down within its unit is where it was dropped', () => {
  const before = units(['a', 'b', 'c'])
  expect(slugsOf(moveLesson(before, { unit: 0, lesson: 0 }, { unit: 0, lesson: 2 }))).toEqual([
    ['b', 'a', 'c'],
  ])
  expect(slugsOf(moveLesson(before, { unit: 0, lesson: 2 }, { unit: 0, lesson: 0 }))).toEqual([
    ['c', 'a', 'b'],
  ])
})

test('a step at the end of a unit leads to the next unit, and back', () => {
  const before = units(['a', 'b'], ['c'])
  const down = stepLesson(before, { unit: 0, lesson: 1 }, 1)
  expect(slugsOf(down)).toEqual([['a'], ['b', 'c']])
  expect(slugsOf(stepLesson(down, { unit: 1, lesson: 0 }, -1))).toEqual([['a', 'b'], ['c']])
  expect(slugsOf(stepLesson(before, { unit: 0, lesson: 0 }, 1))).toEqual([['b', 'a'], ['c']])
})

test('a step beyond the first or last place changes nothing', () => {
  const before = units(['a'], ['b'])
  expect(stepLesson(before, { unit: 0, lesson: 0 }, -1)).toBe(before)
  expect(stepLesson(before, { unit: 1, lesson: 0 }, 1)).toBe(before)
  expect(moveUnit(before, 0, -1)).toBe(before)
})

test('units move, and lessons are added and retired', () => {
  const before = units(['a'], ['b'])
  expect(slugsOf(moveUnit(before, 0, 1))).toEqual([['b'], ['a']])
  expect(slugsOf(addLesson(before, 1, 'c'))).toEqual([['a'], ['b', 'c']])
  expect(slugsOf(retireLesson(before, { unit: 0, lesson: 0 }))).toEqual([[], ['b']])
})
