import type { CreditKind } from '../catalogue/catalogue.ts'
import type { Day } from '../dates/days.ts'

// Continuing-education hours. Licensing boards ask for them by kind and by the day they were earned.

export type Credit = { kind: CreditKind; hours: number; earnedOn: Day }

type CreditSum = { online: number; handsOn: number; total: number }

export function sumCredits(credits: Iterable<Credit>): CreditSum {
  const sum = { online: 0, handsOn: 0, total: 0 }
  for (const { kind, hours } of credits) {
    if (kind === 'online') sum.online += hours
    else sum.handsOn += hours
    sum.total += hours
  }
  return sum
}

/** Outside courses are credited in half hours, up to the length of one course. */
export function isCreditable(hours: number): boolean {
  return Number.isInteger(hours * 2) && hours > 0 && hours <= 200
}
