import type { ActiveCourse } from '#contract/account.ts'
import { type Day, daysBetween } from '#domain/days.ts'
import { refundPolicy } from '#domain/refunds.ts'

/**
 * How somebody comes to a seat that the waiting list keeps for them: by a registration, or, with the course paid, by choosing
 * its date in the account; and what keeps them from that.
 */
export type WayToSeat = 'register' | 'account' | 'unverified' | 'otherAddress' | 'fixed' | 'tooOld'

export function wayToSeat(
  purchases: readonly ActiveCourse[],
  start: Day,
  today: Day,
  { emailVerified }: { emailVerified: boolean },
): WayToSeat {
  const others = purchases.filter((purchase) => purchase.start !== start)
  const open = others.filter(({ dateOpen }) => dateOpen)
  if (others.length === 0) return 'register'
  if (open.length === 0) return others.some((purchase) => isNear(purchase, today)) ? 'fixed' : 'tooOld'
  if (open.some(({ offeredDates }) => offeredDates.includes(start))) return 'account'
  // The server knows of a seat by a verified address alone.
  return emailVerified ? 'otherAddress' : 'unverified'
}

/** So near that it may not be changed any more; a date further away than that stays because the purchase is too old. */
function isNear({ start }: ActiveCourse, today: Day): boolean {
  return start !== null && daysBetween(today, start) < refundPolicy.fullDays
}
