import { partsOf } from './day-parts.ts'
import { addDays, addMonths, type Day } from './days.ts'

/** A calendar month. `month` counts from 0. */
export type Month = { year: number; month: number; first: Day; last: Day }

/** Months in order, beginning with the month of a day. */
export function monthsFrom(day: Day, count: number): Month[] {
  const start = `${day.slice(0, 8)}01`
  return Array.from({ length: count }, (_, index) => {
    const first = addMonths(start, index)
    const { year, month } = partsOf(first)
    return { year, month, first, last: addDays(addMonths(first, 1), -1) }
  })
}

/** How many months there are from one day's month to another's, both included. */
export function monthCount(from: Day, to: Day): number {
  const first = partsOf(from)
  const last = partsOf(to)
  return (last.year - first.year) * 12 + last.month - first.month + 1
}

/** The days of a date that fall in a month, as days of the month; null if none does. */
export function daysWithin(
  { first, last }: Month,
  start: Day,
  end: Day,
): { from: number; to: number } | null {
  if (end < first || start > last) return null
  return {
    from: start < first ? 1 : partsOf(start).date,
    to: end > last ? partsOf(last).date : partsOf(end).date,
  }
}
