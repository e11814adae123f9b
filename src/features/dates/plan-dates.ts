// Adding and closing dates, and changing their seats. Moving and canceling a date have files of their own.

import { isOnSale, placeOf } from '#content/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { type Day, dayOf } from '#domain/dates/days.ts'
import {
  addCourseDate,
  changeSpots,
  closeCourseDate,
  courseDateOn,
  lockCalendar,
  lockCourseDates,
  markSet,
} from '#features/catalogue/course-dates.queries.ts'
import { refuseFarDays } from '#features/record/refuse-far-days.ts'
import {
  type Consequences,
  makeChange,
  previewChange,
  type StaffChange,
} from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import { type DateOfCourse, noSuchDate } from '#features/registrations/everyone-on-date.ts'
import { endWaitingList } from '#features/seats/end-waiting-list.ts'
import { seatsLeft } from '#features/seats/seats.queries.ts'
import { offerFreeSeats } from '#features/seats/waiting-list.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import { Refusal } from '#platform/refusal.ts'
import { peopleToNotify } from './new-dates.ts'

type NewDate = DateOfCourse & { end: Day; spots: number }
type KnownDate = CourseDateRow & { startDay: Day }

export type AddedDate = {
  /** People without a date, who get an email later. */
  toTell: number
  /** Places on the waiting list that get an offer, if the date is opened again. */
  offered: number
}

export function previewAdd(date: NewDate, context: Context): Promise<Consequences<AddedDate>> {
  return previewChange(adding(date), context)
}

/**
 * Adds a date, or reopens one that was closed, canceled or a sample. Its registrants keep their seats, days and place,
 * and new seats go to the waiting list first.
 */
export async function addDate(
  date: NewDate,
  context: Context,
  note: Note,
  seen?: string,
): Promise<AddedDate> {
  return (await makeChange(adding(date), context, note, seen)).outcome
}

function adding({ course, start, end, spots }: NewDate): StaffChange<Context, AddedDate> {
  return async (trx, context, note) => {
    const { clocks } = context
    const today = dayOf(clocks.academy.now())
    if (isPast({ start }, today)) throw new Refusal('date_past', { day: start })
    refuseFarDays([start, end], today)
    if (!isOnSale(course)) throw new Refusal('course_unsold', { id: course })
    await lockCalendar(trx, course)
    const known = await lockDate(trx, { course, start })
    if (known && known.closedAt === null && !known.sample) {
      throw new Refusal('date_exists', { course, start })
    }
    const taken = known ? await checkPromised(trx, known, { end, spots }) : 0
    const location = known && taken > 0 ? known.location : placeOf(course)
    const id = await addCourseDate(trx, { course, startDay: start, endDay: end, location, spots })
    await markSet(trx, id, clocks.real.now())
    let offered = 0
    for (const courseDate of await lockCourseDates(trx, [id])) {
      offered += await offerFreeSeats(trx, courseDate, context)
    }
    await note(trx, 'date.added', { date: { course, start }, end, spots })
    return { toTell: await peopleToNotify(trx, { course, start }, today), offered }
  }
}

/** Undefined when the date moved to another day before it was locked. */
async function lockDate(trx: Database, { course, start }: DateOfCourse): Promise<KnownDate | undefined> {
  const found = await courseDateOn(trx, course, start)
  const [courseDate] = await lockCourseDates(trx, found ? [found.id] : [])
  return courseDate?.startDay === start ? { ...courseDate, startDay: start } : undefined
}

/** Returns the number of taken seats. */
async function checkPromised(
  trx: Database,
  known: KnownDate,
  { end, spots }: Pick<NewDate, 'end' | 'spots'>,
): Promise<number> {
  const taken = await checkTaken(trx, known, spots)
  if (taken > 0 && end !== known.endDay) {
    const { course, startDay: start, endDay } = known
    throw new Refusal('days_promised', { course, start, end: endDay })
  }
  return taken
}

/** Refuses fewer seats than are sold, held or offered. Returns the number of taken seats. */
async function checkTaken(
  trx: Database,
  { id, spots: before, course, startDay }: KnownDate,
  spots: number,
): Promise<number> {
  const taken = before - (await seatsLeft(trx, id))
  if (spots < taken) throw new Refusal('seats_taken', { course, start: startDay, taken })
  return taken
}

type Seats = DateOfCourse & { spots: number }

export function previewSeats(seats: Seats, context: Context): Promise<Consequences<ChangedSeats>> {
  return previewChange(changingSeats(seats), context)
}

export type ChangedSeats = { before: number; offered: number }

/** Changes the seats of an open date. New seats go to the waiting list first. */
export async function changeSeats(
  seats: Seats,
  context: Context,
  note: Note,
  seen?: string,
): Promise<ChangedSeats> {
  return (await makeChange(changingSeats(seats), context, note, seen)).outcome
}

function changingSeats({ course, start, spots }: Seats): StaffChange<Context, ChangedSeats> {
  return async (trx, context, note) => {
    const courseDate = await lockDate(trx, { course, start })
    if (!courseDate) throw noSuchDate(course, start)
    if (courseDate.closedAt !== null) throw new Refusal('date_closed_for_seats', { course, start })
    if (isPast({ start }, dayOf(context.clocks.academy.now()))) {
      throw new Refusal('date_begun', { course, start })
    }
    await checkTaken(trx, courseDate, spots)
    await changeSpots(trx, courseDate.id, spots)
    const offered = await offerFreeSeats(trx, { ...courseDate, spots }, context)
    const before = courseDate.spots
    await note(trx, 'date.seats-changed', { date: { course, start }, spots, before, offered })
    return { before, offered }
  }
}

export type ClosedDate = { waited: number }

export function previewClose(date: DateOfCourse, context: Context): Promise<Consequences<ClosedDate>> {
  return previewChange(closing(date), context)
}

/** Ends registration for a date and its waiting list; sold seats stay. */
export async function closeDate(
  date: DateOfCourse,
  context: Context,
  note: Note,
  seen?: string,
): Promise<ClosedDate> {
  return (await makeChange(closing(date), context, note, seen)).outcome
}

function closing({ course, start }: DateOfCourse): StaffChange<Context, ClosedDate> {
  return async (trx, context, note) => {
    const courseDate = await lockDate(trx, { course, start })
    if (!courseDate) throw noSuchDate(course, start)
    if (courseDate.closedAt !== null) throw new Refusal('date_closed', { course, start })
    await closeCourseDate(trx, courseDate.id, context.clocks.real.now())
    const waited = await endWaitingList(trx, courseDate, 'closed', context)
    await note(trx, 'date.closed', { date: { course, start } })
    return { waited }
  }
}
