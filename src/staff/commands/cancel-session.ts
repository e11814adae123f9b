import { counted, people } from '#content/en/office/counted.ts'
import { wordsIn } from '#content/words.ts'
import { registrationById } from '#database/tables/registrations.ts'
import { cancelDate, previewCancel } from '#server/checkout/dates/cancel-date.ts'
import type { AddCommands } from '../command.ts'
import { readDay } from '../readers.ts'
import { table } from '../result.ts'
import { dateCommand } from './find-date.ts'

const details = `Everyone on the date and on its waiting list gets an email in their language. With --move-to, the other date must be open and
have a seat for each registrant. A moved registrant can still cancel for a full refund.

The decision is saved in one transaction, before any money moves: an interrupted run has saved all of it or nothing. Refunds that
could not be sent yet are sent when the command runs again, or by the site within a minute.`

export const addCancelCourseDateCommand: AddCommands = (program, run) => {
  dateCommand(program, 'cancel-session')
    .summary('Cancels a date: registrants get a full refund, or a seat on another date with --move-to.')
    .description(details)
    .option('--move-to <DAY>', 'first day of the date to move everyone to', readDay)
    .action(
      run(async ({ connection: { database }, checkout, confirm, note }, course, start, { moveTo = null }) => {
        const { outcome, revision } = await previewCancel({ course, start, moveTo }, checkout)
        const paid = outcome.outcomes.length
        const verb = (word: string) => (paid === 1 ? `${word}s` : word)
        const fate = moveTo === null ? `${verb('get')} a full refund` : `${verb('move')} to ${moveTo}`
        await confirm(
          `${wordsIn('en').courseLabel(course)} of ${start} will be canceled: ${counted(paid, 'registrant')} ${fate}, ${counted(outcome.unpaid.length, 'payment')} in progress will be stopped, ${people(outcome.waited)} on the waiting list will get an email.`,
        )
        const outcomes = await cancelDate({ course, start, moveTo }, checkout, note, revision)
        const rows = await Promise.all(
          outcomes.map(async ({ registrationId, name, email, refunded, movedTo }) => ({
            name,
            email,
            refund: refunded,
            movedTo,
            status: (await registrationById(database, registrationId))?.status ?? '',
            registration: registrationId,
          })),
        )
        return table(columns, rows, { none: 'The date is canceled; it had no registrants.' })
      }),
    )
}

const columns = {
  name: 'text',
  email: 'text',
  refund: 'money',
  movedTo: 'text',
  status: 'text',
  registration: 'text',
} as const
