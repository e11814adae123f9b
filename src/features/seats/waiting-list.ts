// The waiting list of a sold-out date. Places are confirmed by email and offered in order. An offer holds its seat for a day.

import { randomUUID } from 'node:crypto'
import type { JoinWaitingList, WaitingListPlace } from '#contract/waiting-list.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { type Day, dayOf, hours } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import {
  firstUnpaidEnd,
  isOpenOn,
  lockCourseDates,
  openCourseDate,
} from '#features/catalogue/course-dates.queries.ts'
import { onAcademyCalendar } from '#platform/clocks.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { orWarn } from '#platform/jobs/or-warn.ts'
import { Refusal } from '#platform/refusal.ts'
import { detachOffer, insertOfferedSeat, seatsLeft, withdrawOfferedSeat } from './seats.queries.ts'
import {
  changePlace,
  forgetAddress,
  isOpenPlace,
  joinWaitingList,
  nextInLine,
  openPlacesOf,
  overdueOffers,
  waitingListPlace,
} from './waiting-list.queries.ts'
import { notifyOfOffer, notifyOfPlace } from './waiting-list-notices.ts'

export const offerTime = hours(24)

type Joining = JoinWaitingList & {
  language: Language
  /** The sender is signed in with this verified address, so no confirmation is needed. */
  verified: boolean
}

/** Joining again with an unconfirmed place re-sends its link. */
export async function joinLine(
  { course, start, email, language, verified }: Joining,
  context: Context,
): Promise<void> {
  const { database, clocks } = context
  await database.transaction().execute(async (trx) => {
    const found = await openCourseDate(trx, course, start)
    const [courseDate] = await lockCourseDates(trx, found ? [found.id] : [])
    if (!courseDate || !isOpenOn(courseDate, start) || isPast({ start }, dayOf(clocks.academy.now()))) {
      throw noSuchDate({ course, start })
    }
    await refuseUnlessSoldOut(trx, courseDate.id, context)
    const place = await joinWaitingList(trx, {
      id: randomUUID(),
      courseDateId: courseDate.id,
      email,
      language,
      joinedAt: clocks.real.now(),
      state: verified ? 'waiting' : 'unconfirmed',
    })
    if (place) await notifyOfPlace(trx, place, courseDate, context)
  })
}

/** Unpaid seats may become free, so the list stays closed until all are sold. Holding seats cannot open it. */
async function refuseUnlessSoldOut(trx: Database, courseDateId: string, { clocks }: Context) {
  if ((await seatsLeft(trx, courseDateId)) > 0) throw seatsAreLeft()
  const heldUntil = await firstUnpaidEnd(trx, courseDateId)
  if (heldUntil === null) return
  const now = clocks.real.now()
  const retryAfterSeconds = Math.max(60, Math.ceil((heldUntil.getTime() - now.getTime()) / 1000))
  const retryAt = new Date(now.getTime() + retryAfterSeconds * 1000).toISOString()
  throw new Refusal('seats_in_payment', { retryAfterSeconds, retryAt })
}

/** Confirms a place by the link in its email. A date that has seats again is refused: the visitor can register. */
export async function confirmPlace(token: string, context: Context): Promise<WaitingListPlace> {
  const { id, courseDateId } = await placeOf(token, context)
  await context.database.transaction().execute(async (trx) => {
    const [courseDate] = await lockCourseDates(trx, [courseDateId])
    const place = await waitingListPlace(trx, id)
    if (!courseDate || place?.state !== 'unconfirmed') return
    const { course, start } = place
    if (!start || courseDate.closedAt !== null || isPast({ start }, dayOf(context.clocks.academy.now()))) {
      throw noSuchDate({ course, start: start ?? '' })
    }
    if ((await seatsLeft(trx, courseDateId)) > 0) throw seatsAreLeft()
    await changePlace(trx, id, { state: 'waiting' })
  })
  return showPlace(token, context)
}

function noSuchDate(date: { course: CourseId; start: Day }) {
  return new Refusal('unknown_date', { dates: [date] })
}

function seatsAreLeft() {
  return new Refusal('seats_left')
}

