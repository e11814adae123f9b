// Adding and closing dates, and changing their seats. Moving and canceling a date have files of their own.
import { staffNotes } from '#content/en/office/staff-notes.ts'
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
import type { Note } from '../../staff-note.ts'
import { StaffRefusal } from '../../staff-refusal.ts'
import type { Checkout } from '../checkout.ts'
import { endWaitingList } from '../seats/end-waiting-list.ts'
import { offerFreeSeats } from '../seats/waiting-list.ts'
import { type DateOfCourse, noSuchDate } from './everyone-on-date.ts'
import { peopleToNotify } from './new-dates.ts'

type NewDate = DateOfCourse & { end: Day; spots: number }
type KnownDate = CourseDateRow & { startDay: Day }

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
  if (isPast({ start }, today)) throw new StaffRefusal('date_past', { day: start })
  return database.transaction().execute(async (trx) => {
    await lockCalendar(trx, course)
    const known = await lockDate(trx, { course, start })
    if (known && known.closedAt === null && !known.sample) {
      throw new StaffRefusal('date_exists', { course, start })
    }
    if (known) await checkPromised(trx, known, { end, spots })
    const id = await addCourseDate(trx, { course, startDay: start, endDay: end, location, spots })
    await markSet(trx, id, clocks.real.now())
    for (const courseDate of await lockCourseDates(trx, [id])) await offerFreeSeats(trx, courseDate, checkout)
    await note(trx, staffNotes.dateAdded({ course, start, end, spots }))
    return peopleToNotify(trx, { course, start }, today)
  })
}

/** Undefined when the date moved to another day before it was locked. */
async function lockDate(trx: Database, { course, start }: DateOfCourse): Promise<KnownDate | undefined> {
  const found = await courseDateOn(trx, course, start)
  const [courseDate] = await lockCourseDates(trx, found ? [found.id] : [])
  return courseDate?.startDay === start ? { ...courseDate, startDay: start } : undefined
}

async function checkPromised(
  trx: Database,
  known: KnownDate,
  { end, spots }: Pick<NewDate, 'end' | 'spots'>,
) {
  const taken = await checkTaken(trx, known, spots)
  if (taken === 0) return
  if (end !== known.endDay) {
    const { course, startDay: start, endDay } = known
    throw new StaffRefusal('days_promised', { course, start, end: endDay })
  }
}

/** Refuses fewer seats than are sold, held or offered. Returns the number of taken seats. */
async function checkTaken(
  trx: Database,
  { id, spots: before, course, startDay }: KnownDate,
  spots: number,
): Promise<number> {
  const taken = before - (await seatsLeft(trx, id))
  if (spots < taken) throw new StaffRefusal('seats_taken', { course, start: startDay, taken })
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
    if (courseDate.closedAt !== null) throw new StaffRefusal('date_closed_for_seats', { course, start })
    if (isPast({ start }, dayOf(clocks.academy.now()))) {
      throw new StaffRefusal('date_begun', { course, start })
    }
    await checkTaken(trx, courseDate, spots)
    await changeSpots(trx, courseDate.id, spots)
    const offered = await offerFreeSeats(trx, { ...courseDate, spots }, checkout)
    const before = courseDate.spots
    await note(trx, staffNotes.seatsChanged({ course, start, spots, before, offered }))
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
    if (courseDate.closedAt !== null) throw new StaffRefusal('date_closed', { course, start })
    await closeCourseDate(trx, courseDate.id, clocks.real.now())
    const waited = await endWaitingList(trx, courseDate, 'closed', checkout)
    await note(trx, staffNotes.dateClosed({ course, start }))
    return waited
  })
}
