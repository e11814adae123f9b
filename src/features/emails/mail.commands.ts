import { counted } from '#content/en/office/counted.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { readId } from '#features/command-line/readers.ts'
import { message, type Result } from '#features/command-line/result.ts'
import type { EmailRow } from '#platform/database/rows/emails.ts'
import { emailsOnTheirWay, failedEmails } from '#platform/email/emails.ts'
import { retryEmail } from './retry-email.ts'

export const addEmailCommands: AddCommands = (program, run) => {
  const email = program.command('mail')
  email
    .command('outbox')
    .summary('Lists the emails that wait to be sent.')
    .description(
      'The site sends them while it runs. It retries for about a day and a half, but not if the address does not exist.',
    )
    .action(
      run(async ({ connection }) =>
        emailTable(await emailsOnTheirWay(connection.database), 'No email waits to be sent.'),
      ),
    )
  email
    .command('failed')
    .summary('Lists the emails that could not be delivered, with the mail server’s answer.')
    .action(
      run(async ({ connection }) =>
        emailTable(await failedEmails(connection.database), 'No email has failed.'),
      ),
    )
  email
    .command('retry')
    .summary('Sends failed emails again: one, or all of them.')
    .option('--id <ID>', 'an ID from "mail failed"; default: all of them', readId)
    .action(
      run(async ({ connection: { database }, jobs, confirm, note }, { id }) => {
        await confirm(id === undefined ? 'All failed emails will be sent.' : `Email ${id} will be sent.`)
        const count = await retryEmail(id, { database, jobs }, note)
        return message(`${counted(count, 'email')} will be sent again.`, { count })
      }),
    )
}

function emailTable(emails: readonly EmailRow[], none: string): Result {
  const rows = emails.map(({ createdAt, kind, to, subject, attempts, lastError, id }) => ({
    created: createdAt,
    kind,
    to,
    subject,
    attempts,
    lastError,
    id,
  }))
  return { rows, none }
}
