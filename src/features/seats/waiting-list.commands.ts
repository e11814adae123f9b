import { people } from '#content/en/office/counted.ts'
import { wordsIn } from '#content/words.ts'
import { courseDateOn } from '#features/catalogue/course-dates.queries.ts'
import { dateCommand, noSuchDate } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import { readAddress } from '#features/command-line/readers.ts'
import { message, table } from '#features/command-line/result.ts'
import { namesOf } from '#features/people/office-people.queries.ts'
import type { DateOfCourse } from '#features/registrations/everyone-on-date.ts'
import type { Database } from '#platform/database/connection.ts'
import { changeWaitingList, previewWaitingList, type WaitingListChange } from './change-waiting-list.ts'
import { waitingOrOffered } from './waiting-list.queries.ts'

export const addWaitingListCommands: AddCommands = (program, run) => {
  const list = program.command('waiting-list')
  addListCommand(list, run)
  for (const [change, { summary }] of Object.entries(changes)) {
    dateCommand(list, change)
      .argument('<EMAIL>', 'the address on the list', readAddress)
      .summary(summary)
      .action(
        run(async ({ context, confirm, note }, course, start, email) => {
          const wanted = await placeOf({ course, start }, email, context.database)
          const made: WaitingListChange = { ...wanted, change: change as WaitingListChange['change'] }
          const { outcome, emails } = await previewWaitingList(made, context)
          const date = `${wordsIn('en').courseLabel(course)} of ${start}`
          // Moving up sends nothing and can be undone.
          if (emails.length > 0) {
            const offered = outcome.offered > 0 ? ` ${people(outcome.offered)} will be offered a seat.` : ''
            await confirm(`${date}: ${people(emails.length)} will get an email.${offered}`)
          }
          const { outcome: done } = await changeWaitingList(made, context, note)
          return message(`${date}: ${changes[made.change].says(email)}`, {
            course,
            start,
            email,
            offered: done.offered,
          })
        }),
      )
  }
}

const changes: Record<WaitingListChange['change'], { summary: string; says: (email: string) => string }> = {
  up: {
    summary: 'Moves a person past the one before on the waiting list.',
    says: (email) => `${email} moved up.`,
  },
  remove: {
    summary: 'Removes a person, who gets an email; a free seat goes to the next in line.',
    says: (email) => `${email} is off the waiting list.`,
  },
  extend: {
    summary: 'Gives an offer 24 hours more; the person gets an email.',
    says: (email) => `the offer to ${email} has 24 hours more.`,
  },
}

const addListCommand: AddCommands = (list, run) => {
  dateCommand(list, 'list')
    .summary('Lists who waits for a date, in order.')
    .action(
      run(async ({ context: { database } }, course, start) => {
        const places = await placesOf({ course, start }, database)
        const names = await namesOf(
          database,
          places.map(({ email }) => email),
        )
        const rows = places.map(({ email, language, state, joinedAt, offeredUntil }, index) => ({
          position: index + 1,
          name: names.get(email)?.name ?? null,
          email,
          language,
          state,
          joined: joinedAt,
          offeredUntil,
        }))
        return table(columns, rows, { none: 'Nobody waits for this date.' })
      }),
    )
}

const columns = {
  position: 'number',
  name: 'text',
  email: 'text',
  language: 'text',
  state: 'text',
  joined: 'instant',
  offeredUntil: 'instant',
} as const

async function placesOf({ course, start }: DateOfCourse, database: Database) {
  const courseDate = await courseDateOn(database, course, start)
  if (!courseDate) throw noSuchDate(course, start)
  return waitingOrOffered(database, courseDate.id)
}

async function placeOf(date: DateOfCourse, email: string, database: Database) {
  const places = await placesOf(date, database)
  const place = places.find((one) => one.email.toLowerCase() === email)
  if (!place) throw new CommandError(`${email} is not on this waiting list. "waiting-list list" shows it.`)
  return { ...date, placeId: place.id, order: places.map(({ id }) => id) }
}
