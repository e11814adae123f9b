// The attendance file that the Academy of General Dentistry (AGD) takes from course providers.
import { courseOf, hoursOf } from '#content/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { agdDate, agdDelivery, isAgdNumber } from '#domain/awards/agd.ts'
import { type CourseId, location } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { holdsCourses } from '#domain/registrations/registration.ts'
import { courseDateOn } from '#features/catalogue/course-dates.queries.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import { type Attendee, attendeesOf } from '#features/registrations/registration-lines.queries.ts'
import type { Database } from '#platform/database/connection.ts'

export type AttendeeWithNumber = Attendee & { agdNumber: string | null }

type Teaching = { course: CourseId; instructor: string; subject: string }

/** Implants. */
export const usualSubject = '690'
export const subjectPattern = /^\d{3}$/

/** AGD's eight columns, in its order. */
export const agdColumns = {
  'AGD member ID number': 'text',
  'Course date': 'text',
  'Course title': 'text',
  'Number of hours': 'number',
  'AGD subject code': 'text',
  'Delivery method': 'text',
  'Instructor name': 'text',
  Location: 'text',
} as const

/** One row for each member who completed the course, and who is left out. */
export function agdRows(teaching: Teaching, attendees: readonly AttendeeWithNumber[]) {
  const completed = attendees.flatMap((attendee) =>
    attendee.completedOn === null ? [] : [{ ...attendee, completedOn: attendee.completedOn }],
  )
  const members = completed.filter(({ agdNumber }) => agdNumber !== null && isAgdNumber(agdNumber))
  return {
    rows: members.map((member) => rowOf(member, teaching)),
    days: members.map(({ completedOn }) => completedOn),
    withoutNumber: completed.filter((attendee) => !members.includes(attendee)),
    notCompleted: attendees.length - completed.length,
  }
}

function rowOf(
  { agdNumber, completedOn, ...line }: AttendeeWithNumber & { completedOn: Day },
  { course, instructor, subject }: Teaching,
) {
  return {
    'AGD member ID number': agdNumber,
    'Course date': agdDate(completedOn),
    'Course title': wordsIn('en').courseName(course, line.soldAs),
    'Number of hours': hoursOf(line),
    'AGD subject code': subject,
    'Delivery method': agdDelivery(courseOf(course)),
    'Instructor name': instructor,
    Location: line.location ?? location,
  }
}

/** The people on a date; undefined if there is no such date. */
export async function attendeesOn(course: CourseId, start: Day, database: Database) {
  const courseDate = await courseDateOn(database, course, start)
  if (!courseDate?.endDay) return undefined
  const attendees = await withNumbers(await attendeesOf(database, courseDate.id), database)
  return { attendees, endDay: courseDate.endDay }
}

/** Only paid registrations, with the AGD numbers of their accounts. */
export async function withNumbers(
  attendees: readonly Attendee[],
  database: Database,
): Promise<AttendeeWithNumber[]> {
  return Promise.all(
    attendees.filter(holdsCourses).map(async (attendee) => {
      const profile = attendee.uid === null ? undefined : await findProfile(database, attendee.uid)
      return { ...attendee, agdNumber: profile?.agdNumber ?? null }
    }),
  )
}
