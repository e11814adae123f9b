import { expect, test } from 'vitest'
import { releaseCatalogue } from '#content/release/release-catalogue.ts'
import { formatWholeDollars } from '../money/money.ts'

const { courses, programs } = releaseCatalogue

test('registration charges the prices of the spec', () => {
  const table = Object.fromEntries(
    [...Object.values(programs), ...courses].map(({ id, charged }) => [id, formatWholeDollars(charged)]),
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
  expect([...programs.mastership.courses].sort()).toEqual(courses.map(({ id }) => id).sort())
})

test('no early price exceeds the listed price, and only Clinical 2 has none', () => {
  for (const { charged, listed, early } of courses) {
    expect(charged).toBeLessThanOrEqual(listed)
    expect(early === null).toBe(charged === listed)
  }
  expect(courses.filter(({ early }) => early === null).map(({ id }) => id)).toEqual(['clinical2'])
})
