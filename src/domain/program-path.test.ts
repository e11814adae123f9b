import { expect, test } from 'vitest'
import { programPath } from './program-path.ts'

const on = (course: string, start: string | null, end: string | null = start, past = false) => ({
  course,
  start,
  end,
  past,
})
const anySeat = () => true
const starts = (path: ReturnType<typeof programPath>) => path.steps.map(({ date }) => date?.start ?? null)

test('path takes the earliest dates in the order of the program and ends with the last course', () => {
  const path = programPath(
    'fellowship',
    [
      on('clinical1', '2026-04-16', '2026-04-21'),
      on('clinical1', '2025-10-16', '2025-10-21'),
      on('module2', '2026-02-20', '2026-02-22'),
      on('module2', '2025-09-12', '2025-09-14'),
      on('module1', '2025-08-22', '2025-08-24'),
    ],
    anySeat,
  )
  expect(starts(path)).toEqual(['2025-08-22', '2025-09-12', '2025-10-16'])
  expect(path.completeBy).toBe('2025-10-21')
})

test('path skips a date that begins before the earlier course has ended, past dates and full dates', () => {
  const path = programPath(
    'fellowship',
    [
      on('module1', '2025-07-11', '2025-07-13', true),
      on('module1', '2025-09-12', '2025-09-14'),
      on('module2', '2025-09-14', '2025-09-16'),
      on('module2', '2026-02-20', '2026-02-22'),
      on('clinical1', '2025-10-16', '2025-10-21'),
      on('clinical1', '2026-04-16', '2026-04-21'),
      on('clinical1', '2026-06-16', '2026-06-21'),
    ],
    ({ start }) => start !== '2026-04-16',
  )
  expect(starts(path)).toEqual(['2025-09-12', '2026-02-20', '2026-06-16'])
})

test('a course to be announced stays open, and the program has no end yet', () => {
  const path = programPath(
    'fellowship',
    [
      on('module1', null),
      on('module2', '2025-09-12', '2025-09-14'),
      on('clinical1', '2025-10-16', '2025-10-21'),
    ],
    anySeat,
  )
  expect(starts(path)).toEqual([null, '2025-09-12', '2025-10-16'])
  expect(path.completeBy).toBeNull()
})

test('Mastership path includes all six courses', () => {
  const { steps } = programPath('mastership', [], anySeat)
  expect(steps.map(({ course }) => course)).toEqual([
    'module1',
    'module2',
    'clinical1',
    'module3',
    'module4',
    'clinical2',
  ])
})
