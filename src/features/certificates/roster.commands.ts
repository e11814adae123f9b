import { agdDays } from '#domain/awards/agd.ts'
import { addDays, type Day, dayOf } from '#domain/dates/days.ts'
import { aboutCourse, noSuchDate } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { UsageError } from '#features/command-line/exit-codes.ts'
import { readCourse, readDay, readText } from '#features/command-line/readers.ts'
import { table } from '#features/command-line/result.ts'
import { type Attendee, attendeesWithoutDate } from '#features/registrations/registration-lines.queries.ts'
import { agdDetails, agdRoster, readSubject, teachingOf } from './agd-roster.commands.ts'
import { type AttendeeWithNumber, attendeesOn, withNumbers } from './agd-roster.ts'

const details = `Without --date it lists the people who have the course without a date: Module 1, and the courses of a program until a date is chosen.

${agdDetails}`

export const addRosterCommand: AddCommands = (program, run) => {
  program
    .command('roster')
    .summary('Lists the people on a date, or with a course without one; with --agd as AGD’s attendance file.')
    .description(details)
    .requiredOption('--course <COURSE>', aboutCourse, readCourse)
    .option('--date <DAY>', 'first day of the date', readDay)
    .option('--since <DAY>', 'without --date: completed on this day or later', readDay)
    .option('--until <DAY>', 'without --date: completed on this day or earlier', readDay)
    .option('--agd', 'prints the file for the Academy of General Dentistry')
    .option('--instructor <NAME>', 'with --agd: who taught the course', readText)
    .option('--subject <CODE>', 'with --agd: AGD’s subject code; default: 690', readSubject)
    .action(
      run(async ({ connection: { database }, context }, options) => {
        const { course, date, agd } = options
        const today = dayOf(context.clocks.academy.now())
        const teaching = agd ? teachingOf(options) : null
        const range = rangeOf(options)
        if (date !== undefined) {
          if (range) throw new UsageError('--since and --until cannot be used with --date.')
          const found = await attendeesOn(course, date, database)
          if (!found) throw noSuchDate(course, date)
          const { attendees, endDay } = found
          return teaching ? agdRoster(teaching, attendees, { ended: endDay, today }) : plainRoster(attendees)
        }
        const completed = range ?? (teaching ? { since: addDays(today, -agdDays), until: today } : null)
        const all = await attendeesWithoutDate(database, course)
        const attendees = await withNumbers(completed ? all.filter(within(completed)) : all, database)
        return teaching ? agdRoster(teaching, attendees, { ended: null, today }) : plainRoster(attendees)
      }),
    )
}

type Range = { since?: Day | undefined; until?: Day | undefined }

function rangeOf({ since, until }: Range): Range | null {
  if (since && until && since > until) throw new UsageError(`${since} is after ${until}.`)
  return since || until ? { since, until } : null
}

function within({ since, until }: Range) {
  return ({ completedOn }: Attendee) =>
    completedOn !== null && completedOn >= (since ?? completedOn) && completedOn <= (until ?? completedOn)
}

function plainRoster(attendees: readonly AttendeeWithNumber[]) {
  const columns = {
    name: 'text',
    email: 'text',
    language: 'text',
    agdNumber: 'text',
    completedOn: 'text',
    registration: 'text',
  } as const
  const rows = attendees.map(({ name, email, language, agdNumber, completedOn, registrationId }) => ({
    name,
    email,
    language,
    agdNumber,
    completedOn,
    registration: registrationId,
  }))
  return table(columns, rows, { none: 'The roster is empty.' })
}
