import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programOf } from '#content/catalogue.ts'
import type { CreditKind } from '../catalogue/catalogue.ts'
import { addDays, addMonths } from '../dates/days.ts'
import {
  type AwardRecord,
  fellowshipProgress,
  mastershipProgress,
  type OwnedCourse,
  programSteps,
} from './award-progress.ts'
import { isCreditable, sumCredits } from './credits.ts'

const nothing: AwardRecord = { credits: [], cases: [], tests: [], defendedOn: null, feesPaid: [] }
const credit = (kind: CreditKind, hours: number, earnedOn: string) => ({ kind, hours, earnedOn })
const cases = (count: number, treatedOn: string) => Array.from({ length: count }, () => ({ treatedOn }))

const fulfilled: AwardRecord = {
  credits: [credit('hands-on', 85, '2024-01-10'), credit('online', 65, '2026-01-09')],
  cases: cases(20, '2025-06-01'),
  tests: [{ takenOn: '2026-01-05', score: 75 }],
  defendedOn: null,
  feesPaid: ['fellowship'],
}

test('every requirement is at zero before anything is earned', () => {
  expect(fellowshipProgress(nothing)).toMatchObject({
    window: null,
    handsOnCe: { reached: 0, of: 85 },
    totalCe: { reached: 0, of: 150 },
    cases: { reached: 0, of: 20 },
    achieved: false,
  })
})

test('the Fellowship is reached within 24 months, with its test and its fee', () => {
  expect(fellowshipProgress(fulfilled)).toMatchObject({
    window: { from: '2024-01-10', to: '2026-01-09' },
    achieved: true,
  })
})

test.each([
  ['an hour', { credits: [credit('hands-on', 85, '2024-01-10'), credit('online', 64, '2026-01-09')] }],
  [
    'a hands-on hour',
    { credits: [credit('hands-on', 84, '2024-01-10'), credit('online', 66, '2026-01-09')] },
  ],
  [
    'the last day of the window',
    { credits: [credit('hands-on', 85, '2024-01-10'), credit('online', 65, '2026-01-10')] },
  ],
  ['a case', { cases: cases(19, '2025-06-01') }],
  ['a point of the test', { tests: [{ takenOn: '2026-01-05', score: 74 }] }],
  ['the fee', { feesPaid: ['mastership'] }],
] as const)('the Fellowship is not reached without %s', (_what, change) => {
  expect(fellowshipProgress({ ...fulfilled, ...change }).achieved).toBe(false)
})

test('an award that was reached once stays reached as months pass', () => {
  const later = {
    ...fulfilled,
    credits: [...fulfilled.credits, credit('online', 24, '2030-05-01')],
  }
  expect(fellowshipProgress(later).achieved).toBe(true)
})

test('the Mastership needs 500 hours, 50 cases, the defense and the fee, at any time', () => {
  const record: AwardRecord = {
    credits: [credit('online', 250, '2015-01-01'), credit('hands-on', 250, '2025-01-01')],
    cases: cases(50, '2020-01-01'),
    tests: [],
    defendedOn: '2025-02-01',
    feesPaid: ['mastership'],
  }
  expect(mastershipProgress(record).achieved).toBe(true)
  expect(mastershipProgress({ ...record, defendedOn: null }).achieved).toBe(false)
  expect(mastershipProgress({ ...record, cases: cases(49, '2020-01-01') }).achieved).toBe(false)
  expect(mastershipProgress({ ...record, feesPaid: [] }).achieved).toBe(false)
})

const day = fc.nat(3000).map((count) => addDays('2020-01-01', count))
const anyCredit = fc.record({
  kind: fc.constantFrom<CreditKind>('online', 'hands-on'),
  hours: fc.integer({ min: 1, max: 96 }).map((halves) => halves / 2),
  earnedOn: day,
})
const anyRecord = fc.record({
  credits: fc.array(anyCredit, { maxLength: 12 }),
  cases: fc.array(fc.record({ treatedOn: day }), { maxLength: 12 }),
})

test('everything that counts is within 24 months', () => {
  fc.assert(
    fc.property(anyRecord, ({ credits, cases }) => {
      const {
        window,
        totalCe,
        handsOnCe,
        cases: counted,
      } = fellowshipProgress({ ...nothing, credits, cases })
      if (!window) {
        // No `return expect(…)`: fast-check would read its result as the property's outcome.
        expect(credits.length + cases.length).toBe(0)
        return
      }
      expect(window.to < addMonths(window.from, 24)).toBe(true)
      const inside = (on: string) => window.from <= on && on <= window.to
      const sum = sumCredits(credits.filter(({ earnedOn }) => inside(earnedOn)))
      expect(totalCe.reached).toBe(sum.total)
      expect(handsOnCe.reached).toBe(sum.handsOn)
      expect(counted.reached).toBe(cases.filter(({ treatedOn }) => inside(treatedOn)).length)
    }),
  )
})

test('another credit never reduces progress', () => {
  const distance = (credits: AwardRecord['credits'], cases: AwardRecord['cases']) => {
    const progress = fellowshipProgress({ ...nothing, credits, cases })
    return [progress.handsOnCe, progress.totalCe, progress.cases]
      .map(({ reached, of }) => Math.min(1, reached / of))
      .reduce((sum, share) => sum + share)
  }
  fc.assert(
    fc.property(anyRecord, anyCredit, ({ credits, cases }, more) => {
      expect(distance([...credits, more], cases)).toBeGreaterThanOrEqual(distance(credits, cases) - 1e-9)
    }),
  )
})

test('hours add up by kind', () => {
  fc.assert(
    fc.property(fc.array(anyCredit), (credits) => {
      const { online, handsOn, total } = sumCredits(credits)
      expect(online + handsOn).toBe(total)
    }),
  )
})

test('outside hours are credited in halves', () => {
  expect([0.5, 1, 24, 200].every(isCreditable)).toBe(true)
  expect([0, -1, 0.25, 200.5, Number.NaN].some(isCreditable)).toBe(false)
})

test('each course of an award shows its furthest state over all purchases', () => {
  const line = (course: OwnedCourse['course'], facts: Partial<OwnedCourse> = {}): OwnedCourse => ({
    course,
    completedOn: null,
    start: null,
    end: null,
    sample: false,
    ...facts,
  })
  const owned = [
    line('module1'),
    line('module1', { completedOn: '2025-06-18' }),
    line('module2', { start: '2025-09-12', end: '2025-09-14' }),
    line('clinical1'),
  ]
  expect(programSteps(programOf('fellowship'), owned).map(({ course, state }) => [course, state])).toEqual([
    ['module1', 'completed'],
    ['module2', 'booked'],
    ['clinical1', 'open'],
  ])
  expect(programSteps(programOf('mastership'), owned).map(({ state }) => state)).toEqual([
    'completed',
    'booked',
    'open',
    'missing',
    'missing',
    'missing',
  ])
})
