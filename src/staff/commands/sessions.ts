import { type PlannedCourseDate, plannedCourseDates } from '#database/tables/course-dates.ts'
import { type CourseId, courses, spotsPerDate } from '#domain/catalogue.ts'
import { isPast, usualLength } from '#domain/course-dates.ts'
import { addDays, type Day, dayOf, daysBetween, isDay, minutes } from '#domain/days.ts'
import { moveDate } from '#server/checkout/dates/move-date.ts'
import { quietTime } from '#server/checkout/dates/new-dates.ts'
import { addDate, changeSeats, closeDate } from '#server/checkout/dates/plan-dates.ts'
import { type Command, type Given, Refusal, UsageFault } from '../command.ts'
import { counted, people } from '../counted.ts'
import { readCourse, readDay, readWhole } from '../read-words.ts'
import { table, told } from '../result.ts'

const mostSpots = 500
const quietMinutes = quietTime / minutes(1)

const list: Command = {
  usage: 'sessions list [--course COURSE] [--past]',
  does: 'Lists the dates with their seats: paid, held, offered, left, and who waits.',
  details: `Held seats are being paid right now, offered ones are kept for a day for whoever was next on the waiting list. Closed dates
take no more registrations and are not on the pages; canceled ones do not take place.`,
  async run(given, { connection, checkout }) {
    const course = given.option('--course')
    const today = dayOf(checkout.clocks.academy.now())
    const courseDates = await plannedCourseDates(connection.database, {
      course: course === undefined ? undefined : readCourse(course),
      from: given.flag('--past') ? undefined : today,
    })
    const columns = {
      course: 'text',
      start: 'text',
      end: 'text',
      spots: 'number',
      paid: 'number',
      held: 'number',
      offered: 'number',
      left: 'number',
      waiting: 'number',
      state: 'text',
    } as const
    const rows = courseDates.map((courseDate) => ({
      course: courseDate.course,
      start: courseDate.startDay,
      end: courseDate.endDay,
      spots: courseDate.spots,
      paid: courseDate.paid,
      held: courseDate.held,
      offered: courseDate.offered,
      left: Math.max(0, courseDate.spots - courseDate.paid - courseDate.held - courseDate.offered),
      waiting: courseDate.waiting,
      state: stateOf(courseDate, today),
    }))
    return table(columns, rows, { none: 'There are no dates.' })
  },
}

function stateOf({ canceledAt, closedAt, startDay, sample }: PlannedCourseDate, today: Day): string {
  if (canceledAt !== null) return 'canceled'
  if (closedAt !== null) return 'closed'
  if (isPast({ start: startDay }, today)) return 'past'
  return sample ? 'open (sample)' : 'open'
}

const add: Command = {
  usage: 'sessions add COURSE DAY [--days N] [--spots N]',
  does: 'Adds a date; the pages show it at once.',
  details: `DAY is its first day. Modules last 3 days and clinicals 6 unless --days says otherwise; a date has ${spotsPerDate} seats unless --spots
does. A date that was closed, canceled or a sample is opened again.

Who has bought the course and has no date gets a letter with it: one for all that was set in one go, ${quietMinutes} minutes after the
last of them, so that a slip can be closed before. Nobody hears of the same day twice.`,
  async run(given, { checkout, note }) {
    const { course, start } = readDate(given)
    const end = lastDay(course, start, given.option('--days'))
    const spots = readWhole(given.option('--spots') ?? String(spotsPerDate), '--spots', {
      from: 1,
      to: mostSpots,
    })
    const toTell = await addDate({ course, start, end, spots }, checkout, note)
    const letters = toTell > 0 ? `; ${people(toTell)} without a date will be told` : ''
    return told(
      `${courses[course].label.en} takes place from ${start} to ${end}, with ${counted(spots, 'seat')}${letters}.`,
      { course, start, end, spots, toTell },
    )
  },
}

