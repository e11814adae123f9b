// When a colleague can take a course over.
import { type Day, daysBetween } from '../dates/days.ts'

/** A colleague can take a course over until this many days before its date. */
export const takeoverDays = 7

/** Why a course cannot be taken over now. */
export type TakeoverFault =
  | 'not-active'
  | 'program'
  | 'no-date'
  | 'late'
  | 'plan'
  | 'disputed'
  | 'taken'
  | 'paid-by-other'
  | 'self'

type Facts = {
  active: boolean
  /** Bought by itself, not as a part of a program. */
  individual: boolean
  taken: boolean
  start: Day | null
  openPlan: boolean
  disputed: boolean
  /** Only whoever paid for a course decides who takes it. */
  paidByOther: boolean
}

export function takeoverFault(facts: Facts, today: Day): Exclude<TakeoverFault, 'self'> | null {
  if (facts.taken) return 'taken'
  if (facts.paidByOther) return 'paid-by-other'
  if (!facts.active) return 'not-active'
  if (!facts.individual) return 'program'
  if (facts.disputed) return 'disputed'
  if (facts.openPlan) return 'plan'
  if (facts.start === null) return 'no-date'
  return daysBetween(today, facts.start) < takeoverDays ? 'late' : null
}
