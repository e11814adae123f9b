import { courseOf } from '#content/catalogue.ts'
import { people } from '#content/en/office/counted.ts'
import { wordsIn } from '#content/words.ts'
import { attendedOf, earnedHours, type HalfDayMark, halfDayMarks } from '#domain/awards/attendance.ts'
import { dateCommand } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError, UsageError } from '#features/command-line/exit-codes.ts'
import { readAddress, readWhole } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { markAttendance, type PersonOnDate, readAttendance } from './attendance.ts'

const signs: Record<HalfDayMark, string> = { there: 'x', absent: '-', open: '.' }

export const addAttendanceCommands: AddCommands = (program, run) => {
  const attendance = program.command('attendance')
  addShowCommand(attendance, run)
  addSetCommand(attendance, run)
}

const addShowCommand: AddCommands = (attendance, run) => {
  dateCommand(attendance, 'show')
    .summary('Shows who was on a date, half-day by half-day, and the CE hours that follow.')
    .description(
      'x: there, -: absent, .: not marked. A half-day that is not marked counts as attended when the date is completed.',
    )
    .action(
      run(async ({ context: { database } }, course, start) => {
        const { held, people: found } = await readAttendance(database, { course, start })
        const rows = found.map(({ line, marks }) => ({
          name: line.name,
          email: line.email,
          halfDays: marks.map((mark) => signs[mark]).join(''),
          hours: earnedHours(courseOf(course).ceHours, { attended: attendedOf(marks), held }),
          completedOn: line.completedOn,
          registration: line.registrationId,
        }))
        return table(columns, rows, { none: 'Nobody has a paid seat on this date.' })
      }),
    )
}

const columns = {
  name: 'text',
  email: 'text',
  halfDays: 'text',
  hours: 'number',
  completedOn: 'text',
  registration: 'text',
} as const

const addSetCommand: AddCommands = (attendance, run) => {
  dateCommand(attendance, 'set')
    .summary('Marks a half-day of a date for everybody, or for one person.')
    .description('A person whose course is completed keeps the hours of the certificate, and is not marked.')
    .requiredOption(
      '--half-day <N>',
      '1 is the first morning, 2 the first afternoon',
      readWhole('--half-day', { from: 1, to: 120 }),
    )
    .requiredOption('--mark <MARK>', `one of ${halfDayMarks.join(', ')}; open takes a mark back`, readMark)
    .option('--person <EMAIL>', 'only this person', readAddress)
    .action(
      run(async ({ context, note }, course, start, { halfDay, mark, person }) => {
        const found = (await readAttendance(context.database, { course, start })).people
        const chosen = found.filter(({ line }) => isChosen(line, person))
        if (chosen.length === 0) throw new CommandError(nobody(person))
        const squares = chosen.flatMap((one) => squareOf(one, halfDay - 1, mark))
        if (squares.length > 0) {
          await markAttendance({ course, start, halfDay: halfDay - 1, squares }, context, note)
        }
        return message(
          `Half-day ${halfDay} of ${wordsIn('en').courseLabel(course)} of ${start}: ${people(squares.length)} marked ${mark}.`,
          { course, start, halfDay, mark, marked: squares.length },
        )
      }),
    )
}

function isChosen({ email, completedOn }: PersonOnDate['line'], person: string | undefined): boolean {
  return person === undefined ? completedOn === null : email.toLowerCase() === person
}

function nobody(person: string | undefined): string {
  return person === undefined
    ? 'Nobody on this date can be marked.'
    : `${person} has no paid seat on this date. "attendance show" lists the people.`
}

/** A half-day that the date does not have has no mark yet: the verb refuses it. */
function squareOf({ line, marks }: PersonOnDate, halfDay: number, is: HalfDayMark) {
  const was = marks[halfDay] ?? 'open'
  return was === is && halfDay < marks.length ? [] : [{ registrationId: line.registrationId, was, is }]
}

function readMark(word: string): HalfDayMark {
  const mark = halfDayMarks.find((known) => known === word)
  if (mark) return mark
  throw new UsageError(`"${word}" is not a mark. Choose one of ${halfDayMarks.join(', ')}.`)
}
