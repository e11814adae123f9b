import type { ActiveCourse } from '#contract/account.ts'
import type { Day } from '#domain/days.ts'

/**
 * How somebody comes to a seat that the waiting list keeps for them: by a registration, or, with the course paid, by choosing
 * its date in the account; and what keeps them from that.
 */
export type WayToSeat = 'register' | 'account' | 'unverified' | 'otherAddress' | 'fixed'

export function wayToSeat(
  purchases: readonly ActiveCourse[],
  start: Day,
  { emailVerified }: { emailVerified: boolean },
): WayToSeat {
  const others = purchases.filter((purchase) => purchase.start !== start)
  const open = others.filter(({ dateOpen }) => dateOpen)
  if (others.length === 0) return 'register'
  if (open.length === 0) return 'fixed'
  if (open.some(({ offeredDates }) => offeredDates.includes(start))) return 'account'
  // The server knows of a seat by a verified address alone.
  return emailVerified ? 'otherAddress' : 'unverified'
}
