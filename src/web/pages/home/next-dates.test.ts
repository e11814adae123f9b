import { describe, expect, it } from 'vitest'
import type { SessionSummary } from '#contract/page-data.ts'
import { nextDates } from './next-dates.ts'

const session = (course: string, start: string | null, past = false): SessionSummary => ({
  course,
  start,
  end: start,
  location: 'Beverly Hills, CA',
  spots: 6,
  past,
  sample: false,
})

describe('the dates of the home page', () => {
  it('are the next four, soonest first', () => {
    const dates = nextDates([
      session('module4', '2026-03-06'),
      session('module1', null),
      session('module2', '2025-09-12'),
      session('module3', '2026-01-23'),
      session('clinical2', '2025-11-13'),
      session('clinical1', '2025-10-16'),
    ])
    expect(dates.map(({ course }) => course)).toEqual(['module2', 'clinical1', 'clinical2', 'module3'])
  })

  it('leave out what is past while something lies ahead', () => {
    const dates = nextDates([session('module2', '2025-09-12', true), session('clinical1', '2025-10-16')])
    expect(dates.map(({ course }) => course)).toEqual(['clinical1'])
  })

  it('are the last four, in their order, once all are past', () => {
    const dates = nextDates([
      session('module4', '2026-03-06', true),
      session('module2', '2025-09-12', true),
      session('clinical1', '2025-10-16', true),
      session('module3', '2026-01-23', true),
      session('clinical2', '2025-11-13', true),
    ])
    expect(dates.map(({ course }) => course)).toEqual(['clinical1', 'clinical2', 'module3', 'module4'])
  })
})
