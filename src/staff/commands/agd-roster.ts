// Attendance as the Academy of General Dentistry takes it from providers.
import type { Attendee } from '#database/tables/registration-lines.ts'
import { agdDate, agdDays, agdDeadline, agdDelivery, isAgdNumber } from '#domain/agd.ts'
import { type CourseId, courseName, courses, location } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { type Given, UsageFault } from '../command.ts'
import { counted } from '../counted.ts'
import { type Table, table } from '../result.ts'

export type Guest = Attendee & { agdNumber: string | null }

export const agdDetails = `With --agd the result is the file for AGD's roster upload, CSV unless --json is asked for: one row for each member who completed
the course ("complete" comes first), in AGD's eight columns and their order, as its page on electronic rosters lists them.
Whose number is missing or is not six digits is left out; stderr names them, and says how many of the ${agdDays} days are left.
Without any day it holds who completed the course within the last ${agdDays} days, which is what AGD still takes.
--instructor is needed; --subject is AGD's subject code, 690 unless another is given.

Not confirmed by AGD, whose template only its providers see: how it spells the headings, that it writes days as 09/14/2025, that
690 is its subject code for implants, and that it calls the methods Lecture (modules) and Participation (clinicals). Compare all
four with the template before the first upload.`

type Taught = { course: CourseId; instructor: string; subject: string }

export function readTaught(course: CourseId, given: Given): Taught {
  const instructor = given.option('--instructor')?.trim()
  if (!instructor)
    throw new UsageFault('AGD asks who taught the course: --instructor "Dr. Ana Duval" says it.')
  const subject = given.option('--subject') ?? '690'
  if (!/^\d{3}$/.test(subject)) throw new UsageFault('AGD’s subject codes have three digits, such as 690.')
  return { course, instructor, subject }
}

/** `ended` is the last day of a date; without one the days of each count from their own. */
export function agdRoster(
  { course, instructor, subject }: Taught,
  guests: readonly Guest[],
  { ended, today }: { ended: Day | null; today: Day },
): Table {
  const attended = guests.flatMap((guest) =>
    guest.completedOn === null ? [] : [{ ...guest, completedOn: guest.completedOn }],
  )
  const members = attended.filter(({ agdNumber }) => agdNumber !== null && isAgdNumber(agdNumber))
  const columns = {
    'AGD member ID number': 'text',
    'Course date': 'text',
    'Course title': 'text',
    'Number of hours': 'number',
    'AGD subject code': 'text',
    'Delivery method': 'text',
    'Instructor name': 'text',
    Location: 'text',
  } as const
  const rows = members.map(({ agdNumber, completedOn }) => ({
    'AGD member ID number': agdNumber,
    'Course date': agdDate(completedOn),
    'Course title': courseName(course, 'en'),
    'Number of hours': courses[course].ceHours,
    'AGD subject code': subject,
    'Delivery method': agdDelivery(course),
    'Instructor name': instructor,
    Location: location,
  }))
  const unnumbered = attended.filter((guest) => !members.includes(guest))
  const absent = guests.length - attended.length
  const remarks = [
    ...unnumbered.map(
      ({ name, email, agdNumber }) =>
        `Left out: ${name}, ${email}: ${agdNumber === null ? 'no AGD number' : `"${agdNumber}" is not six digits`}.`,
    ),
    ...(absent > 0 ? [`Left out: ${absent} who did not complete the course, or are not marked yet.`] : []),
    ...(ended === null
      ? timeOfEach(
          members.map(({ completedOn }) => completedOn),
          today,
        )
      : [timeLeft(ended, today)]),
  ]
  return table(columns, rows, { none: 'No member of AGD has completed it.', prefers: 'csv', remarks })
}

function timeLeft(ended: Day, today: Day): string {
  const { until, left } = agdDeadline(ended, today)
  if (left > agdDays)
    return `It ends on ${ended}: from then on AGD takes it for ${agdDays} days, until ${until}.`
  if (left < 0) return `The ${agdDays} days ended on ${until}.`
  return `${left} of the ${agdDays} days are left: send it in by ${until}.`
}

/** Who was first to complete it is first to be late. */
function timeOfEach(completed: readonly Day[], today: Day): string[] {
  const inTime = completed.filter((day) => agdDeadline(day, today).left >= 0).sort()
  const late = completed.length - inTime.length
  const [first] = inTime
  return [
    ...(late > 0 ? [`More than ${agdDays} days old, which AGD may refuse: ${counted(late, 'row')}.`] : []),
    ...(first === undefined ? [] : [timeLeft(first, today)]),
  ]
}
