import type { ActiveCourse } from '#contract/account/account.ts'
import { type Day, daysBetween } from '#domain/dates/days.ts'
import { refundPolicy } from '#domain/registrations/refunds.ts'

/**
 * How a user gets a seat that the waiting list offers: by registering, or in the account if the course is already paid. The
 * other values say why a paid course cannot take the seat.
 */
type WayToSeat = 'register' | 'account' | 'unverified' | 'otherAddress' | 'fixed' | 'tooOld'

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
  // The server matches an offered seat only to a verified email address.
  return emailVerified ? 'otherAddress' : 'unverified'
}

/** Too close to be changed. A later date is fixed because the purchase is too old. */
function isNear({ start }: ActiveCourse, today: Day): boolean {
  return start !== null && daysBetween(today, start) < refundPolicy.fullDays
}
