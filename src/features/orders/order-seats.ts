// The seats of an order: on which dates it holds one, and how an edited order keeps them.

import { isCourseId } from '#content/catalogue.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { dayOf } from '#domain/dates/days.ts'
import { isOpenOn, lockCourseDates, openCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { answerOffer } from '#features/seats/answer-offer.ts'
import { dateFull, dateGone } from '#features/seats/date-refusals.ts'
import { recordHolds } from '#features/seats/hold-caps.ts'
import { takeLockedSeats } from '#features/seats/holds.ts'
import { releaseSeats, seatsOfRegistration } from '#features/seats/seats.queries.ts'
import { offerFreeSeats } from '#features/seats/waiting-list.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PlacedOrder } from './place-order.ts'

type Holding = {
  opened: RegistrationRow
  edited: string | null
  courseDates: ReadonlyMap<CourseId, string>
  order: PlacedOrder
}

/** An edited order keeps its seats: they pass from the former registration in one transaction and are never free in between. */
export async function holdSeats(
  trx: Database,
  { opened, edited, courseDates, order: { dates, offer, holder, heldUntil } }: Holding,
  context: Context,
) {
  const courseDateIds = [...courseDates.values()]
  const formerly = edited === null ? [] : await seatsOfRegistration(trx, edited)
  const locked = await lockCourseDates(trx, [...formerly, ...courseDateIds])
  const wanted = locked.filter(({ id }) => courseDateIds.includes(id))
  for (const courseDate of wanted) {
    const { course } = courseDate
    const start = dates[course]
    if (start && !isOpenOn(courseDate, start)) throw dateGone({ course, start })
  }
  if (edited !== null) await releaseSeats(trx, edited, formerly)
  const offered =
    offer === undefined ? undefined : await answerOffer(trx, offer, opened.id, courseDateIds, context)
  const full = await takeLockedSeats(trx, opened.id, wanted)
  if (full.length > 0) throw dateFull(full)
  const { id: registrationId, expiresAt } = opened
  if (!heldUntil)
    await recordHolds(trx, { registrationId, holder, expiresAt, courseDateIds, offered }, context)
  for (const courseDate of locked) {
    if (formerly.includes(courseDate.id)) await offerFreeSeats(trx, courseDate, context)
  }
}

/** The dates to hold a seat on. A past date means the next date of its course, so it holds no seat. */
export async function chosenCourseDates({ dates }: PlacedOrder, { database, clocks }: Context) {
  const today = dayOf(clocks.academy.now())
  const chosen = new Map<CourseId, string>()
  for (const [course, start] of Object.entries(dates)) {
    if (!isCourseId(course)) continue
    const courseDate = start && (await openCourseDate(database, course, start))
    if (!courseDate) {
      const field = `customerData.dates.${course}`
      throw new Refusal('invalid_request', { field, fault: 'no-such-date' })
    }
    if (!isPast({ start: courseDate.startDay }, today)) chosen.set(course, courseDate.id)
  }
  return chosen
}
