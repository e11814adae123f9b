// The academy's calendar: dates come, have more seats or fewer, and take no more registrations. Moving and canceling one are verbs of their own.

import { wordsIn } from '#content/words.ts'
import type { Database } from '#database/engine/connection.ts'
import {
  addCourseDate,
  changeSpots,
  closeCourseDate,
  courseDateOn,
  lockCalendar,
  lockCourseDates,
  markSet,
} from '#database/tables/course-dates.ts'
import type { CourseDateRow } from '#database/tables/rows/dates.ts'
import { seatsLeft } from '#database/tables/seats.ts'
import { location } from '#domain/catalogue.ts'
import { isPast } from '#domain/course-dates.ts'
import { type Day, dayOf } from '#domain/days.ts'
import { ApiError } from '../../http/errors.ts'
import type { Note } from '../../staff-note.ts'
import type { Checkout } from '../checkout.ts'
import { endWaitingList } from '../seats/end-waiting-list.ts'
import { offerFreeSeats } from '../seats/waiting-list.ts'
import { type DateOfCourse, noSuchDate } from './everyone-on-date.ts'
import { peopleToNotify } from './new-dates.ts'

type NewDate = DateOfCourse & { end: Day; spots: number }

/**
 * A date that was closed, canceled or a sample takes place after all. Who has a seat on it keeps it, on the days that were
 * promised; seats that are more than before go to whoever waits. Gives how many have the course without a date and will be told.
 */
export async function addDate(
  { course, start, end, spots }: NewDate,
  checkout: Checkout,
  note: Note,
): Promise<number> {
  const { database, clocks } = checkout
  const today = dayOf(clocks.academy.now())
  if (isPast({ start }, today)) throw new ApiError(400, 'past', `${start} lies in the past.`)
  return database.transaction().execute(async (trx) => {
    await lockCalendar(trx, course)
    const known = await lockDate(trx, { course, start })
    if (known && known.closedAt === null && !known.sample) {
      throw new ApiError(
        409,
        'exists',
        `${wordsIn('en').courseLabel(course)} has a date on ${start} already.`,
      )
    }
    if (known) await checkPromised(trx, known, { end, spots })
    const id = await addCourseDate(trx, { course, startDay: start, endDay: end, location, spots })
    await markSet(trx, id, clocks.real.now())
    for (const courseDate of await lockCourseDates(trx, [id])) await offerFreeSeats(trx, courseDate, checkout)
    await note(trx, `${course} of ${start} to ${end} added, ${spots} ${spots === 1 ? 'seat' : 'seats'}`)
    return peopleToNotify(trx, { course, start }, today)
  })
}

/** Nothing where it was moved to another day before the lock was had. */
async function lockDate(trx: Database, { course, start }: DateOfCourse): Promise<CourseDateRow | undefined> {
  const found = await courseDateOn(trx, course, start)
  const [courseDate] = await lockCourseDates(trx, found ? [found.id] : [])
  return courseDate?.startDay === start ? courseDate : undefined
}

async function checkPromised(
  trx: Database,
  known: CourseDateRow,
  { end, spots }: Pick<NewDate, 'end' | 'spots'>,
) {
  const taken = await checkTaken(trx, known, spots)
  if (taken === 0) return
  const date = `${wordsIn('en').courseLabel(known.course)} of ${known.startDay}`
  if (end !== known.endDay) {
    throw new ApiError(
      409,
      'days_promised',
      `${date} is promised until ${known.endDay}: add it so, then \`sessions move\` tells everyone of other days.`,
    )
  }
}

/** Sold, held while being paid, or offered: nobody loses a seat by it. Gives how many there are. */
async function checkTaken(
  trx: Database,
  { id, spots: before, course, startDay }: CourseDateRow,
  spots: number,
): Promise<number> {
  const taken = before - (await seatsLeft(trx, id))
  if (spots < taken) {
    const date = `${wordsIn('en').courseLabel(course)} of ${startDay}`
    throw new ApiError(
      409,
      'seats_taken',
      `${date} has ${taken} ${taken === 1 ? 'seat' : 'seats'} taken already.`,
    )
  }
  return taken
}

/** Another number of seats for an open date; more of them go to who waits first. Gives how many were offered. */
export async function changeSeats(
  { course, start, spots }: DateOfCourse & { spots: number },
  checkout: Checkout,
  note: Note,
): Promise<number> {
  const { database, clocks } = checkout
  return database.transaction().execute(async (trx) => {
    const courseDate = await lockDate(trx, { course, start })
    if (!courseDate) throw noSuchDate(course, start)
    const date = `${wordsIn('en').courseLabel(course)} of ${start}`
    if (courseDate.closedAt !== null) {
      throw new ApiError(409, 'closed', `${date} is closed: \`sessions add\` opens it, with as many seats.`)
    }
    if (isPast({ start }, dayOf(clocks.academy.now()))) {
      throw new ApiError(409, 'past', `${date} has begun already.`)
    }
    await checkTaken(trx, courseDate, spots)
    await changeSpots(trx, courseDate.id, spots)
    const offered = await offerFreeSeats(trx, { ...courseDate, spots }, checkout)
    await note(
      trx,
      `${course} of ${start} has ${spots} seats instead of ${courseDate.spots}, ${offered} offered`,
    )
    return offered
  })
}

/** No more registrations; who has a seat keeps it. Gives how many waited in vain. */
export async function closeDate(
  { course, start }: DateOfCourse,
  checkout: Checkout,
  note: Note,
): Promise<number> {
  const { database, clocks } = checkout
  return database.transaction().execute(async (trx) => {
    const courseDate = await lockDate(trx, { course, start })
    if (!courseDate) throw noSuchDate(course, start)
    if (courseDate.closedAt !== null) {
      throw new ApiError(409, 'closed', `${wordsIn('en').courseLabel(course)} of ${start} is closed already.`)
    }
    await closeCourseDate(trx, courseDate.id, clocks.real.now())
    const waited = await endWaitingList(trx, courseDate, 'closed', checkout)
    await note(trx, `${course} of ${start} closed`)
    return waited
  })
}
