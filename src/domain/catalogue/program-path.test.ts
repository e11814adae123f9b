import { expect, test } from 'vitest'
import { programOf } from '#content/catalogue.ts'
import { pathFrom, programPath } from './program-path.ts'

const on = (course: string, start: string | null, end: string | null = start, past = false) => ({
  course,
  start,
  end,
  past,
})
const anySeat = () => true
const starts = (path: ReturnType<typeof programPath>) => path.steps.map(({ date }) => date?.start ?? null)

test('path takes the dates that end first', () => {
  const path = programPath(
    programOf('fellowship'),
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

test('path skips dates that overlap, past dates and full dates', () => {
  const path = programPath(
    programOf('fellowship'),
    [
      on('module1', '2025-07-11', '2025-07-13', true),
      on('module1', '2025-09-12', '2025-09-14'),
      on('module2', '2025-09-14', '2025-09-16'),
      on('module2', '2026-02-20', '2026-02-22'),
      on('clinical1', '2026-04-16', '2026-04-21'),
      on('clinical1', '2026-06-16', '2026-06-21'),
    ],
    ({ start }) => start !== '2026-04-16',
  )
  expect(starts(path)).toEqual(['2025-09-12', '2026-02-20', '2026-06-16'])
})

test('a course to be announced stays open, and the program has no end yet', () => {
  const path = programPath(
    programOf('fellowship'),
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

test('path takes a later date where the first ones overlap', () => {
  const path = programPath(
    programOf('fellowship'),
    [
      on('module1', '2025-09-12', '2025-09-14'),
      on('module1', '2025-09-26', '2025-09-28'),
      on('module2', '2025-09-12', '2025-09-14'),
      on('clinical1', '2025-10-16', '2025-10-21'),
    ],
    anySeat,
  )
  expect(starts(path)).toEqual(['2025-09-26', '2025-09-12', '2025-10-16'])
})

test('courses of the Mastership begin after the Fellowship has ended', () => {
  const path = programPath(
    programOf('mastership'),
    [
      on('module1', '2025-08-22', '2025-08-24'),
      on('module2', '2025-09-12', '2025-09-14'),
      on('clinical1', '2025-10-16', '2025-10-21'),
      on('module3', '2026-01-23', '2026-01-25'),
      on('module4', '2025-10-03', '2025-10-05'),
      on('module4', '2026-03-06', '2026-03-08'),
      on('clinical2', '2025-11-13', '2025-11-18'),
    ],
    anySeat,
  )
  expect(starts(path).slice(3)).toEqual(['2026-01-23', '2026-03-06', '2025-11-13'])
  expect(path.completeBy).toBe('2026-03-08')
})

test('Mastership path includes all six courses', () => {
  const { steps } = programPath(programOf('mastership'), [], anySeat)
  expect(steps.map(({ course }) => course)).toEqual([
    'module1',
    'module2',
    'clinical1',
    'module3',
    'module4',
    'clinical2',
  ])
})

const mastership = programOf('mastership')

test('path from a course keeps its next date, whatever the dates of the Fellowship are', () => {
  const path = pathFrom(
    'module4',
    mastership,
    [
      on('module1', null),
      on('module2', '2027-09-10', '2027-09-12'),
      on('clinical1', '2027-10-21', '2027-10-26'),
      on('module3', '2027-01-22', '2027-01-24'),
      on('module4', '2027-03-05', '2027-03-07'),
      on('module4', '2027-06-04', '2027-06-06'),
      on('clinical2', '2027-11-11', '2027-11-16'),
    ],
    anySeat,
  )
  expect(starts(path)).toEqual(['2027-01-22', '2027-03-05', '2027-11-11'])
  expect(path.completeBy).toBe('2027-11-16')
})

test('path from a course takes dates that do not overlap its own', () => {
  const path = pathFrom(
    'module4',
    mastership,
    [
      on('module3', '2027-03-06', '2027-03-08'),
      on('module3', '2027-04-09', '2027-04-11'),
      on('module4', '2027-03-05', '2027-03-07'),
      on('clinical2', null),
    ],
    anySeat,
  )
  expect(starts(path)).toEqual(['2027-04-09', '2027-03-05', null])
  expect(path.completeBy).toBeNull()
})

test('path from a course shows the next date of a course that has none that fits', () => {
  const path = pathFrom(
    'module4',
    mastership,
    [
      on('module3', '2027-03-06', '2027-03-08'),
      on('module4', '2027-03-05', '2027-03-07'),
      on('clinical2', '2027-11-11', '2027-11-16'),
    ],
    anySeat,
  )
  expect(starts(path)).toEqual(['2027-03-06', '2027-03-05', '2027-11-11'])
  expect(path.completeBy).toBeNull()
})
