import type { Database } from '#database/connection.ts'
import { attendeesOf, linesOf, type RegistrationLine } from '#database/registration-lines.ts'
import { registrationsOfPerson } from '#database/registrations.ts'
import { type SessionRow, sessionOn } from '#database/sessions.ts'
import { uidOfAccount } from '#database/users.ts'
import { type CourseId, courses } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'
import { holdsCourses } from '#domain/registration.ts'
import { completeCourse } from '#server/account/complete-course.ts'
import { refuseFuture } from '#server/account/refuse-future.ts'
import { type Command, Refusal, UsageFault } from '../command.ts'
import { counted } from '../counted.ts'
import { readCourse, readDay, readId } from '../read-words.ts'
import { table } from '../result.ts'

/** A line that may be completed, and the day that its certificate will bear. */
type Attended = { registrationId: string; email: string; on: Day }

/** What is left to be done, and what is said where that is nothing. */
type Attendance = { attended: Attended[]; none: string }

const complete: Command = {
  usage: 'complete COURSE --date DAY [--person EMAIL] [--registration ID]',
  does: 'Marks attendance for a date, whole or by person, and issues certificates.',
  details: `DAY is the first day of the date; the certificates bear its last one. For a person whose course has no date, as Module 1,
DAY is the day on which it was completed, not before it was bought. Who was completed before is left alone, so that a run that broke off can be
run again. --registration says which, where a person has bought the course twice.`,
  async run(given, { connection: { database }, checkout, confirm, note }) {
    const course = readCourse(given.word('COURSE'))
    const day = readDay(given.word('--date'))
    const registrationId = given.option('--registration')
    const session = await sessionOn(database, course, day)
    const email = given.option('--person')?.toLowerCase()
    if (registrationId !== undefined && email === undefined) {
      throw new UsageFault('--registration says which of a person’s it is: it needs --person.')
    }
    const { attended, none } =
      email === undefined
        ? await everyone(session, course, day, database)
        : await person({ email, course, day, session }, registrationId, database)
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
  session: SessionRow | undefined,
  course: CourseId,
  day: Day,
  database: Database,
): Promise<Attendance> {
  const { label } = courses[course]
  if (!session?.endDay) throw new Refusal(`${label.en} has no date that begins on ${day}.`)
  const on = session.endDay
  const attendees = (await attendeesOf(database, session.id)).filter(holdsCourses)
  if (attendees.length === 0) throw new Refusal(`Nobody is on ${label.en}, ${day}.`)
  const open = attendees.filter(({ completedOn }) => completedOn === null)
  return {
    attended: open.map(({ registrationId, email }) => ({ registrationId, email, on })),
    none: `All ${attendees.length} of ${label.en}, ${day} are completed already.`,
  }
}

type Wanted = { email: string; course: CourseId; day: Day; session: SessionRow | undefined }

/** By the address of the purchase or of the account, with a seat on that date or none on any. */
async function person(
  { email, course, day, session }: Wanted,
  registration: string | undefined,
  database: Database,
): Promise<Attendance> {
  const wantedId = registration === undefined ? undefined : readId(registration)
  const uid = (await uidOfAccount(database, email)) ?? null
  const registrations = (await registrationsOfPerson(database, { email, uid })).filter(holdsCourses)
  const lines = await linesOf(
    database,
    registrations.map(({ id }) => id),
  )
  const held = lines.filter(
    (line) =>
      line.course === course &&
      line.canceledAt === null &&
      (wantedId === undefined || line.registrationId === wantedId),
  )
  const active = held.filter(({ completedOn }) => completedOn === null)
  const onDate = active.filter((line) => session !== undefined && line.sessionId === session.id)
  const [first, ...others] = onDate.length > 0 ? onDate : active.filter(({ sessionId }) => sessionId === null)
  if (!first) return alreadyDone({ email, course, day }, held)
  if (others.length > 0) {
    const ids = [first, ...others].map(({ registrationId }) => registrationId)
    throw new Refusal(`There are several: say which with --registration, one of ${ids.join(', ')}.`)
  }
  return { attended: [{ registrationId: first.registrationId, email, on: first.end ?? day }], none: '' }
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
