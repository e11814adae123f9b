import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates/days.ts'
import { type TestAttempt, testRefusal, testStanding } from './award-tests.ts'

const failed = (...days: string[]): TestAttempt[] => days.map((takenOn) => ({ takenOn, score: 74 }))
const allFailed = failed('2025-01-10', '2025-02-10', '2025-03-10', '2025-04-10')

test('the first test may be taken at any time', () => {
  expect(testStanding([], [])).toEqual({ state: 'open', from: null, retakesLeft: 3 })
})

test('75 percent pass, 74 percent fail', () => {
  expect(testStanding([{ takenOn: '2025-01-10', score: 75 }], [])).toMatchObject({ state: 'passed' })
  expect(testStanding(failed('2025-01-10'), [])).toMatchObject({ state: 'open' })
})

test('a retake is allowed after a month, up to three times', () => {
  expect(testStanding(failed('2025-01-31'), [])).toEqual({
    state: 'open',
    from: '2025-02-28',
    retakesLeft: 3,
  })
  expect(testStanding(allFailed.slice(0, 3), [])).toEqual({
    state: 'open',
    from: '2025-04-10',
    retakesLeft: 1,
  })
})

test('after the third failed retake the next test needs fifty more hours', () => {
  expect(testStanding(allFailed, [])).toEqual({ state: 'hours-needed', hours: 50 })
  const earned = { kind: 'online', hours: 24, earnedOn: '2025-05-01' } as const
  expect(testStanding(allFailed, [earned])).toEqual({ state: 'hours-needed', hours: 26 })
  expect(testStanding(allFailed, [earned, { ...earned, hours: 26 }])).toEqual({
    state: 'open',
    from: '2025-05-10',
    retakesLeft: 3,
  })
})

test('hours earned before the last attempt do not count toward the fifty', () => {
  const before = { kind: 'hands-on', hours: 80, earnedOn: '2025-04-10' } as const
  expect(testStanding(allFailed, [before])).toEqual({ state: 'hours-needed', hours: 50 })
})

test('a test is refused too early, without its hours, and after a pass', () => {
  expect(testRefusal(testStanding(failed('2025-01-10'), []), '2025-02-09')).toBe('too-early')
  expect(testRefusal(testStanding(failed('2025-01-10'), []), '2025-02-10')).toBeNull()
  expect(testRefusal(testStanding(allFailed, []), '2026-01-01')).toBe('hours-needed')
  expect(testRefusal({ state: 'passed', score: 80, on: '2025-01-01' }, '2026-01-01')).toBe('passed')
})

test('the rule allows at most four tests in three months and a day', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 40 }), (waits) => {
      const taken: TestAttempt[] = []
      let day = '2025-01-01'
      for (const wait of waits) {
        day = addDays(day, wait)
        if (testRefusal(testStanding(taken, []), day) === null) taken.push({ takenOn: day, score: 10 })
      }
      expect(taken.length).toBeLessThanOrEqual(4)
      for (const [index, { takenOn }] of taken.entries()) {
        const before = taken[index - 1]
        if (before) expect(takenOn >= addDays(before.takenOn, 28)).toBe(true)
      }
    }),
  )
})