export async function leaveLine(token: string, context: Context): Promise<void> {
  const place = await placeOf(token, context)
  await context.database.transaction().execute(async (trx) => {
    const [courseDate] = await lockCourseDates(trx, [place.courseDateId])
    const now = await waitingListPlace(trx, place.id)
    if (!courseDate || !now || !isOpenPlace(now.state)) return
    await leave(trx, place.id, courseDate, context)
  })
}

/**
 * Removes an address from every waiting list when its owner is erased. Its offers go to the next in line. Returns the ids of its
 * places.
 */
export async function leaveEveryLine(trx: Database, email: string, context: Context): Promise<string[]> {
  const dates = (await openPlacesOf(trx, email)).map(({ courseDateId }) => courseDateId)
  const courseDates = await lockCourseDates(trx, dates)
  // Read again under the locks: an offer may have started or lapsed meanwhile.
  for (const { id, courseDateId } of await openPlacesOf(trx, email)) {
    const courseDate = courseDates.find((locked) => locked.id === courseDateId)
    if (courseDate) await leave(trx, id, courseDate, context)
  }
  return forgetAddress(trx, email)
}

/** The caller holds the date's lock. */
export async function leave(trx: Database, placeId: string, courseDate: CourseDateRow, context: Context) {
  await changePlace(trx, placeId, { state: 'left' })
  await detachOffer(trx, placeId)
  if (await withdrawOfferedSeat(trx, placeId)) await offerFreeSeats(trx, courseDate, context)
}

export async function showPlace(token: string, context: Context): Promise<WaitingListPlace> {
  const { course, start, end, location, sample, state, offeredUntil } = await placeOf(token, context)
  const { clocks } = context
  const place = { course, start, end, location, sample, state, offerExpiresAt: null }
  if (state !== 'offered' || offeredUntil === null) return place
  if (offeredUntil <= clocks.real.now()) return { ...place, state: 'lapsed' }
  return { ...place, offerExpiresAt: onAcademyCalendar(offeredUntil, clocks).toISOString() }
}

async function placeOf(token: string, { links, database }: Context) {
  const linked = links.read('waiting-list', token)
  const place = linked ? await waitingListPlace(database, linked.id) : undefined
  if (!place?.start || !place.end) throw new Refusal('not_found', { missing: 'linked-waiting-list' })
  return { ...place, start: place.start, end: place.end }
}

/** Offers free seats to the next in line. Returns the number of offers. The caller holds the date's lock. */
export async function offerFreeSeats(
  trx: Database,
  courseDate: CourseDateRow,
  context: Context,
): Promise<number> {
  const { clocks } = context
  const today = dayOf(clocks.academy.now())
  if (courseDate.closedAt !== null || isPast({ start: courseDate.startDay }, today)) return 0
  let offers = 0
  for (; (await seatsLeft(trx, courseDate.id)) > 0; offers += 1) {
    const next = await nextInLine(trx, courseDate.id)
    if (!next) break
    const offeredUntil = new Date(clocks.real.now().getTime() + offerTime)
    await changePlace(trx, next.id, { state: 'offered', offeredUntil })
    await insertOfferedSeat(trx, { courseDateId: courseDate.id, offerId: next.id })
    await notifyOfOffer(trx, { ...next, offeredUntil }, courseDate, context)
  }
  return offers
}

/** Ends expired offers, except those that are being paid. */
export async function lapseOffers(context: Context): Promise<void> {
  const { database, clocks } = context
  const now = clocks.real.now()
  for (const { id, courseDateId } of await overdueOffers(database, now)) {
    await orWarn({ id }, 'an offer could not be ended', context, () =>
      database.transaction().execute(async (trx) => {
        const [courseDate] = await lockCourseDates(trx, [courseDateId])
        // Read again under the lock: a repair may have renewed the offer meanwhile.
        const place = await waitingListPlace(trx, id)
        if (!courseDate || !place?.offeredUntil || place.offeredUntil > now) return
        if (!(await withdrawOfferedSeat(trx, id))) return
        await changePlace(trx, id, { state: 'lapsed' })
        await offerFreeSeats(trx, courseDate, context)
      }),
    )
  }
}
