// The year calendar of the office, and one date with its people.

import { chargedFor, courseIds, findCourse } from '#content/catalogue.ts'
import type { OfficeDate, OfficeDatePage, OfficeDates } from '#contract/dates/office-dates.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { isPast } from '#domain/catalogue/course-dates.ts'
import { addMonths, type Day, dayOf } from '#domain/dates/days.ts'
import { sum } from '#domain/money/money.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import {
  courseDateMovedFrom,
  courseDateOn,
  type PlannedCourseDate,
  plannedCourseDates,
} from '#features/catalogue/course-dates.queries.ts'
import { namesOf } from '#features/people/office-people.queries.ts'
import { askedAboutDate } from '#features/registrations/date-answers.queries.ts'
import { officeRegistrationsById } from '#features/registrations/office-registrations.queries.ts'
import { attendeesOf, attendeesWithoutDate } from '#features/registrations/registration-lines.queries.ts'
import { waitingOrOffered } from '#features/seats/waiting-list.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { attendeeDetails, countWithoutDate } from './office-dates.queries.ts'

const monthsShown = 12

/** All courses, or some. */
export async function listDates(
  from: Day | undefined,
  only: readonly string[] | null,
  { database, clocks }: Context,
): Promise<OfficeDates> {
  const today = dayOf(clocks.academy.now())
  const first = `${(from ?? today).slice(0, 7)}-01`
  const months = Array.from({ length: monthsShown }, (_, index) => addMonths(first, index))
  const end = addMonths(first, monthsShown)
  const planned = await plannedCourseDates(database, { course: undefined, from: first })
  const shown = planned.filter(
    ({ course, startDay }) => (only?.includes(course) ?? true) && (startDay === null || startDay < end),
  )
  const undated = await countWithoutDate(database)
  const dates = shown.map((date) => dateView(date, today))
  const counted = dates.filter(({ start, state }) => start !== null && state !== 'canceled')
  return {
    today,
    months,
    courses: courseIds()
      .filter((course) => only?.includes(course) ?? true)
      .map((course) => ({
        course,
        price: chargedFor(course),
        ceHours: findCourse(course)?.ceHours ?? 0,
        withoutDate: undated.get(course) ?? 0,
        dates: dates.filter((date) => date.course === course),
      })),
    totals: {
      dates: counted.length,
      spots: sum(counted.map(({ spots }) => spots)),
      paid: sum(counted.map(({ paid }) => paid)),
      atCheckout: sum(counted.map(({ atCheckout }) => atCheckout)),
      offered: sum(counted.map(({ offered }) => offered)),
      waiting: sum(counted.map(({ waiting }) => waiting)),
      waitedFor: counted.filter(({ waiting }) => waiting > 0).length,
    },
  }
}

export function dateView(date: PlannedCourseDate, today: Day): OfficeDate {
  const { id, course, startDay, endDay, location, spots, paid, held, offered, waiting, sample } = date
  return {
    id,
    course,
    start: startDay,
    end: endDay,
    location,
    spots,
    paid,
    atCheckout: held,
    offered,
    free: Math.max(0, spots - paid - held - offered),
    waiting,
    state: stateOf(date, today),
    sample,
  }
}

function stateOf(
  { canceledAt, closedAt, startDay }: Pick<PlannedCourseDate, 'canceledAt' | 'closedAt' | 'startDay'>,
  today: Day,
): OfficeDate['state'] {
  if (canceledAt !== null) return 'canceled'
  if (closedAt !== null) return 'closed'
  return isPast({ start: startDay }, today) ? 'past' : 'open'
}

/** 'none' lists the people who have the course without a date. */
export async function readDate(
  course: CourseId,
  start: Day | 'none',
  { database, clocks }: Context,
): Promise<OfficeDatePage> {
  const today = dayOf(clocks.academy.now())
  const courseDate = start === 'none' ? undefined : await courseDateOn(database, course, start)
  if (start !== 'none' && !courseDate) {
    throw await noSuchDate(database, course, start)
  }
  const planned =
    courseDate && (await plannedCourseDates(database, { course, from: courseDate.startDay ?? undefined }))
  const own = planned?.find(({ id }) => id === courseDate?.id)
  const roster = await rosterOf(course, courseDate?.id, database)
  return {
    course,
    date: own ? dateView(own, today) : null,
    ceHours: findCourse(course)?.ceHours ?? 0,
    today,
    paidFor: sum(roster.filter(({ paid }) => paid).map(({ share, refunded }) => share - refunded)),
    certificates: roster.filter(({ certificate }) => certificate !== null).length,
    roster,
    waiting: courseDate ? await waitingOf(courseDate.id, database) : [],
    asked: courseDate ? await askedAboutDate(database, courseDate.id) : [],
  }
}

async function noSuchDate(database: Database, course: CourseId, start: Day): Promise<Refusal> {
  const moved = await courseDateMovedFrom(database, course, start)
  if (!moved?.startDay || !moved.endDay) {
    return new Refusal('unknown_date', { dates: [{ course, start }] })
  }
  return new Refusal('date_moved', { dates: [{ course, start: moved.startDay, end: moved.endDay }] })
}

async function rosterOf(
  course: CourseId,
  courseDateId: string | undefined,
  database: Context['database'],
): Promise<OfficeDatePage['roster']> {
  const attendees =
    courseDateId === undefined
      ? (await attendeesWithoutDate(database, course)).filter(({ completedOn }) => completedOn === null)
      : await attendeesOf(database, courseDateId)
  const ids = attendees.map(({ registrationId }) => registrationId)
  const details = await attendeeDetails(database, course, ids)
  const people = new Map(
    (await officeRegistrationsById(database, ids)).map(({ id, personId }) => [id, personId]),
  )
  return attendees.map((attendee) => {
    const { registrationId } = attendee
    const known = details.get(registrationId)
    return {
      registrationId,
      receiptNumber: known?.receiptNumber ?? null,
      personId: people.get(registrationId) ?? null,
      name: attendee.name,
      email: attendee.email,
      phone: known?.phone ?? '',
      language: attendee.language,
      hasAccount: attendee.uid !== null,
      agdNumber: known?.agdNumber ?? null,
      status: attendee.status,
      dispute: known?.dispute ?? null,
      share: attendee.amount,
      refunded: attendee.returned,
      paid: holdsCourses(attendee),
      movedFrom: attendee.movedFrom,
      completedOn: attendee.completedOn,
      certificate: known?.certificate ?? null,
    }
  })
}

async function waitingOf(
  courseDateId: string,
  database: Context['database'],
): Promise<OfficeDatePage['waiting']> {
  const places = await waitingOrOffered(database, courseDateId)
  const names = await namesOf(
    database,
    places.map(({ email }) => email),
  )
  return places.map(({ id, email, language, state, joinedAt, offeredUntil }, index) => ({
    id,
    position: index + 1,
    email,
    name: names.get(email)?.name ?? null,
    personId: names.get(email)?.personId ?? null,
    language,
    state: state === 'offered' ? 'offered' : 'waiting',
    joinedAt: joinedAt.toISOString(),
    offeredUntil: offeredUntil?.toISOString() ?? null,
  }))
}
