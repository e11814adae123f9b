import { type Catalogue, type Course, type CourseId, courseIn, type ItemId } from '../catalogue/catalogue.ts'
import type { Selection } from '../catalogue/selection.ts'
import type { Day } from '../dates/days.ts'
import { type Cents, sum } from '../money/money.ts'
import { split } from '../money/money-parts.ts'
import { priceAt } from './early-price.ts'

/** Stored in the payment's metadata, so that an old payment can be read with the prices of its time. */
export const priceVersion = '2025-1'

/** A course and its share of the price. Refunds for that course are calculated from it. */
export type PricedLine = { course: CourseId; amount: Cents }
export type Quote = { items: readonly ItemId[]; lines: readonly PricedLine[]; total: Cents }

/** Today, and the first days of the dates that were chosen: some prices depend on them. */
export type Buying = { today: Day; dates: Readonly<Partial<Record<CourseId, Day | undefined>>> }

/** Decides every amount: the page shows it, and the server charges it. */
export function quote(selection: Selection, catalogue: Catalogue, buying: Buying): Quote {
  if (typeof selection === 'string') {
    const { charged } = catalogue.programs[selection]
    return { items: [selection], lines: sharesOf(selection, catalogue), total: charged }
  }
  const items = [...new Set(selection)]
  const lines = items.map((course) => ({ course, amount: amountOf(course, catalogue, buying) }))
  return { items, lines, total: sum(lines.map(({ amount }) => amount)) }
}

function amountOf(id: CourseId, catalogue: Catalogue, { today, dates }: Buying): Cents {
  return priceAt(known(id, catalogue), { today, start: dates[id] ?? null })
}

function sharesOf(program: keyof Catalogue['programs'], catalogue: Catalogue): PricedLine[] {
  const { charged, courses } = catalogue.programs[program]
  const shares = split(
    charged,
    courses.map((course) => known(course, catalogue).charged),
  )
  return courses.map((course, index) => ({ course, amount: shares[index] ?? 0 }))
}

function known(id: CourseId, catalogue: Catalogue): Course {
  const course = courseIn(catalogue, id)
  if (!course) throw new Error(`The catalogue has no course ${id}`)
  return course
}
