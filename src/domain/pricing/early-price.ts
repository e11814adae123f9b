import type { Moment, Price } from '../catalogue/catalogue.ts'
import { addDays, addMonths, type Day } from '../dates/days.ts'
import type { Cents } from '../money/money.ts'

/** The last day of the early price for a date; null for courses without one. */
export function lastEarlyDay({ early }: Pick<Price, 'early'>, start: Day): Day | null {
  if (!early) return null
  const { count, unit } = early
  const ends =
    unit === 'months' ? addMonths(start, -count) : addDays(start, -count * (unit === 'weeks' ? 7 : 1))
  return addDays(ends, -1)
}

/** What registration charges. A date that is not chosen yet is far enough ahead. */
export function priceAt(price: Price, { today, start }: Moment): Cents {
  if (price.rule === 'fixed' || start === null) return price.charged
  const last = lastEarlyDay(price, start)
  return last !== null && today > last ? price.listed : price.charged
}
