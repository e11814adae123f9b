import type { Database } from '#database/engine/connection.ts'
import { courseDateOn } from '#database/tables/course-dates.ts'
import { findProfile } from '#database/tables/profiles.ts'
import { type Attendee, attendeesOf, attendeesWithoutDate } from '#database/tables/registration-lines.ts'
import { agdDays } from '#domain/agd.ts'
import { type CourseId, courses } from '#domain/catalogue.ts'
import { addDays, type Day, dayOf } from '#domain/days.ts'
import { holdsCourses } from '#domain/registration.ts'
import { type Command, type Given, Refusal, UsageFault } from '../command.ts'
import { readCourse, readDay } from '../read-words.ts'
import { table } from '../result.ts'
import { agdDetails, agdRoster, type Guest, readTaught } from './agd-roster.ts'

const roster: Command = {
  usage:
    'roster --course COURSE [--date DAY] [--since DAY] [--until DAY] [--agd] [--instructor NAME] [--subject CODE]',
  does: 'Lists who is on a date, or has a course without one; with --agd as the Academy of General Dentistry takes attendance.',
  details: `Without --date it lists who has the course without a date, as Module 1 and what a program holds until a date is chosen;
--since and --until keep only those of them who completed it from one day to another, both included.

${agdDetails}`,
  async run(given, { connection: { database }, checkout }) {
    const course = readCourse(given.word('--course'))
    const today = dayOf(checkout.clocks.academy.now())
    const taught = given.flag('--agd') ? readTaught(course, given) : null
    const start = given.option('--date')
    const range = readRange(given)
    if (start !== undefined) {
      if (range) throw new UsageFault('--since and --until are for a course without a --date.')
      const courseDate = await courseDateOf(course, readDay(start), database)
      const guests = await guestsAmong(await attendeesOf(database, courseDate.id), database)
      return taught ? agdRoster(taught, guests, { ended: courseDate.endDay, today }) : plainRoster(guests)
    }
    const completed = range ?? (taught ? { since: addDays(today, -agdDays), until: today } : null)
    const attendees = await attendeesWithoutDate(database, course)
    const guests = await guestsAmong(completed ? attendees.filter(within(completed)) : attendees, database)
    return taught ? agdRoster(taught, guests, { ended: null, today }) : plainRoster(guests)
  },
}

type Range = { since: Day | undefined; until: Day | undefined }

function readRange(given: Given): Range | null {
  const [since, until] = ['--since', '--until']
    .map((name) => given.option(name))
    .map((day) => day && readDay(day))
  if (since && until && since > until) throw new UsageFault(`${since} lies after ${until}.`)
  return since || until ? { since, until } : null
}

function within({ since, until }: Range) {
  return ({ completedOn }: Attendee) =>
    completedOn !== null && completedOn >= (since ?? completedOn) && completedOn <= (until ?? completedOn)
}

async function courseDateOf(course: CourseId, start: Day, database: Database) {
  const courseDate = await courseDateOn(database, course, start)
  if (!courseDate?.endDay)
    throw new Refusal(`${courses[course].label.en} has no date that begins on ${start}.`)
  return courseDate
}

/** Those who have paid, with their numbers. */
async function guestsAmong(attendees: readonly Attendee[], database: Database): Promise<Guest[]> {
  return Promise.all(
    attendees.filter(holdsCourses).map(async (attendee) => {
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
  return table(columns, rows, { none: 'Nobody is on it.' })
}

export const rosterCommands: readonly Command[] = [roster]
