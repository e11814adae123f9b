import { counted, people } from '#content/en/office/counted.ts'
import { wordsIn } from '#content/words.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { courseDateOn } from '#features/catalogue/course-dates.queries.ts'
import { aboutCourse } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands, CommandContext } from '#features/command-line/command.ts'
import { CommandError, UsageError } from '#features/command-line/exit-codes.ts'
import { readAddress, readCourse, readDay, readRegistration } from '#features/command-line/readers.ts'
import { type Result, table } from '#features/command-line/result.ts'
import {
  type CourseOfPerson,
  linesOfCourse,
  onlyOne,
} from '#features/registrations/course-of-person.commands.ts'
import type { DateOfCourse } from '#features/registrations/everyone-on-date.ts'
import type { RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { registrationIdOf } from '#features/registrations/typed-registration.ts'
import type { Database } from '#platform/database/connection.ts'
import { completeCourse } from './complete-course.ts'
import { type Certified, completeDate, previewCompletion } from './complete-date.ts'
import { refuseFuture } from './refuse-future.ts'
import { undo } from './undo-completion.commands.ts'

const details = `CE hours follow from attendance that was marked: the course's hours × half-days attended ÷ half-days held. A
half-day that is not marked counts as attended. People who were absent the whole time get no certificate.

The certificates have the last day of the date. A person whose course has no date, such as Module 1, completed it on --date,
which must not be before the purchase. People who are already completed are skipped, so an interrupted run can be repeated.

--undo undoes the completion of one person, for example of somebody who was marked with a whole date but did not come. The course
is active again, its hours leave the account and AGD's file, its certificate is revoked, and the person gets an email. A later run
over the whole date would mark the person again: name the others with --person, or cancel the course of the person who did not come.`

export const addCompleteCommand: AddCommands = (program, run) => {
  program
    .command('complete')
    .summary('Marks attendance for a date, for everyone or one person, and issues certificates.')
    .description(details)
    .argument('<COURSE>', aboutCourse, readCourse)
    .requiredOption('--date <DAY>', 'first day of the date, or the day of completion without one', readDay)
    .option('--person <EMAIL>', 'only this person', readAddress)
    .option(
      '--registration <ID>',
      'its ID or receipt number, if the person bought the course twice',
      readRegistration,
    )
    .option('--undo', 'undoes the completion of --person')
    .action(
      run(async (context, course, { date: day, person: email, registration: typed, undo: isUndo }) => {
        if (email === undefined) {
          if (typed !== undefined) throw new UsageError('--registration needs --person.')
          if (isUndo) throw new UsageError('--undo is for one person. Add --person.')
          return completeEveryone({ course, start: day }, context)
        }
        const { database } = context.connection
        const registrationId = typed === undefined ? undefined : await registrationIdOf(typed, database)
        const wanted = { email, course, registrationId, day }
        return isUndo ? undo(wanted, context) : completeOne(wanted, context)
      }),
    )
}

async function completeEveryone(
  { course, start }: DateOfCourse,
  { context, confirm, note }: CommandContext,
): Promise<Result> {
  const label = wordsIn('en').courseLabel(course)
  const { on, people: everyone, revision } = await previewCompletion({ course, start }, context)
  if (everyone.length === 0) throw new CommandError(`${label} of ${start} has no registrants.`)
  refuseFuture(on, context.clocks)
  const due = everyone.filter(({ state }) => state === 'due')
  if (due.length > 0) await confirm(question({ course, day: start }, due))
  const certified = await completeDate({ course, start }, context, note, revision)
  const rows = certified.map(({ code, ...person }) => rowOf({ ...person, on, code }))
  const absent = everyone.filter(({ state }) => state === 'absent')
  return table(columns, rows, {
    none: `Everyone on ${label} of ${start} is already completed: ${people(everyone.length - absent.length)}.`,
    remarks: absent.map(({ name, email }) => `Left out: ${name}, ${email}: absent the whole time.`),
  })
}

async function completeOne(wanted: Wanted, { context, confirm, note }: CommandContext): Promise<Result> {
  const { email, course, day } = wanted
  const found = await onePerson(wanted, context.database)
  if ('none' in found) return table(columns, [], found)
  const { on, registrationId } = found
  refuseFuture(on, context.clocks)
  await confirm(question({ course, day }, [{ email }]))
  const { name, ceHours, code } = await completeCourse({ registrationId, course, on }, context, note)
  return table(columns, [rowOf({ name, email, on, hours: ceHours, code, registrationId })], { none: '' })
}

function question(
  { course, day }: { course: CourseId; day: Day },
  due: readonly { email: string }[],
): string {
  const emails = due.map(({ email }) => email).join(', ')
  return `${wordsIn('en').courseLabel(course)} of ${day}: ${counted(due.length, 'certificate')} will be issued and emailed, to ${emails}.`
}

function rowOf({ name, email, on, hours, code, registrationId }: Certified & { on: Day }) {
  return { name, email, completedOn: on, hours, certificate: code, registration: registrationId }
}

const columns = {
  name: 'text',
  email: 'text',
  completedOn: 'text',
  hours: 'number',
  certificate: 'text',
  registration: 'text',
} as const

type Wanted = CourseOfPerson & { day: Day }

/** `none` is the sentence if the course is completed already. */
type Found = { registrationId: string; on: Day } | { none: string }

/** Completes the line with a seat on that date, or else the line without a date. */
async function onePerson({ day, ...wanted }: Wanted, database: Database): Promise<Found> {
  const { email, course } = wanted
  const courseDate = await courseDateOn(database, course, day)
  const held = await linesOfCourse(wanted, database)
  const active = held.filter(({ completedOn }) => completedOn === null)
  const onDate = active.filter((line) => courseDate !== undefined && line.courseDateId === courseDate.id)
  const line = onlyOne(
    onDate.length > 0 ? onDate : active.filter(({ courseDateId }) => courseDateId === null),
  )
  if (!line) return alreadyDone({ email, course, day }, held)
  return { registrationId: line.registrationId, on: line.end ?? day }
}

/** Refuses unless the person completed the course on that very date or day. */
function alreadyDone({ email, course, day }: Wanted, held: readonly RegistrationLine[]): Found {
  const label = wordsIn('en').courseLabel(course)
  const done = held.filter(({ completedOn }) => completedOn !== null)
  const same = done.find(({ start, completedOn }) => (start ?? completedOn) === day)
  if (same) return { none: `${email} already completed ${label} on ${same.completedOn}.` }
  const elsewhere = held.find(({ start, completedOn }) => start !== null && completedOn === null)
  if (elsewhere) throw new CommandError(`${email} is on ${label} of ${elsewhere.start}, not of ${day}.`)
  const [other] = done
  throw new CommandError(
    other
      ? `${email} completed ${label} on ${other.completedOn}, not on ${day}.`
      : `${email} has no active ${label}.`,
  )
}
