// Adding and closing dates, and changing their seats. Moving and canceling a date have files of their own.
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
 * Adds a date, or reopens one that was closed, canceled or a sample. Its registrants keep their seats and days, and new seats go
 * to the waiting list first. Returns the number of people without a date who will get an email.
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

/** Undefined when the date moved to another day before it was locked. */
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

/** Refuses fewer seats than are sold, held or offered. Returns the number of taken seats. */
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

/** Changes the seats of an open date. New seats go to the waiting list first. Returns the number of offers. */
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

/** Ends registration for a date; sold seats stay. Returns the number of people on its waiting list. */
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
