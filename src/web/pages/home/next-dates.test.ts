import { describe, expect, it } from 'vitest'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { nextDates } from './next-dates.ts'

const courseDate = (course: string, start: string | null, past = false): CourseDateSummary => ({
  course,
  start,
  end: start,
  location: 'Beverly Hills, CA',
  spots: 6,
  past,
  sample: false,
})

describe('nextDates', () => {
  it('returns the next four dates, soonest first', () => {
    const dates = nextDates([
      courseDate('module4', '2026-03-06'),
      courseDate('module1', null),
      courseDate('module2', '2025-09-12'),
      courseDate('module3', '2026-01-23'),
      courseDate('clinical2', '2025-11-13'),
      courseDate('clinical1', '2025-10-16'),
    ])
    expect(dates.map(({ course }) => course)).toEqual(['module2', 'clinical1', 'clinical2', 'module3'])
  })

  it('leaves out past dates while a date is upcoming', () => {
    const dates = nextDates([
      courseDate('module2', '2025-09-12', true),
      courseDate('clinical1', '2025-10-16'),
    ])
    expect(dates.map(({ course }) => course)).toEqual(['clinical1'])
  })

  it('returns the last four dates in order when all are past', () => {
    const dates = nextDates([
      courseDate('module4', '2026-03-06', true),
      courseDate('module2', '2025-09-12', true),
      courseDate('clinical1', '2025-10-16', true),
      courseDate('module3', '2026-01-23', true),
      courseDate('clinical2', '2025-11-13', true),
    ])
    expect(dates.map(({ course }) => course)).toEqual(['clinical1', 'clinical2', 'module3', 'module4'])
  })
})
