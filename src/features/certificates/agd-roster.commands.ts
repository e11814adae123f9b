// The command's words about AGD's attendance file.

import { counted } from '#content/en/office/counted.ts'
import { agdDays, agdDeadline } from '#domain/awards/agd.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { type Table, table } from '#features/command-line/result.ts'
import {
  type AttendeeWithNumber,
  agdColumns,
  agdRows,
  subjectPattern,
  type Teaching,
  usualSubject,
} from './agd-roster.ts'

export const agdDetails = `With --agd the result is the file for AGD's roster upload, as CSV unless you ask for --json. It has one row for each member who
completed the course ("complete" comes first), in AGD's eight columns and their order, as its page on electronic rosters lists them.
A person without an AGD number of six digits is left out; stderr names them, and says how many of the ${agdDays} days are left.
Without any day the file has everyone who completed the course within the last ${agdDays} days, because AGD takes no older attendance.

AGD shows its template to providers only. Compare these four with it before the first upload: the spelling of the headings, days
written as 09/14/2025, 690 as the subject code for implants, and the methods Lecture (modules) and Participation (clinicals).`

export function teachingOf({
  course,
  instructor,
  subject = usualSubject,
}: {
  course: CourseId
  instructor?: string | undefined
  subject?: string | undefined
}): Teaching {
  if (instructor) return { course, instructor, subject }
  throw new UsageError('AGD asks who taught the course. Add --instructor "Dr. Ana Duval".')
}

export function readSubject(word: string): string {
  if (subjectPattern.test(word)) return word
  throw new UsageError(`"${word}" is not a subject code of AGD. They have three digits, such as 690.`)
}

/** `ended` is the last day of a date. Without one, AGD's deadline counts from each person's own day. */
export function agdRoster(
  teaching: Teaching,
  attendees: readonly AttendeeWithNumber[],
  { ended, today }: { ended: Day | null; today: Day },
): Table {
  const { rows, days, withoutNumber, notCompleted } = agdRows(teaching, attendees)
  const remarks = [
    ...withoutNumber.map(whyLeftOut),
    ...whoDidNot(notCompleted),
    ...(ended === null ? deadlines(days, today) : [deadline(ended, today)]),
  ]
  return table(agdColumns, rows, {
    none: 'No AGD member has completed the course.',
    prefers: 'csv',
    remarks,
  })
}

function whyLeftOut({ name, email, agdNumber }: AttendeeWithNumber): string {
  const why = agdNumber === null ? 'no AGD number' : `"${agdNumber}" is not six digits`
  return `Left out: ${name}, ${email}: ${why}.`
}

function whoDidNot(count: number): string[] {
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
