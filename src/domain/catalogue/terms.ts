import type { Day } from '../dates/days.ts'

/** Date of the terms in force: shown on /terms, recorded with each payment that accepts them. */
export const termsVersion: Day = '2026-11-19'
