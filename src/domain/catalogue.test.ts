import { expect, test } from 'vitest'
import { chargedFor, courseIds, courses, programIds, programs } from './catalogue.ts'
import { formatWholeDollars } from './money.ts'

test('registration charges the prices of the spec', () => {
  const table = Object.fromEntries(
    [...programIds, ...courseIds].map((id) => [id, formatWholeDollars(chargedFor(id))]),
  )
  expect(table).toEqual({
    fellowship: '$12,000',
    mastership: '$35,000',
    module1: '$2,850',
    module2: '$2,850',
    module3: '$2,950',
    module4: '$2,950',
    clinical1: '$6,500',
    clinical2: '$18,500',
  })
})

test('the Mastership includes every course of the Fellowship', () => {
  expect(programs.mastership.courses).toEqual(expect.arrayContaining([...programs.fellowship.courses]))
  expect([...programs.mastership.courses].sort()).toEqual([...courseIds].sort())
})

test('no early price exceeds the listed price, and only Clinical 2 has none', () => {
  for (const course of Object.values(courses)) {
    expect(course.charged).toBeLessThanOrEqual(course.listed)
    expect(course.early === null).toBe(course.charged === course.listed)
  }
  expect(courses.clinical2.early).toBeNull()
})
