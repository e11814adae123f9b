// Discount codes: percent or amount, for some items, between two days.
import type { Day } from '../dates/days.ts'
import { type Cents, dollars, sum } from '../money/money.ts'
import { split } from '../money/money-parts.ts'
import type { Quote } from './pricing.ts'

export type Discount = {
  percent: number | null
  amount: Cents | null
  /** Null for every course and program. */
  items: readonly string[] | null
  fromDay: Day
  untilDay: Day
}

/** Why a code takes nothing off: its days, or what is bought. */
export type DiscountFault = 'unknown' | 'not-now' | 'not-for-this' | 'used-up'

/** Nothing is sold for less. */
const leastPrice = dollars(1)

/** The order at its lower price. Each line carries its part of the discount, so refunds return what was paid. */
export function discounted(quote: Quote, discount: Discount, today: Day): Quote | { fault: DiscountFault } {
  const { percent, amount, items, fromDay, untilDay } = discount
  if (today < fromDay || today > untilDay) return { fault: 'not-now' }
  const isFor = (id: string) => items === null || items.includes(id)
  const isWhole = quote.items.every(isFor)
  const counted = quote.lines.map((line) => (isWhole || isFor(line.course) ? line.amount : 0))
  const base = sum(counted)
  const wanted = percent === null ? Math.min(amount ?? 0, base) : Math.floor((base * percent) / 100)
  const off = Math.min(wanted, quote.total - leastPrice)
  if (off <= 0) return { fault: 'not-for-this' }
  const parts = split(off, counted)
  return {
    ...quote,
    lines: quote.lines.map((line, index) => ({ ...line, amount: line.amount - (parts[index] ?? 0) })),
    total: quote.total - off,
  }
}
