import type { Database } from '#database/engine/connection.ts'
import { courseDateOn } from '#database/tables/course-dates.ts'
import { attendeesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import type { CourseDateRow } from '#database/tables/rows/dates.ts'
import { type CourseId, courses } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { holdsCourses } from '#domain/registration.ts'
import { completeCourse } from '#server/account/complete-course.ts'
import { refuseFuture } from '#server/account/refuse-future.ts'
import { type Command, Refusal, UsageFault } from '../command.ts'
import { counted, people } from '../counted.ts'
import { readCourse, readDay, readId } from '../read-words.ts'
import { table } from '../result.ts'
import { type CourseOfPerson, linesOfCourse, onlyOne } from './course-of-person.ts'
import { undo } from './undo-completion.ts'

/** A line that may be completed, and the day that its certificate will bear. */
type Attended = { registrationId: string; email: string; on: Day }

/** What is left to be done, and what is said where that is nothing. */
type Attendance = { attended: Attended[]; none: string }

const complete: Command = {
  usage: 'complete COURSE --date DAY [--person EMAIL] [--registration ID] [--undo]',
  does: 'Marks attendance for a date, whole or by person, and issues certificates.',
  details: `DAY is the first day of the date; the certificates bear its last one. For a person whose course has no date, as Module 1,
DAY is the day on which it was completed, not before it was bought. Whoever was completed before is left alone, so
that a run that broke off can be run again. --registration says which, where a person has bought the course twice.

--undo takes the completion of one person back, as of somebody who was marked with a whole date and did not come: the course
is an active one again, its hours leave the record and AGD's file, its certificate is revoked, and a letter says so. A later run over
the whole date would mark them again: name the others by --person, or cancel the course of whoever did not come.`,
  async run(given, parts) {
    const { connection, checkout, confirm, note } = parts
    const { database } = connection
    const course = readCourse(given.word('COURSE'))
    const day = readDay(given.word('--date'))
    const registration = given.option('--registration')
    const registrationId = registration === undefined ? undefined : readId(registration)
    const email = given.option('--person')?.toLowerCase()
    if (registrationId !== undefined && email === undefined) {
      throw new UsageFault('--registration says which of a person’s it is: it needs --person.')
    }
    if (given.flag('--undo')) {
      if (email === undefined) throw new UsageFault('--undo is for one person: it needs --person.')
      return undo({ email, course, registrationId, day }, parts)
    }
    const courseDate = await courseDateOn(database, course, day)
    const { attended, none } =
      email === undefined
        ? await everyone(courseDate, course, day, database)
        : await person({ email, course, registrationId, day, courseDate }, database)
    for (const { on } of attended) refuseFuture(on, checkout.clocks)
    if (attended.length > 0) {
      await confirm(
        `${courses[course].label.en} of ${day}: ${counted(attended.length, 'certificate')} will be issued and mailed, to ${attended.map((one) => one.email).join(', ')}.`,
      )
    }
    const rows = []
    for (const { registrationId, email, on } of attended) {
      const { name, code } = await completeCourse({ registrationId, course, on }, checkout, note)
      rows.push({ name, email, completedOn: on, certificate: code, registration: registrationId })
    }
    const columns = {
      name: 'text',
      email: 'text',
      completedOn: 'text',
      certificate: 'text',
      registration: 'text',
    } as const
    return table(columns, rows, { none })
  },
}

async function everyone(
  courseDate: CourseDateRow | undefined,
  course: CourseId,
  day: Day,
  database: Database,
): Promise<Attendance> {
  const { label } = courses[course]
  if (!courseDate?.endDay) throw new Refusal(`${label.en} has no date that begins on ${day}.`)
  const on = courseDate.endDay
  const attendees = (await attendeesOf(database, courseDate.id)).filter(holdsCourses)
  if (attendees.length === 0) throw new Refusal(`Nobody is on ${label.en}, ${day}.`)
  const open = attendees.filter(({ completedOn }) => completedOn === null)
  return {
    attended: open.map(({ registrationId, email }) => ({ registrationId, email, on })),
    none: `Everyone on ${label.en}, ${day} is completed already: ${people(attendees.length)}.`,
  }
}

type Wanted = CourseOfPerson & { day: Day; courseDate: CourseDateRow | undefined }

/** With a seat on that date or none on any. */
async function person({ day, courseDate, ...wanted }: Wanted, database: Database): Promise<Attendance> {
  const { email, course } = wanted
  const held = await linesOfCourse(wanted, database)
  const active = held.filter(({ completedOn }) => completedOn === null)
  const onDate = active.filter((line) => courseDate !== undefined && line.courseDateId === courseDate.id)
  const line = onlyOne(
    onDate.length > 0 ? onDate : active.filter(({ courseDateId }) => courseDateId === null),
  )
  if (!line) return alreadyDone({ email, course, day }, held)
  return { attended: [{ registrationId: line.registrationId, email, on: line.end ?? day }], none: '' }
}

/** Nothing is left where it was completed on that very date or day; anything else is not what was meant. */
function alreadyDone(
  { email, course, day }: Pick<Wanted, 'email' | 'course' | 'day'>,
  held: readonly RegistrationLine[],
): Attendance {
  const { label } = courses[course]
  const done = held.filter(({ completedOn }) => completedOn !== null)
  const same = done.find(({ start, completedOn }) => (start ?? completedOn) === day)
  if (same) return { attended: [], none: `${email} completed ${label.en} on ${same.completedOn} already.` }
  const elsewhere = held.find(({ start, completedOn }) => start !== null && completedOn === null)
  if (elsewhere) throw new Refusal(`${email} is on ${label.en} of ${elsewhere.start}, not of ${day}.`)
  const [other] = done
  throw new Refusal(
    other
      ? `${email} completed ${label.en} on ${other.completedOn}, not on ${day}.`
      : `${email} has no active ${label.en}.`,
  )
}

export const attendanceCommands: readonly Command[] = [complete]
