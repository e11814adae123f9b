import { failedMails, mailsOnTheirWay } from '#database/tables/emails.ts'
import type { EmailRow } from '#database/tables/rows/emails.ts'
import { retryMail } from '#server/mail/retry-mail.ts'
import type { AddCommands } from '../command.ts'
import { counted } from '../counted.ts'
import { readId } from '../readers.ts'
import { message, table } from '../result.ts'

export const addMailCommands: AddCommands = (program, run) => {
  const mail = program.command('mail')
  mail
    .command('outbox')
    .summary('Lists the emails that wait to be sent.')
    .description(
      'The site sends them while it runs. It retries for about a day and a half, but not if the address does not exist.',
    )
    .action(
      run(async ({ connection }) =>
        mailTable(await mailsOnTheirWay(connection.database), 'No email waits to be sent.'),
      ),
    )
  mail
    .command('failed')
    .summary('Lists the emails that could not be delivered, with the mail server’s answer.')
    .action(
      run(async ({ connection }) =>
        mailTable(await failedMails(connection.database), 'No email has failed.'),
      ),
    )
  mail
    .command('retry')
    .summary('Sends failed emails again: one, or all of them.')
    .option('--id <ID>', 'an ID from "mail failed"; default: all of them', readId)
    .action(
      run(async ({ connection: { database }, jobs, confirm, note }, { id }) => {
        await confirm(id === undefined ? 'All failed emails will be sent.' : `Email ${id} will be sent.`)
        const count = await retryMail(id, { database, jobs }, note)
        return message(`${counted(count, 'email')} will be sent again.`, { count })
      }),
    )
}

function mailTable(mails: readonly EmailRow[], none: string) {
  const columns = {
    created: 'instant',
    kind: 'text',
    to: 'text',
    subject: 'text',
    attempts: 'number',
    lastError: 'text',
    id: 'text',
  } as const
  const rows = mails.map(({ createdAt, kind, to, subject, attempts, lastError, id }) => ({
    created: createdAt,
    kind,
    to,
    subject,
    attempts,
    lastError,
    id,
  }))
  return table(columns, rows, { none })
}
