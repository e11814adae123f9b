// Credit: money that a person can pay a registration with. It is not a CE credit.
import { addDays, addMonths, type Day } from '../dates/days.ts'
import { type Cents, dollars } from './money.ts'

/** `returned`: paid a registration that was canceled. `refilled`: the waiting list took the seat of a late cancellation. */
export const creditSources = ['refund', 'returned', 'goodwill', 'product', 'upgrade', 'refilled'] as const
export type CreditSource = (typeof creditSources)[number]

/** The academy's rules, which the owner edits. */
export type CreditPolicy = {
  /** How long credit can be used. */
  months: number
  /** The least time for credit that a cancellation returns. */
  returnedDays: number
  /** How long the registrants of a canceled date can choose. Then the money goes back. */
  answerDays: number
}

/** As it came with the release. */
export const creditPolicy: CreditPolicy = { months: 24, returnedDays: 90, answerDays: 7 }

/** The provider charges no less. */
const leastCharge = dollars(0.5)

/** How much of a price credit pays. What is left is nothing, or enough for a card. */
export function coveredByCredit(price: Cents, available: Cents): Cents {
  const covered = Math.min(price, available)
  const rest = price - covered
  return rest > 0 && rest < leastCharge ? Math.max(0, price - leastCharge) : covered
}

/** The last day of new credit. */
export function expiryOf(today: Day, { months }: CreditPolicy): Day {
  return addMonths(today, months)
}

/** Credit that comes back keeps its last day, but can be used for some time at least. */
export function expiryOfReturned(usedUntil: Day | null, today: Day, { returnedDays }: CreditPolicy): Day {
  const least = addDays(today, returnedDays)
  return usedUntil !== null && usedUntil > least ? usedUntil : least
}

/** What an amount takes from each of several credits, the first one first. */
export function takenFrom<T extends { free: Cents }>(credits: readonly T[], amount: Cents) {
  let rest = amount
  return credits.flatMap((credit) => {
    const taken = Math.min(rest, credit.free)
    rest -= taken
    return taken > 0 ? [{ ...credit, taken }] : []
  })
}
