import { counted } from '#content/en/office/counted.ts'
import { agdDays, agdDeadline } from '#domain/awards/agd.ts'
import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { knownCourse, readDay, readText } from '#features/command-line/readers.ts'
import { attendeesWithoutDate } from '#features/registrations/registration-lines.queries.ts'
import { csv } from '#platform/http/csv.ts'
import {
  type AttendeeWithNumber,
  agdColumns,
  agdRows,
  subjectPattern,
  usualSubject,
  withNumbers,
} from './agd-roster.ts'

const details = `The office has the file of each date. This one has the members who completed a course without a date, such as Module 1. A person
without an AGD number of six digits is left out; stderr names them, and says how many of the ${agdDays} days are left.
Without --since and --until it has the last ${agdDays} days, because AGD takes no older attendance.

AGD shows its template to providers only. Compare these four with it before the first upload: the spelling of the headings, days
written as 09/14/2025, 690 as the subject code for implants, and the methods Lecture (modules) and Participation (clinicals).`

export const addAgdCommand: AddCommands = (program, run) => {
  program
    .command('agd')
    .summary('Prints AGD’s attendance file of a course without a date, as CSV.')
    .description(details)
    .argument('<COURSE>', 'id of a course, such as module1', readText)
    .requiredOption('--instructor <NAME>', 'who taught the course', readText)
    .option('--subject <CODE>', `AGD’s subject code; default: ${usualSubject}`, readSubject)
    .option('--since <DAY>', 'completed on this day or later', readDay)
    .option('--until <DAY>', 'completed on this day or earlier', readDay)
    .action(
      run(async ({ context: { database, clocks } }, typed, { instructor, subject, since, until }) => {
        const course = knownCourse(typed)
        const today = dayOf(clocks.academy.now())
        const [first, last] = [since ?? addDays(until ?? today, -agdDays), until ?? today]
        if (first > last) throw new UsageError(`${first} is after ${last}.`)
        const all = await attendeesWithoutDate(database, course)
        const completed = all.filter(
          ({ completedOn }) => completedOn !== null && completedOn >= first && completedOn <= last,
        )
        const teaching = { course, instructor, subject: subject ?? usualSubject }
        const { rows, days, withoutNumber } = agdRows(teaching, await withNumbers(completed, database))
        return {
          text: csv(agdColumns, rows),
          remarks: [...withoutNumber.map(whyLeftOut), ...deadlines(days, today)],
        }
      }),
    )
}

function readSubject(word: string): string {
  if (subjectPattern.test(word)) return word
  throw new UsageError(`"${word}" is not a subject code of AGD. They have three digits, such as 690.`)
}

function whyLeftOut({ name, email, agdNumber }: AttendeeWithNumber): string {
  const why = agdNumber === null ? 'no AGD number' : `"${agdNumber}" is not six digits`
  return `Left out: ${name}, ${email}: ${why}.`
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

function deadline(completedOn: Day, today: Day): string {
  const { until, left } = agdDeadline(completedOn, today)
  return `${left} of the ${agdDays} days are left. Upload the file by ${until}.`
}
