import { courseOf } from '#content/catalogue.ts'
import { counted, people } from '#content/en/office/counted.ts'
import { wordsIn } from '#content/words.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { addDays, daysBetween, minutes } from '#domain/dates/days.ts'
import { dateCommand, findDate } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readDay, readWhole } from '#features/command-line/readers.ts'
import { message } from '#features/command-line/result.ts'
import { addEmailDateCommand } from './email-session.commands.ts'
import { addListCommand } from './list-dates.commands.ts'
import { moveDate, previewMove } from './move-date.ts'
import { quietTime } from './new-dates.ts'
import { addDate, changeSeats, closeDate, previewClose, previewSeats } from './plan-dates.ts'

const mostSpots = 500
const quietMinutes = quietTime / minutes(1)
const readDays = readWhole('--days', { from: 1, to: 60 })

export const addCourseDateCommands: AddCommands = (program, run) => {
  const courseDates = program.command('sessions')
  const commands = [
    addListCommand,
    addAddCommand,
    addSeatsCommand,
    addMoveCommand,
    addCloseCommand,
    addEmailDateCommand,
  ]
  for (const add of commands) add(courseDates, run)
}

const addAddCommand: AddCommands = (courseDates, run) => {
  dateCommand(courseDates, 'add')
    .summary('Adds a date; the pages show it at once.')
    .description(`A date that was closed, canceled or a sample is opened again.

Everyone who has bought the course and has no date gets an email. It lists all dates that were added together, and is sent
${quietMinutes} minutes after the last of them, so that you can close a mistaken date before. Nobody gets two emails about the same day.`)
    .option('--days <N>', 'length in days; default: 3 for modules, 6 for clinicals', readDays)
    .option(
      '--spots <N>',
      `number of seats; default: ${spotsPerDate}`,
      readWhole('--spots', { from: 1, to: mostSpots }),
    )
    .action(
      run(
        async ({ context, note }, course, start, { days = courseOf(course).days, spots = spotsPerDate }) => {
          const end = addDays(start, days - 1)
          const { toTell } = await addDate({ course, start, end, spots }, context, note)
          const emails = toTell > 0 ? `; ${people(toTell)} without a date will get an email` : ''
          return message(
            `${wordsIn('en').courseLabel(course)} takes place from ${start} to ${end}, with ${counted(spots, 'seat')}${emails}.`,
            { course, start, end, spots, toTell },
          )
        },
      ),
    )
}

const addSeatsCommand: AddCommands = (courseDates, run) => {
  dateCommand(courseDates, 'seats')
    .argument('<N>', 'number of seats', readWhole('N', { from: 1, to: mostSpots }))
    .summary('Changes the number of seats of an open date; new seats go to the waiting list first.')
    .description(`Not below the seats that are taken: paid, held during a payment, or offered to the waiting list. For each free seat, the next
person on the waiting list gets an offer by email. The pages show the remaining seats at once.`)
    .action(
      run(async ({ context, confirm, note }, course, start, spots) => {
        const { outcome, revision } = await previewSeats({ course, start, spots }, context)
        if (outcome.offered > 0)
          await confirm(`${people(outcome.offered)} on the waiting list will be offered a seat by email.`)
        const { offered } = await changeSeats({ course, start, spots }, context, note, revision)
        const offeredTo = offered > 0 ? `; ${people(offered)} on the waiting list got an offer` : ''
        return message(
          `${wordsIn('en').courseLabel(course)} of ${start} has ${counted(spots, 'seat')}${offeredTo}.`,
          {
            course,
            start,
            spots,
            offered,
          },
        )
      }),
    )
}

const addMoveCommand: AddCommands = (courseDates, run) => {
  dateCommand(courseDates, 'move')
    .summary('Moves a date with its registrants; they get an email and may cancel for a full refund.')
    .description(`Everyone who has a seat, or waits for one, gets an email in their language. A moved registrant can cancel for a full refund until
the course begins, or choose another date in the account. Another length alone gives no such right. Everyone who has the course
without a date gets an email about the new days, as about an added date.`)
    .requiredOption('--to <DAY>', 'the new first day', readDay)
    .option('--days <N>', 'the new length in days; default: as before', readDays)
    .action(
      run(async ({ connection, context, confirm, note }, course, start, { to, days }) => {
        const planned = await findDate(course, start, connection.database)
        const length = planned.endDay === null ? 1 : daysBetween(start, planned.endDay) + 1
        const move = { course, start, to, end: addDays(to, (days ?? length) - 1) }
        const date = `${wordsIn('en').courseLabel(course)} of ${start}`
        const { outcome, revision } = await previewMove(move, context)
        await confirm(
          `${date} will move to ${to}–${move.end}: ${counted(outcome.moved.length, 'registrant')} and ${people(outcome.waited)} on the waiting list will get an email.`,
        )
        const { moved } = await moveDate(move, context, note, revision)
        return message(
          `${date} takes place from ${to} to ${move.end}; ${counted(moved.length, 'registrant')} notified.`,
          { course, start: to, end: move.end, told: moved.length },
        )
      }),
    )
}

const addCloseCommand: AddCommands = (courseDates, run) => {
  dateCommand(courseDates, 'close')
    .summary('Closes a date for new registrations; registrants keep their seats.')
    .description(
      'The pages no longer show the date. Everyone on the waiting list gets an email. "sessions add" opens the date again.',
    )
    .action(
      run(async ({ context, confirm, note }, course, start) => {
        const { outcome, revision } = await previewClose({ course, start }, context)
        // The date can be opened again, but an email cannot be taken back.
        if (outcome.waited > 0) {
          await confirm(`${people(outcome.waited)} on the waiting list will get an email that it has closed.`)
        }
        const { waited } = await closeDate({ course, start }, context, note, revision)
        return message(`${wordsIn('en').courseLabel(course)} of ${start} takes no more registrations.`, {
          course,
          start,
          waited,
        })
      }),
    )
}
