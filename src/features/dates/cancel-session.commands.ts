import { counted, people } from '#content/en/office/counted.ts'
import { wordsIn } from '#content/words.ts'
import { formatMoney, sum } from '#domain/money/money.ts'
import { dateCommand } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readDay } from '#features/command-line/readers.ts'
import { table } from '#features/command-line/result.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { cancelDate, previewCancel } from './cancel-date.ts'

const details = `Everyone on the date and on its waiting list gets an email in their language. Each registrant chooses a refund, credit or another
date. Without an answer, the site refunds the payment after the last day, which the terms of tuition set.

With --move-to, the other date must be open and have a seat for each registrant. A moved registrant can still cancel for a full refund.

The decision is saved in one transaction: an interrupted run has saved all of it or nothing.`

export const addCancelCourseDateCommand: AddCommands = (program, run) => {
  dateCommand(program, 'cancel-session')
    .summary(
      'Cancels a date: registrants choose a refund, credit or another date, or all move with --move-to.',
    )
    .description(details)
    .option('--move-to <DAY>', 'first day of the date to move everyone to', readDay)
    .action(
      run(async ({ connection: { database }, context, confirm, note }, course, start, { moveTo = null }) => {
        const { outcome, revision } = await previewCancel({ course, start, moveTo }, context)
        const paid = outcome.outcomes.length
        const verb = (word: string) => (paid === 1 ? `${word}s` : word)
        const lastDay = outcome.outcomes.find(({ answerBy }) => answerBy !== null)?.answerBy
        const choice = lastDay ? `${verb('choose')} by ${lastDay}` : `${verb('get')} what is left`
        const most = formatMoney(sum(outcome.outcomes.map(({ refund }) => refund)))
        const forgiven = sum(outcome.outcomes.map((one) => one.forgiven))
        const ends = forgiven > 0 ? `, ${formatMoney(forgiven)} no longer to pay` : ''
        const fate =
          moveTo === null ? `${choice} (refunds of ${most} at most${ends})` : `${verb('move')} to ${moveTo}`
        await confirm(
          `${wordsIn('en').courseLabel(course)} of ${start} will be canceled: ${counted(paid, 'registrant')} ${fate}, ${counted(outcome.unpaid.length, 'payment')} in progress will be stopped, ${people(outcome.waited)} on the waiting list will get an email.`,
        )
        const outcomes = await cancelDate({ course, start, moveTo }, context, note, revision)
        const rows = await Promise.all(
          outcomes.map(async ({ registrationId, name, email, refund, answerBy, movedTo }) => ({
            name,
            email,
            refund,
            answerBy,
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
  answerBy: 'text',
  movedTo: 'text',
  status: 'text',
  registration: 'text',
} as const
