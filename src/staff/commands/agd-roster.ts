import { wordsIn } from '#content/words.ts'
// The attendance file that the Academy of General Dentistry (AGD) takes from course providers.
import type { Attendee } from '#database/tables/registration-lines.ts'
import { agdDate, agdDays, agdDeadline, agdDelivery, isAgdNumber } from '#domain/agd.ts'
import { hoursOf } from '#domain/attendance.ts'
import { type CourseId, location } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { counted } from '../counted.ts'
import { UsageError } from '../exit-codes.ts'
import { type Table, table } from '../result.ts'

export type AttendeeWithNumber = Attendee & { agdNumber: string | null }

export const agdDetails = `With --agd the result is the file for AGD's roster upload, as CSV unless you ask for --json. It has one row for each member who
completed the course ("complete" comes first), in AGD's eight columns and their order, as its page on electronic rosters lists them.
A person without an AGD number of six digits is left out; stderr names them, and says how many of the ${agdDays} days are left.
Without any day the file has everyone who completed the course within the last ${agdDays} days, because AGD takes no older attendance.

AGD shows its template to providers only. Compare these four with it before the first upload: the spelling of the headings, days
written as 09/14/2025, 690 as the subject code for implants, and the methods Lecture (modules) and Participation (clinicals).`

type Teaching = { course: CourseId; instructor: string; subject: string }

export function teachingOf({
  course,
  instructor,
  subject = '690',
}: {
  course: CourseId
  instructor?: string | undefined
  subject?: string | undefined
}): Teaching {
  if (instructor) return { course, instructor, subject }
  throw new UsageError('AGD asks who taught the course. Add --instructor "Dr. Ana Duval".')
}

export function readSubject(word: string): string {
  if (/^\d{3}$/.test(word)) return word
  throw new UsageError(`"${word}" is not a subject code of AGD. They have three digits, such as 690.`)
}

/** `ended` is the last day of a date. Without one, AGD's deadline counts from each person's own day. */
export function agdRoster(
  teaching: Teaching,
  attendees: readonly AttendeeWithNumber[],
  { ended, today }: { ended: Day | null; today: Day },
): Table {
  const completed = attendees.flatMap((attendee) =>
    attendee.completedOn === null ? [] : [{ ...attendee, completedOn: attendee.completedOn }],
  )
  const members = completed.filter(({ agdNumber }) => agdNumber !== null && isAgdNumber(agdNumber))
  const rows = members.map((member) => rowOf(member, teaching))
  const days = members.map(({ completedOn }) => completedOn)
  const remarks = [
    ...completed.filter((attendee) => !members.includes(attendee)).map(whyLeftOut),
    ...notCompleted(attendees.length - completed.length),
    ...(ended === null ? deadlines(days, today) : [deadline(ended, today)]),
  ]
  return table(columns, rows, {
    none: 'No AGD member has completed the course.',
    prefers: 'csv',
    remarks,
  })
}

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

function rowOf(
  { agdNumber, completedOn, ...line }: AttendeeWithNumber & { completedOn: Day },
  { course, instructor, subject }: Teaching,
) {
  return {
    'AGD member ID number': agdNumber,
    'Course date': agdDate(completedOn),
    'Course title': wordsIn('en').courseName(course),
    'Number of hours': hoursOf(line),
    'AGD subject code': subject,
    'Delivery method': agdDelivery(course),
    'Instructor name': instructor,
    Location: location,
  }
}

function whyLeftOut({ name, email, agdNumber }: AttendeeWithNumber): string {
  const why = agdNumber === null ? 'no AGD number' : `"${agdNumber}" is not six digits`
  return `Left out: ${name}, ${email}: ${why}.`
}

function notCompleted(count: number): string[] {
  return count > 0 ? [`Left out: ${count} who did not complete the course or are not marked yet.`] : []
}

function deadline(ended: Day, today: Day): string {
  const { until, left } = agdDeadline(ended, today)
  if (left > agdDays) return `The course ends on ${ended}. AGD takes the file from then until ${until}.`
  if (left < 0) return `The ${agdDays} days ended on ${until}.`
  return `${left} of the ${agdDays} days are left. Upload the file by ${until}.`
}

/** The earliest completion has the earliest deadline. */
function deadlines(completed: readonly Day[], today: Day): string[] {
  const inTime = completed.filter((day) => agdDeadline(day, today).left >= 0).sort()
  const late = completed.length - inTime.length
  const [first] = inTime
  return [
    ...(late > 0 ? [`More than ${agdDays} days old, which AGD may refuse: ${counted(late, 'row')}.`] : []),
    ...(first === undefined ? [] : [deadline(first, today)]),
  ]
}
