import { wordsIn } from '#content/words.ts'
import type { Database } from '#database/engine/connection.ts'
import { courseDateOn } from '#database/tables/course-dates.ts'
import { attendeesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { holdsCourses } from '#domain/registration.ts'
import { completeCourse } from '#server/account/complete-course.ts'
import { refuseFuture } from '#server/account/refuse-future.ts'
import type { AddCommands, CommandContext } from '../command.ts'
import { counted, people } from '../counted.ts'
import { Refusal, UsageError } from '../exit-codes.ts'
import { registrationIdOf } from '../find-registration.ts'
import { readAddress, readCourse, readDay, readRegistration } from '../readers.ts'
import { type Result, table } from '../result.ts'
import { type CourseOfPerson, linesOfCourse, onlyOne } from './course-of-person.ts'
import { aboutCourse, noSuchDate } from './find-date.ts'
import { undo } from './undo-completion.ts'

const details = `The certificates have the last day of the date. A person whose course has no date, such as Module 1, completed it on --date,
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
          return complete(
            await everyoneOn(course, day, context.connection.database),
            { course, day },
            context,
          )
        }
        const { database } = context.connection
        const registrationId = typed === undefined ? undefined : await registrationIdOf(typed, database)
        const wanted = { email, course, registrationId, day }
        if (isUndo) return undo(wanted, context)
        return complete(await onePerson(wanted, database), { course, day }, context)
      }),
    )
}

/** A course to complete, and the day on its certificate. */
type Attended = { registrationId: string; email: string; on: Day }

/** `none` is the sentence if nothing is left to complete. */
type Attendance = { attended: Attended[]; none: string }

async function complete(
  { attended, none }: Attendance,
  { course, day }: { course: CourseId; day: Day },
  { checkout, confirm, note }: CommandContext,
): Promise<Result> {
  for (const { on } of attended) refuseFuture(on, checkout.clocks)
  if (attended.length > 0) {
    const emails = attended.map(({ email }) => email).join(', ')
    await confirm(
      `${wordsIn('en').courseLabel(course)} of ${day}: ${counted(attended.length, 'certificate')} will be issued and emailed, to ${emails}.`,
    )
  }
  const rows = []
  for (const { registrationId, email, on } of attended) {
    const { name, code } = await completeCourse({ registrationId, course, on }, checkout, note)
    rows.push({ name, email, completedOn: on, certificate: code, registration: registrationId })
  }
  return table(columns, rows, { none })
}

const columns = {
  name: 'text',
  email: 'text',
  completedOn: 'text',
  certificate: 'text',
  registration: 'text',
} as const

async function everyoneOn(course: CourseId, day: Day, database: Database): Promise<Attendance> {
  const label = wordsIn('en').courseLabel(course)
  const courseDate = await courseDateOn(database, course, day)
  if (!courseDate?.endDay) throw noSuchDate(course, day)
  const on = courseDate.endDay
  const attendees = (await attendeesOf(database, courseDate.id)).filter(holdsCourses)
  if (attendees.length === 0) throw new Refusal(`${label} of ${day} has no registrants.`)
  const open = attendees.filter(({ completedOn }) => completedOn === null)
  return {
    attended: open.map(({ registrationId, email }) => ({ registrationId, email, on })),
    none: `Everyone on ${label} of ${day} is already completed: ${people(attendees.length)}.`,
  }
}

type Wanted = CourseOfPerson & { day: Day }

/** Completes the line with a seat on that date, or else the line without a date. */
async function onePerson({ day, ...wanted }: Wanted, database: Database): Promise<Attendance> {
  const { email, course } = wanted
  const courseDate = await courseDateOn(database, course, day)
  const held = await linesOfCourse(wanted, database)
  const active = held.filter(({ completedOn }) => completedOn === null)
  const onDate = active.filter((line) => courseDate !== undefined && line.courseDateId === courseDate.id)
  const line = onlyOne(
    onDate.length > 0 ? onDate : active.filter(({ courseDateId }) => courseDateId === null),
  )
  if (!line) return alreadyDone({ email, course, day }, held)
  return { attended: [{ registrationId: line.registrationId, email, on: line.end ?? day }], none: '' }
}

/** Refuses unless the person completed the course on that very date or day. */
function alreadyDone({ email, course, day }: Wanted, held: readonly RegistrationLine[]): Attendance {
  const label = wordsIn('en').courseLabel(course)
  const done = held.filter(({ completedOn }) => completedOn !== null)
  const same = done.find(({ start, completedOn }) => (start ?? completedOn) === day)
  if (same) return { attended: [], none: `${email} already completed ${label} on ${same.completedOn}.` }
  const elsewhere = held.find(({ start, completedOn }) => start !== null && completedOn === null)
  if (elsewhere) throw new Refusal(`${email} is on ${label} of ${elsewhere.start}, not of ${day}.`)
  const [other] = done
  throw new Refusal(
    other
      ? `${email} completed ${label} on ${other.completedOn}, not on ${day}.`
      : `${email} has no active ${label}.`,
  )
}