const seats: Command = {
  usage: 'sessions seats COURSE DAY N',
  does: 'Changes how many seats an open date has; more of them go to the waiting list first.',
  details: `Not below what is taken: paid, held while being paid, and offered to the waiting list. Whoever is next on it gets an offer
by email for each seat that is free by then, and the pages show the rest at once.`,
  async run(given, { connection, checkout, confirm, note }) {
    const { course, start } = readDate(given)
    const spots = readWhole(given.word('N'), 'N', { from: 1, to: mostSpots })
    const { paid, held, offered, waiting } = await found(course, start, connection.database)
    const offers = Math.min(waiting, Math.max(0, spots - paid - held - offered))
    if (offers > 0) await confirm(`${people(offers)} on the waiting list will be offered a seat by email.`)
    const newOffers = await changeSeats({ course, start, spots }, checkout, note)
    const toWhom = newOffers > 0 ? `; ${people(newOffers)} on the waiting list offered one` : ''
    return told(`${courses[course].label.en} of ${start} has ${counted(spots, 'seat')}${toWhom}.`, {
      course,
      start,
      spots,
      offered: newOffers,
    })
  },
}

const move: Command = {
  usage: 'sessions move COURSE DAY --to DAY [--days N]',
  does: 'Moves a date with everyone on it: all are told, and may cancel for everything.',
  details: `It keeps its length unless --days says otherwise. Everyone who has a seat, or waits for one, gets a letter in their language;
whoever was moved may cancel for 100% until the course begins, or choose another date in the account. Everyone who has the course
without a date hears of the new days as of an added date.`,
  async run(given, { connection, checkout, confirm, note }) {
    const { course, start } = readDate(given)
    const to = readDay(given.word('--to'))
    const planned = await found(course, start, connection.database)
    const length = planned.endDay === null ? 1 : daysBetween(start, planned.endDay) + 1
    const end = lastDay(course, to, given.option('--days') ?? String(length))
    const { label } = courses[course]
    if (to === start && end === planned.endDay) {
      throw new Refusal(`${label.en} of ${start} takes place from ${to} to ${end} already.`)
    }
    await confirm(
      `${label.en} of ${start} moves to ${to}–${end}: ${counted(planned.paid, 'registrant')} and ${people(planned.waiting + planned.offered)} on the waiting list will be told.`,
    )
    const moved = await moveDate({ course, start, to, end }, checkout, note)
    return told(
      `${label.en} of ${start} takes place from ${to} to ${end}; ${counted(moved.length, 'registrant')} told.`,
      {
        course,
        start: to,
        end,
        told: moved.length,
      },
    )
  },
}

const close: Command = {
  usage: 'sessions close COURSE DAY',
  does: 'Takes no more registrations for a date; who has a seat keeps it.',
  details: 'The date leaves the pages. Everyone on the waiting list is told. "sessions add" opens it again.',
  async run(given, { connection, checkout, confirm, note }) {
    const { course, start } = readDate(given)
    const { waiting, offered } = await found(course, start, connection.database)
    // The date can be opened again, but a letter cannot be called back.
    if (waiting + offered > 0) {
      await confirm(`${people(waiting + offered)} on the waiting list will be told that it has ended.`)
    }
    const waited = await closeDate({ course, start }, checkout, note)
    return told(`${courses[course].label.en} of ${start} takes no more registrations.`, {
      course,
      start,
      waited,
    })
  },
}

function readDate(given: Given): { course: CourseId; start: Day } {
  return { course: readCourse(given.word('COURSE')), start: readDay(given.word('DAY')) }
}

function lastDay(course: CourseId, start: Day, days: string | undefined): Day {
  const length = readWhole(days ?? String(usualLength(course)), '--days', { from: 1, to: 60 })
  const end = addDays(start, length - 1)
  if (!isDay(end))
    throw new UsageFault(
      `${counted(length, 'day')} from ${start} on end after the last day that can be written.`,
    )
  return end
}

export async function found(
  course: CourseId,
  start: Day,
  database: Parameters<typeof plannedCourseDates>[0],
): Promise<PlannedCourseDate> {
  const planned = await plannedCourseDates(database, { course, from: undefined })
  const courseDate = planned.find(({ startDay }) => startDay === start)
  if (!courseDate) throw new Refusal(`${courses[course].label.en} has no date that begins on ${start}.`)
  return courseDate
}

export const courseDateCommands: readonly Command[] = [list, add, seats, move, close]
