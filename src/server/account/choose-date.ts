import { isOpenOn, lockCourseDates, openCourseDate } from '#database/tables/course-dates.ts'
import { linesOf, moveLine, type RegistrationLine } from '#database/tables/registration-lines.ts'
import { changeRegistration, lockRegistration } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import type { CourseId } from '#domain/catalogue.ts'
import { isPast } from '#domain/course-dates.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { quoteRefund } from '#domain/refunds.ts'
import { holdsCourses } from '#domain/registration.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { takeOfferedSeat } from '../checkout/seats/answer-offer.ts'
import { dateFull, dateGone } from '../checkout/seats/date-refusals.ts'
import { giveUpSeats, takeSeats } from '../checkout/seats/holds.ts'
import { ApiError } from '../http/errors.ts'
import type { SignedInUser } from '../identity/check-token.ts'
import { notifyOfDate } from './notices.ts'
import { notFound } from './ownership.ts'

/**
 * A first date may always be chosen; another one only while a cancellation would be refunded in full.
 * Otherwise moving and then canceling would bypass the policy. A registrant moved by the academy may choose
 * again.
 */
export function isDateOpen(registration: RegistrationRow, line: RegistrationLine, today: Day): boolean {
  if (line.start === null) return true
  const purchasedOn = dayOf(registration.paidAt ?? registration.placedAt)
  const { rule } = quoteRefund({ ...line, completed: false }, today, {
    policy: registration.refundPolicy,
    purchasedOn,
  })
  return rule === 'full' || rule === 'moved'
}

export type DateChoice = {
  registrationId: string
  owner: Pick<SignedInUser, 'uid' | 'email' | 'emailVerified'>
  course: CourseId
  start: Day
}

/**
 * Takes a seat on the new date and releases the old one, or does neither. A seat offered to the owner by the
 * waiting list is taken first, because it is held for nobody else.
 */
export async function chooseDate(
  { registrationId, owner, course, start }: DateChoice,
  checkout: Checkout,
): Promise<RegistrationRow> {
  const { database, clocks } = checkout
  const today = dayOf(clocks.academy.now())
  return database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    if (registration?.uid !== owner.uid) throw notFound()
    const line = (await linesOf(trx, [registrationId])).find((candidate) => candidate.course === course)
    const isActive = line?.canceledAt === null && line.completedOn === null && holdsCourses(registration)
    if (!isActive) throw new ApiError(409, 'not_active')
    const found = await openCourseDate(trx, course, start)
    if (!found || isPast({ start }, today)) throw dateGone({ course, start })
    if (found.id === line.courseDateId) return registration
    if (!isDateOpen(registration, line, today)) throw new ApiError(409, 'date_fixed')
    const given = line.courseDateId === null ? [] : [line.courseDateId]
    const courseDate = (await lockCourseDates(trx, [found.id, ...given])).find(({ id }) => id === found.id)
    if (!courseDate || !isOpenOn(courseDate, start)) throw dateGone({ course, start })
    // Otherwise anyone could take another person's offer by signing up with their address.
    if (owner.emailVerified) await takeOfferedSeat(trx, owner.email, registrationId, courseDate.id, checkout)
    const full = await takeSeats(trx, registrationId, [courseDate.id])
    if (full.length > 0) throw dateFull(full)
    await moveLine(trx, registrationId, course, courseDate.id)
    await giveUpSeats(trx, registrationId, given, checkout)
    const changed = await changeRegistration(trx, registration, {})
    const mayChange = isDateOpen(changed, { ...line, start: courseDate.startDay, movedFrom: null }, today)
    await notifyOfDate(trx, changed, { courseDate, mayChange }, checkout)
    return changed
  })
}
