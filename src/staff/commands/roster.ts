import type { Database } from '#database/connection.ts'
import { findProfile } from '#database/profiles.ts'
import { type Attendee, attendeesOf } from '#database/registration-lines.ts'
import { sessionOn } from '#database/sessions.ts'
import { agdDate, agdDeadline, agdDelivery, isAgdNumber } from '#domain/agd.ts'
import { type CourseId, courseName, courses, location } from '#domain/catalogue.ts'
import { dayOf } from '#domain/days.ts'
import { holdsCourses } from '#domain/registration.ts'
import { type Command, type Given, Refusal, UsageFault } from '../command.ts'
import { readCourse, readDay } from '../read-words.ts'
import { table } from '../result.ts'

type Guest = Attendee & { agdNumber: string | null }

const roster: Command = {
  usage: 'roster --course COURSE --date DAY [--agd] [--instructor NAME] [--subject CODE]',
  does: 'Lists who is on a date; with --agd as the Academy of General Dentistry takes attendance.',
  details: `With --agd the result is the file for AGD's roster upload, CSV unless --json is asked for: one row for each member who completed
the course ("complete" comes first), in AGD's eight columns and their order, as its page on electronic rosters lists them.
Whose number is missing or is not six digits is named on stderr and left out, and so is how many of the 30 days are left.
--instructor is needed; --subject is AGD's subject code, 690 (implants) unless another is given.

Three things could not be checked against AGD's own template, which only providers see: how it spells the headings, that it
writes days as 09/14/2025, and that it calls the methods Lecture (modules) and Participation (clinicals). Compare them once.`,
  async run(given, { connection: { database }, checkout }) {
    const course = readCourse(given.word('--course'))
    const day = readDay(given.word('--date'))
    const session = await sessionOn(database, course, day)
    if (!session?.endDay) throw new Refusal(`${courses[course].label.en} has no date that begins on ${day}.`)
    const guests = await guestsOf(session.id, database)
    if (!given.flag('--agd')) return plainRoster(guests)
    const deadline = agdDeadline(session.endDay, dayOf(checkout.clocks.academy.now()))
    return agdRoster(course, guests, readAgd(given), deadline)
  },
}

async function guestsOf(sessionId: string, database: Database): Promise<Guest[]> {
  const attendees = (await attendeesOf(database, sessionId)).filter(({ status }) => holdsCourses(status))
  return Promise.all(
    attendees.map(async (attendee) => {
      const profile = attendee.uid === null ? undefined : await findProfile(database, attendee.uid)
      return { ...attendee, agdNumber: profile?.agdNumber ?? null }
    }),
  )
}

function plainRoster(guests: readonly Guest[]) {
  const columns = {
    name: 'text',
    email: 'text',
    language: 'text',
    agdNumber: 'text',
    completedOn: 'text',
    registration: 'text',
  } as const
  const rows = guests.map(({ name, email, language, agdNumber, completedOn, registrationId }) => ({
    name,
    email,
    language,
    agdNumber,
    completedOn,
    registration: registrationId,
  }))
  return table(columns, rows, { none: 'Nobody is on this date.' })
}

function readAgd(given: Given): { instructor: string; subject: string } {
  const instructor = given.option('--instructor')?.trim()
  if (!instructor)
    throw new UsageFault('AGD asks who taught the course: --instructor "Dr. Ana Duval" says it.')
  const subject = given.option('--subject') ?? '690'
  if (!/^\d{3}$/.test(subject)) throw new UsageFault('AGD’s subject codes have three digits, such as 690.')
  return { instructor, subject }
}

function agdRoster(
  course: CourseId,
  guests: readonly Guest[],
  { instructor, subject }: { instructor: string; subject: string },
  { until, left }: { until: string; left: number },
) {
  const attended = guests.filter(({ completedOn }) => completedOn !== null)
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
    'Course date': agdDate(completedOn ?? ''),
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
    left >= 0 ? `${left} of the 30 days are left: send it in by ${until}.` : `The 30 days ended on ${until}.`,
  ]
  return table(columns, rows, { none: 'No member of AGD has completed it.', prefers: 'csv', remarks })
}

export const rosterCommands: readonly Command[] = [roster]
