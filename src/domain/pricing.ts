import { type CourseId, chargedFor, courses, type ItemId, programs } from './catalogue.ts'
import { type Cents, split, sum } from './money.ts'
import type { Selection } from './selection.ts'

/** Stored in the payment's metadata, so that an old payment can be read with the prices of its time. */
export const priceVersion = '2025-1'

/** A course and its share of the price. Refunds for that course are calculated from it. */
export type PricedLine = { course: CourseId; amount: Cents }
export type Quote = { items: readonly ItemId[]; lines: readonly PricedLine[]; total: Cents }

/** Decides every amount: the page shows it, and the server charges it. */
export function quote(selection: Selection): Quote {
  const items: readonly ItemId[] = typeof selection === 'string' ? [selection] : [...new Set(selection)]
  return { items, lines: linesOf(selection), total: sum(items.map(chargedFor)) }
}

function linesOf(selection: Selection): PricedLine[] {
  if (typeof selection !== 'string') {
    return [...new Set(selection)].map((course) => ({ course, amount: courses[course].charged }))
  }
  const program = programs[selection]
  const shares = split(
    program.charged,
    program.courses.map((course) => courses[course].charged),
  )
  return program.courses.map((course, index) => ({ course, amount: shares[index] ?? 0 }))
}
